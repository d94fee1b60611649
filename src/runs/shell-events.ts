import { SHELL_EVENTS } from "../engine/index.ts";
import type { Navigation } from "./navigation/navigation.ts";
import type { Portal } from "./portal.ts";

/** Whether the portal itself takes an event of a frame, a plain screen or a problem. */
export function shellAccepts(name: string): boolean {
  return SHELL_EVENTS.some((one) => one === name);
}

/** Takes an event that belongs to no run; others are ignored. */
export function takeShellEvent(
  portal: Portal,
  navigation: Navigation,
  event: { readonly name: string; readonly with: Readonly<Record<string, unknown>> | undefined },
): void {
  const { route } = event.with ?? {};
  if (event.name === "SIGN_OUT") portal.signOut();
  if (event.name === "GO" && typeof route === "string") navigation.go(route);
  if (event.name === "CONTINUE_HERE") void navigation.continueHere();
  if (event.name !== "RETRY") return;
  const { session, page } = portal.store.getState();
  const isDelayed = page.kind === "problem" && page.failure === "delayed";
  if (isDelayed || session.status === "failed") portal.retrySession();
  if (session.status !== "failed") navigation.settle();
}
