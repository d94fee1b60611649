import type { Page } from "playwright/test";
import { givenId } from "../../tools/sandbox/given-requests.ts";
import { giveRequests } from "./support/given-requests.ts";
import { Requester } from "./support/service-request.ts";
import { signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const PRIYA = "92345178";
const UNKNOWN = "SR499999";
const PAGES = [
  ...["/", "/portal/plan", "/notifications", "/deviceselection", "/renewal", "/profile"],
  ...[
    "/myplansandservicerequests",
    `/myplansandservicerequests/${givenId(0)}`,
    `/myplansandservicerequests/${UNKNOWN}`,
  ],
];

declare global {
  interface Window {
    headsSeen: { title: string; heading: string }[];
  }
}

/** Notes the title and the heading of each frame that the browser draws. */
function noteHeads(): void {
  window.headsSeen = [];
  const note = () => {
    const heading = document.querySelector("h1")?.textContent;
    if (heading) window.headsSeen.push({ title: document.title, heading });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** Slows the services down, and notes the heads of pages opened from now on. */
async function watchHeads(page: Page): Promise<void> {
  await page.addInitScript(noteHeads);
  await page.route("**/services/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
}

/** The heads on view since the page was opened whose title does not begin with the heading. */
const differing = (page: Page) =>
  page.evaluate(() => window.headsSeen.filter(({ title, heading }) => !title.startsWith(`${heading} – `)));

async function expectOneHead(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await differing(page), path).toEqual([]);
}

test.describe("a page's title begins with its heading, from the first frame that has one,", () => {
  test.describe("where requests are followed", () => {
    test.use({ client: "sg-carrier" });

    test("also of a request that does not exist", async ({ page, sandbox, problems }) => {
      problems.expect(new RegExp(`^status 400 GET .*${UNKNOWN}`));
      await new Requester(page).signIn(sandbox, PRIYA);
      await giveRequests(sandbox, PRIYA, [{ incident: "Screen Repair", device: "iPhone 17", history: ["SUBMITTED"] }]);
      await watchHeads(page);
      for (const path of PAGES) await expectOneHead(page, path);
      await page.goto("/myplansandservicerequests");
      const menu = page.getByRole("navigation").getByRole("button", { name: "My service requests" });
      await menu.first().click();
      await expect(page.getByRole("heading", { level: 1, name: "My service requests" })).toBeVisible();
      expect(await differing(page)).toEqual([]);
    });
  });

  test("also of the documents of a plan that does not exist", async ({ page, sandbox, weiLing }) => {
    await signIn(page, sandbox, weiLing);
    await watchHeads(page);
    for (const path of ["/", "/portal/documents", "/portal/documents/900000000"]) await expectOneHead(page, path);
  });
});
