import { expect } from "playwright/test";
import type { SignInPerson } from "../../../tools/sandbox/people.ts";
import { inspectAgain, setInputMode } from "../visual/input-mode.ts";
import { ofWorker } from "./of-worker.ts";
import { type ProblemWatch, watchProblems } from "./problem-watch.ts";
import type { SandboxConsole } from "./sandbox-console.ts";
import type { RunningPortal } from "./served-portal.ts";

export { expect };

interface OfTest {
  /** Whose portal is opened. Another partner's: `test.use({ client: "sg-carrier" })`. */
  client: string;
  /** The address of the page. */
  served: RunningPortal;
  /** The back end, as it was at first. */
  sandbox: SandboxConsole;
  /** What goes wrong in the browser fails the test, unless announced here. */
  problems: ProblemWatch;
  /** Has a plan with two devices. */
  weiLing: SignInPerson;
}

/** A test in a real browser, on the production build under its policy, with a back end of its own. */
export const test = ofWorker.extend<OfTest>({
  client: ["tech-care", { option: true }],
  served: ({ portal }, use) => use(portal),
  baseURL: ({ served, client }, use) => use(served.clientOrigin(client)),
  sandbox: async ({ served, problems, context }, use) => {
    const { ahead } = await served.sandbox.reset();
    if (ahead > 0) {
      await context.addInitScript(knowServersTime, ahead * 60_000);
      // Where it knows otherwise, the first call is refused for its time, and sent again.
      problems.allow(/^status 401 /);
    }
    await use(served.sandbox);
  },
  problems: async ({ context }, use) => {
    const problems = await watchProblems(context);
    await use(problems);
    expect(problems.unexpected(), "what went wrong in the browser").toEqual([]);
    expect(problems.missing(), "problems that were announced and did not happen").toEqual([]);
  },
  page: async ({ page, problems: _problems, sandbox: _sandbox }, use) => {
    setInputMode(page);
    await use(page);
    await inspectAgain(page);
    // The page's earlier events have then arrived.
    await page.evaluate(() => undefined).catch(() => undefined);
  },
  weiLing: async ({ sandbox }, use) => use(await sandbox.person("weiling")),
});

/** A page knows by how much the server's clock is ahead, as it does from the first reply on. */
function knowServersTime(milliseconds: number): void {
  try {
    if (localStorage.getItem("portal.clock") === null) localStorage.setItem("portal.clock", String(milliseconds));
  } catch {
    // This page has no storage.
  }
}
