import type { Page } from "playwright/test";
import { ofWorker } from "./of-worker.ts";
import { watchProblems } from "./problem-watch.ts";

export const { expect } = ofWorker;

/** Tests of the portal whose customers pay by the test gateway. */
export const test = ofWorker.extend<{ problems: Awaited<ReturnType<typeof watchProblems>> }>({
  baseURL: ({ tillPortal }, use) => use(tillPortal.origin),
  problems: [
    async ({ context, tillPortal }, use) => {
      Object.assign(tillPortal.till, { pageOrigin: undefined, areFieldsDead: false, fault: undefined });
      tillPortal.till.begun.length = 0;
      tillPortal.till.forms.length = 0;
      const problems = await watchProblems(context);
      await use(problems);
      expect(problems.unexpected(), "what went wrong in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** The page of the card fields. */
export const cardFields = (page: Page) => page.frameLocator("iframe");

/** Enters a card and asks for its token. */
export async function payBy(page: Page, number: string): Promise<void> {
  await page.goto("/pay");
  await cardFields(page).getByLabel("Card number").fill(number);
  await page.getByRole("button", { name: "Pay now" }).click();
}

/** To the gateway's page. */
export async function goToBank(page: Page): Promise<void> {
  await payBy(page, "4242");
  await title(page, "The bank").waitFor();
}
