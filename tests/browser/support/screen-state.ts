import type { Page } from "playwright/test";
import type { Say } from "./messages.ts";
import type { ProblemWatch } from "./problem-watch.ts";
import type { SandboxConsole } from "./sandbox-console.ts";
import { reachCode, submitCode } from "./steps.ts";

/** What a screen needs to be reached. */
export interface Way {
  readonly page: Page;
  readonly sandbox: SandboxConsole;
  readonly problems: ProblemWatch;
  readonly say: Say;
}

/** A screen, or a state of one, that a customer can see. */
export interface ScreenState {
  readonly name: string;
  /** Keys of texts that stand on it. */
  readonly shows: readonly string[];
  /** What fills them. */
  readonly args?: Readonly<Record<string, string>>;
  readonly isDialog?: true;
  /** What else stands there. */
  readonly holds?: (page: Page) => Promise<void>;
  /** Reaches it from the state before it in its walk; the first one from an empty page. */
  reach(way: Way): Promise<void>;
}

/** States that lie on one way, in the order in which a customer comes to them. */
export interface ScreenWalk {
  readonly name: string;
  readonly states: readonly ScreenState[];
}

/** Presses a button by its whole name. */
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** From anywhere to what a password and a code lead to. */
export async function land(way: Way, name: string): Promise<void> {
  const person = await way.sandbox.person(name);
  await reachCode(way.page, person, way.say);
  await submitCode(way.page, await way.sandbox.newestCode(person), way.say);
}
