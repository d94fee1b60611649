import type { Page } from "playwright/test";
import type { Say } from "./messages.ts";
import type { ProblemWatch } from "./problem-watch.ts";
import type { SandboxConsole } from "./sandbox-console.ts";
import { reachCode, submitCode } from "./steps.ts";

/** The requirements of a screen. */
export interface ScreenFixtures {
  readonly page: Page;
  readonly sandbox: SandboxConsole;
  readonly problems: ProblemWatch;
  readonly say: Say;
}

/** A screen, or a state of one, that a customer can see. */
export interface ScreenState {
  readonly name: string;
  /** Keys of its texts. */
  readonly shows: readonly string[];
  /** What fills them. */
  readonly args?: Readonly<Record<string, string>>;
  readonly isDialog?: true;
  /** Its other contents. */
  readonly verify?: (page: Page) => Promise<void>;
  /** Reaches it from the state before it in its walk; the first one from an empty page. */
  reach(fixtures: ScreenFixtures): Promise<void>;
}

/** States on one path, in the order in which a customer reaches them. */
export interface ScreenWalk {
  readonly name: string;
  readonly states: readonly ScreenState[];
}

/** Presses a button by its whole name. */
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** From any page to those behind a password and a code. */
export async function land(fixtures: ScreenFixtures, name: string): Promise<void> {
  const person = await fixtures.sandbox.person(name);
  await reachCode(fixtures.page, person, fixtures.say);
  await submitCode(fixtures.page, await fixtures.sandbox.newestCode(person), fixtures.say);
}
