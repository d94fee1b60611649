import { test as base } from "playwright/test";
import type { SignInPerson } from "../../../tools/sandbox/people.ts";
import { type ProblemWatch, watchProblems } from "./problem-watch.ts";
import type { SandboxConsole } from "./sandbox-console.ts";
import { type RunningPortal, servePortalForTests } from "./served-portal.ts";

export { expect } from "playwright/test";

interface OfTest {
  /** Whose portal is opened. Another partner's: `test.use({ client: "sg-carrier" })`. */
  client: string;
  /** The back end, as it was at first. */
  sandbox: SandboxConsole;
  /** What goes wrong in the browser fails the test, unless announced here. */
  problems: ProblemWatch;
  /** Has a plan with two devices. */
  weiLing: SignInPerson;
}

interface OfWorker {
  portal: RunningPortal;
}

/** A test in a real browser, on the production build under its policy, with a back end of its own. */
export const test = base.extend<OfTest, OfWorker>({
  portal: [
    async ({ browserName: _ }, use) => {
      const portal = await servePortalForTests();
      await use(portal);
      await portal.close();
    },
    // The database in memory starts slowly where the machine is busy.
    { scope: "worker", timeout: 120_000 },
  ],
  client: ["tech-care", { option: true }],
  baseURL: ({ portal, client }, use) => use(portal.originOf(client)),
  sandbox: async ({ portal }, use) => {
    await portal.sandbox.reset();
    await use(portal.sandbox);
  },
  problems: async ({ context }, use) => {
    const problems = await watchProblems(context);
    await use(problems);
    base.expect(problems.unexpected(), "what went wrong in the browser").toEqual([]);
    base.expect(problems.missing(), "problems that were announced and did not happen").toEqual([]);
  },
  page: async ({ page, problems: _problems, sandbox: _sandbox }, use) => {
    await use(page);
    // What the page told before is then here.
    await page.evaluate(() => undefined).catch(() => undefined);
  },
  weiLing: async ({ sandbox }, use) => use(await sandbox.person("weiling")),
});
