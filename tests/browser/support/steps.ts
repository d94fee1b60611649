import { expect, type Page } from "playwright/test";
import type { SignInPerson } from "../../../tools/sandbox/people.ts";
import { type Say, sayIn } from "./messages.ts";
import type { SandboxConsole } from "./sandbox-console.ts";

const english = sayIn("en-US");

/** Waits for the app if the page has a prerendered screen, so that nothing is drawn again during a test. */
export async function waitForApp(page: Page): Promise<void> {
  await expect(page.locator("#first-screen")).toHaveCount(0);
}

/** Stays on a screen for as long as it takes to read it: the end of a journey that is left sooner is shown again. */
export const readScreen = (page: Page): Promise<void> => page.waitForTimeout(1_000);

/** Fills in email and password and submits them. */
export async function submitPassword(
  page: Page,
  { email, password }: { email: string; password: string },
  say: Say = english,
): Promise<void> {
  await page.getByLabel(say("people.account.email.label"), { exact: true }).fill(email);
  await page.getByLabel(say("sign-in.email-and-password.password.label"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say("sign-in.email-and-password.submit"), exact: true }).click();
}

/** Fills in a code and submits it. */
export async function submitCode(page: Page, digits: string, say: Say = english): Promise<void> {
  await page.getByLabel(say("people.account.code.label")).fill(digits);
  await page.getByRole("button", { name: say("sign-in.enter-code.submit"), exact: true }).click();
}

/** From the start page to the screen that asks for the code. */
export async function reachCode(page: Page, person: SignInPerson, say: Say = english): Promise<void> {
  await page.goto("/login");
  await submitPassword(page, person, say);
  await page.getByRole("heading", { name: say("sign-in.enter-code.title") }).waitFor();
}

/** From the start page to the landing page. */
export async function signIn(page: Page, sandbox: SandboxConsole, person: SignInPerson): Promise<void> {
  await reachCode(page, person);
  await submitCode(page, await sandbox.newestCode(person));
  await page.getByRole("heading", { level: 1, name: /^Hello, / }).waitFor();
}

/** Signs out by the address, and waits for the reply: a page that is left would report the request as aborted. */
export async function signOutByAddress(page: Page): Promise<void> {
  const ended = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.goto("/login?logoutRedirect=true");
  await ended;
}

/** Submits a wrong password so often, and waits for each answer. */
export async function failPassword(page: Page, person: SignInPerson, times: number, say: Say = english): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const answer = page.waitForResponse((response) => response.url().endsWith("/auth/login"));
    await submitPassword(page, { email: person.email, password: "wrong-password" }, say);
    await answer;
    await expect(page.locator("form [aria-busy]")).toHaveCount(0);
  }
}
