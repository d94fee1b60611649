import { expect, type Page } from "playwright/test";
import { land, press, type ScreenFixtures, type ScreenState, type ScreenWalk } from "./screen-state.ts";

/** Logs the present customer out, and signs another in. */
async function landNext(fixtures: ScreenFixtures, name: string): Promise<void> {
  await press(fixtures.page, fixtures.say("shell.sign-out"));
  await fixtures.page
    .getByRole("heading", { level: 1, name: fixtures.say("sign-in.email-and-password.title") })
    .waitFor();
  // The tokens are still being deleted: a page that is left gives its calls up.
  await fixtures.page.waitForLoadState("networkidle");
  await land(fixtures, name);
}

const article = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

/** The panel over the landing page. */
export const notifications: ScreenState = {
  name: "the notifications",
  shows: ["shell.notifications.none"],
  isDialog: true,
  reach: ({ page, say }) => page.getByRole("button", { name: say("shell.notifications.title") }).click(),
};

/** Where a session brings one, and where it cannot be had. */
export const signedIn: ScreenWalk = {
  name: "the landing page, where it cannot be had and where it can",
  states: [
    {
      name: "the login after a session that was lost before its time",
      shows: ["errors.session-lost"],
      async reach(fixtures) {
        fixtures.problems.expect("status 401 GET /services/api/v1/account/profile");
        await fixtures.sandbox.faults({ getProfile: { kind: "expired", times: 1 } });
        await land(fixtures, "weiling");
      },
    },
    {
      name: "the page for errors",
      shows: ["shell.error.title", "shell.error.try-again"],
      async reach(fixtures) {
        fixtures.problems.expect("status 500 GET /services/api/v1/account/profile");
        fixtures.problems.expect(/^reported: /);
        await fixtures.sandbox.faults({ getProfile: { kind: "status", status: 500 } });
        await land(fixtures, "weiling");
      },
    },
    {
      name: "the landing page",
      shows: ["start-page.plans.title"],
      async reach({ page, sandbox, say }) {
        await sandbox.faults({});
        await press(page, say("shell.error.try-again"));
      },
    },
    notifications,
  ],
};

/** Each kind of landing page, by who sees it. */
export const people: ScreenWalk = {
  name: "the landing page of each",
  states: [
    {
      name: "with several plans",
      shows: ["start-page.plans.title"],
      async verify(page) {
        await expect(page.getByRole("heading", { level: 1, name: "Hello, Arjun" })).toBeVisible();
        for (const name of ["Google Pixel 9 Pro", "Apple MacBook Air 13", "Sony WH-1000XM5"]) {
          await expect(article(page, name)).toBeVisible();
        }
        await expect(article(page, "Care Basic")).toContainText("Plan number 900201155");
        await expect(page.getByText("Plan number 900201871")).toBeVisible();
        await expect(page.getByRole("article")).toHaveCount(5);
      },
      reach: (fixtures) => land(fixtures, "arjun"),
    },
    {
      name: "without a plan",
      shows: ["start-page.plans.none", "start-page.plans.explore"],
      async verify(page) {
        await expect(page.getByRole("heading", { level: 1, name: "Hello, Grace" })).toBeVisible();
        const none = "We found no plan for this account yet. A new plan can take a day to appear here.";
        await expect(page.getByText(none)).toBeVisible();
      },
      reach: (fixtures) => landNext(fixtures, "grace"),
    },
    {
      name: "without a device",
      shows: ["start-page.devices.none"],
      async verify(page) {
        await expect(article(page, "Care Plus")).toBeVisible();
        await expect(page.getByText("No device is registered on your plans yet.")).toBeVisible();
      },
      reach: (fixtures) => landNext(fixtures, "siti"),
    },
    {
      name: "after a plan's end",
      shows: ["start-page.plans.ended"],
      async verify(page) {
        await expect(page.getByText("Plan number 900098217")).toBeVisible();
        await expect(page.getByText("Ended", { exact: true })).toBeVisible();
      },
      reach: (fixtures) => landNext(fixtures, "kelvin"),
    },
  ],
};
