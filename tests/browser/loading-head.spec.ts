import { givenId } from "../../tools/sandbox/given-requests.ts";
import { giveRequests } from "./support/given-requests.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

const PRIYA = "92345178";
const PAGES = [
  ...["/portal/plan", "/notifications", "/deviceselection", "/renewal", "/profile"],
  ...["/myplansandservicerequests", `/myplansandservicerequests/${givenId(0)}`],
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

test("a page's title begins with its heading, from the first frame that has one", async ({ page, sandbox }) => {
  await new Requester(page).signIn(sandbox, PRIYA);
  await giveRequests(sandbox, PRIYA, [{ incident: "Screen Repair", device: "iPhone 17", history: ["SUBMITTED"] }]);
  await page.addInitScript(noteHeads);
  await page.route("**/services/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  const differing = () =>
    page.evaluate(() => window.headsSeen.filter(({ title, heading }) => !title.startsWith(`${heading} – `)));
  for (const path of PAGES) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await differing(), path).toEqual([]);
  }
  const menu = page.getByRole("navigation").getByRole("button", { name: "My service requests" });
  await menu.first().click();
  await expect(page.getByRole("heading", { level: 1, name: "My service requests" })).toBeVisible();
  expect(await differing()).toEqual([]);
});
