import type { Page } from "playwright/test";
import type { Say } from "./messages.ts";
import type { ProblemWatch } from "./problem-watch.ts";
import type { SandboxConsole } from "./sandbox-console.ts";
import { failPassword, reachCode, submitCode, submitPassword } from "./steps.ts";

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
  reach(way: Way): Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function startSignIn({ page }: Way): Promise<void> {
  await page.goto("/login");
}

async function askForReset(way: Way, email: string): Promise<void> {
  const { page, say } = way;
  await startSignIn(way);
  await press(page, say("sign-in.email-and-password.forgot-password"));
  await page.getByLabel(say("people.account.email.label"), { exact: true }).fill(email);
  await press(page, say("sign-in.forgot-password.submit"));
}

async function refuse(way: Way, times: number): Promise<void> {
  way.problems.expect("status 400 POST /services/api/v1/auth/login");
  await startSignIn(way);
  await failPassword(way.page, await way.sandbox.person("weiling"), times, way.say);
}

async function reachCodeOf(way: Way, name: string): Promise<string> {
  const person = await way.sandbox.person(name);
  await reachCode(way.page, person, way.say);
  return way.sandbox.newestCode(person);
}

async function land(way: Way, name: string): Promise<void> {
  await submitCode(way.page, await reachCodeOf(way, name), way.say);
}

/** Every screen of sign-in, landing page and shell, with its refusals. */
export const screenStates: readonly ScreenState[] = [
  { name: "the login", shows: ["sign-in.email-and-password.title"], reach: startSignIn },
  {
    name: "the login, sent empty",
    shows: ["form.summary-title"],
    async reach(way) {
      await startSignIn(way);
      await press(way.page, way.say("sign-in.email-and-password.submit"));
    },
  },
  {
    name: "the login after a wrong password",
    shows: ["errors.incorrect-email-or-password"],
    reach: (way) => refuse(way, 1),
  },
  {
    name: "the offer of a new password",
    shows: ["sign-in.offer-forgot-password.title"],
    isDialog: true,
    reach: (way) => refuse(way, 4),
  },
  {
    name: "the lock",
    shows: ["sign-in.locked.title", "errors.locked"],
    isDialog: true,
    async reach(way) {
      way.problems.expect("status 405 POST /services/api/v1/auth/login");
      await startSignIn(way);
      await submitPassword(way.page, await way.sandbox.person("daniel"), way.say);
    },
  },
  {
    name: "'Set a new password'",
    shows: ["sign-in.forgot-password.title"],
    async reach(way) {
      await startSignIn(way);
      await press(way.page, way.say("sign-in.email-and-password.forgot-password"));
    },
  },
  {
    name: "'Set a new password' for an unknown email",
    shows: ["errors.no-account-with-email"],
    async reach(way) {
      way.problems.expect("status 400 POST /services/api/v1/auth/password-reset");
      await askForReset(way, "nobody@example.com");
    },
  },
  {
    name: "'Request Sent'",
    shows: ["sign-in.reset-requested.title"],
    reach: (way) => askForReset(way, "weiling.tan@example.com"),
  },
  {
    name: "the code",
    shows: ["sign-in.enter-code.title"],
    async reach(way) {
      await reachCodeOf(way, "weiling");
    },
  },
  {
    name: "the code, too short",
    shows: ["form.summary-title", "errors.code-length"],
    args: { length: "6" },
    async reach(way) {
      await reachCodeOf(way, "weiling");
      await submitCode(way.page, "123", way.say);
    },
  },
  {
    name: "a wrong code",
    shows: ["errors.wrong-code"],
    async reach(way) {
      way.problems.expect("status 400 POST /services/api/v1/auth/otp");
      const code = await reachCodeOf(way, "weiling");
      await submitCode(way.page, code === "111111" ? "222222" : "111111", way.say);
    },
  },
  {
    name: "an expired code",
    shows: ["errors.code-expired", "sign-in.enter-code.resend"],
    async reach(way) {
      await way.page.clock.install();
      await reachCodeOf(way, "weiling");
      await way.page.clock.fastForward("05:01");
    },
  },
  {
    name: "a new code",
    shows: ["sign-in.enter-code.sent-again"],
    async reach(way) {
      await way.page.clock.install();
      await reachCodeOf(way, "weiling");
      await way.page.clock.fastForward("00:31");
      await press(way.page, way.say("sign-in.enter-code.resend"));
    },
  },
  { name: "the landing page", shows: ["start-page.plans.title"], reach: (way) => land(way, "weiling") },
  {
    name: "the landing page with several plans",
    shows: ["start-page.plans.title"],
    reach: (way) => land(way, "arjun"),
  },
  {
    name: "the landing page without a plan",
    shows: ["start-page.plans.none", "start-page.plans.explore"],
    reach: (way) => land(way, "grace"),
  },
  {
    name: "the landing page without a device",
    shows: ["start-page.devices.none"],
    reach: (way) => land(way, "siti"),
  },
  {
    name: "the notifications",
    shows: ["shell.notifications.none"],
    isDialog: true,
    async reach(way) {
      await land(way, "weiling");
      await way.page.getByRole("button", { name: way.say("shell.notifications.title") }).click();
    },
  },
  {
    name: "the landing page after a plan's end",
    shows: ["start-page.plans.not-active"],
    reach: (way) => land(way, "kelvin"),
  },
  {
    name: "the page for errors",
    shows: ["shell.error.title", "shell.error.try-again"],
    async reach(way) {
      way.problems.expect("status 500 GET /services/api/v1/account/profile");
      way.problems.expect(/^reported: /);
      await way.sandbox.faults({ getProfile: { kind: "status", status: 500 } });
      await land(way, "weiling");
    },
  },
  {
    name: "an unknown address",
    shows: ["shell.not-found.title"],
    async reach({ page }) {
      await page.goto("/no/such/page");
    },
  },
  {
    name: "the login after a session that expired",
    shows: ["errors.session-expired"],
    async reach(way) {
      way.problems.expect("status 401 GET /services/api/v1/account/profile");
      await way.sandbox.faults({ getProfile: { kind: "expired", times: 1 } });
      await land(way, "weiling");
    },
  },
];
