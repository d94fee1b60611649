import { expect } from "playwright/test";
import { people, signedIn } from "./landing-screens.ts";
import { press, type ScreenFixtures, type ScreenState, type ScreenWalk } from "./screen-state.ts";
import { failPassword, reachCode, submitCode, submitPassword } from "./steps.ts";

async function startSignIn({ page }: ScreenFixtures): Promise<void> {
  await page.goto("/login");
}

async function askForReset({ page, say }: ScreenFixtures, email: string): Promise<void> {
  await page.getByLabel(say("people.account.email.label"), { exact: true }).fill(email);
  await press(page, say("sign-in.forgot-password.submit"));
}

async function refuse(fixtures: ScreenFixtures, times: number): Promise<void> {
  fixtures.problems.expect("status 400 POST /services/api/v1/auth/login");
  await failPassword(fixtures.page, await fixtures.sandbox.person("weiling"), times, fixtures.say);
}

/** The login after the lock was closed, and one wrong password. */
export const afterWrongPassword: ScreenState = {
  name: "the login after a wrong password",
  shows: ["errors.incorrect-email-or-password"],
  async reach(fixtures) {
    await fixtures.page.keyboard.press("Escape");
    await expect(fixtures.page.getByRole("dialog")).toHaveCount(0);
    await refuse(fixtures, 1);
  },
};

/** The offer of a new password, after the fourth wrong one. */
export const offer: ScreenState = {
  name: "the offer of a new password",
  shows: ["sign-in.offer-forgot-password.title"],
  isDialog: true,
  reach: (fixtures) => refuse(fixtures, 3),
};

/** The lock of an account, at the first try. */
export const lock: ScreenState = {
  name: "the lock",
  shows: ["sign-in.locked.title", "errors.locked"],
  isDialog: true,
  async reach(fixtures) {
    fixtures.problems.expect("status 405 POST /services/api/v1/auth/login");
    await submitPassword(fixtures.page, await fixtures.sandbox.person("daniel"), fixtures.say);
  },
};

const visitor: ScreenWalk = {
  name: "what a visitor sees",
  states: [
    {
      name: "an unknown address",
      shows: ["shell.not-found.title"],
      async reach({ page }) {
        await page.goto("/no/such/page");
      },
    },
    { name: "the login", shows: ["sign-in.email-and-password.title"], reach: startSignIn },
    {
      name: "the login, sent empty",
      shows: ["form.summary-title"],
      reach: ({ page, say }) => press(page, say("sign-in.email-and-password.submit")),
    },
    lock,
    afterWrongPassword,
    offer,
    {
      name: "'Set a new password'",
      shows: ["sign-in.forgot-password.title"],
      async reach({ page, say }) {
        await press(page, say("sign-in.offer-forgot-password.decline"));
        await press(page, say("sign-in.email-and-password.forgot-password"));
      },
    },
    {
      name: "'Set a new password' for an unknown email",
      shows: ["errors.no-account-with-email"],
      reach(fixtures) {
        fixtures.problems.expect("status 400 POST /services/api/v1/auth/password-reset");
        return askForReset(fixtures, "nobody@example.com");
      },
    },
    {
      name: "'Request Sent'",
      shows: ["sign-in.reset-requested.title"],
      reach: (fixtures) => askForReset(fixtures, "weiling.tan@example.com"),
    },
  ],
};

const code: ScreenWalk = {
  name: "the code with all that is said of it",
  states: [
    {
      name: "the code",
      shows: ["sign-in.enter-code.title"],
      async reach(fixtures) {
        await fixtures.page.clock.install();
        await reachCode(fixtures.page, await fixtures.sandbox.person("weiling"), fixtures.say);
      },
    },
    {
      name: "the code, too short",
      shows: ["form.summary-title", "errors.code-length", "sign-in.enter-code.resend"],
      args: { length: "6" },
      async reach(fixtures) {
        // From here on the page does not change until the code expires.
        await fixtures.page.clock.fastForward("00:31");
        await submitCode(fixtures.page, "123", fixtures.say);
      },
    },
    {
      name: "a wrong code",
      shows: ["errors.wrong-code"],
      async reach(fixtures) {
        fixtures.problems.expect("status 400 POST /services/api/v1/auth/otp");
        const right = await fixtures.sandbox.newestCode(await fixtures.sandbox.person("weiling"));
        await submitCode(fixtures.page, right === "111111" ? "222222" : "111111", fixtures.say);
      },
    },
    {
      name: "a new code",
      shows: ["sign-in.enter-code.sent-again"],
      reach: ({ page, say }) => press(page, say("sign-in.enter-code.resend")),
    },
    {
      name: "an expired code",
      shows: ["errors.code-expired", "sign-in.enter-code.resend"],
      reach: ({ page }) => page.clock.fastForward("05:01"),
    },
  ],
};

/** Every screen of sign-in, landing page and shell, with its refusals. */
export const screenWalks: readonly ScreenWalk[] = [visitor, code, signedIn, people];
