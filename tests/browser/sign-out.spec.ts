import type { Page } from "playwright/test";
import { signIn } from "./support/steps.ts";
import { storedTexts } from "./support/stored-texts.ts";
import { expect, test } from "./support/test.ts";

const login = (page: Page) => page.getByRole("heading", { level: 1, name: "Sign in to your plan" });
const elsewhere = (page: Page) => page.getByRole("heading", { name: "This is open in another tab" });

for (const network of ["with a network", "offline"] as const) {
  test(`signing out in one tab signs out the other, ${network}`, async ({ page, context, sandbox, weiLing }, info) => {
    await signIn(page, sandbox, weiLing);
    const other = await context.newPage();
    await signIn(other, sandbox, weiLing);
    if (network === "offline") {
      const icon = { contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
      await context.route("**/favicon.svg", (route) => route.fulfill(icon));
      await context.setOffline(true);
      await other.getByRole("dialog", { name: "Network Status" }).press("Escape");
    }
    const begun = performance.now();
    await other.getByRole("button", { name: "Log out" }).click();
    await page.getByText("Wei Ling").first().waitFor({ state: "detached" });
    const saidMs = Math.round(performance.now() - begun);
    info.annotations.push({ type: "outage", description: `sign-out\tin the other tab\t${network}\t${saidMs} ms\t\t` });
    // Both tabs go to the login, which one of them then walks.
    if (network === "with a network") await expect(login(page).or(elsewhere(page))).toBeVisible();
    for (const tab of [page, other]) await expect(tab.getByText("Wei Ling")).toHaveCount(0);
    expect(await storedTexts(page)).not.toMatch(/weiling|Wei Ling|900183726/);
  });
}
