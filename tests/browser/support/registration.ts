import { expect, type Page } from "playwright/test";
import type { SignInPerson } from "../../../tools/sandbox/people.ts";

/** A password that cannot be guessed. */
export const NEW_PASSWORD = "Satay by the bay 9";

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
export const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const step = (page: Page, place: number, count = 5) =>
  page.getByText(`Step ${place} of ${count}`, { exact: true });

const fill = (page: Page, label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);

/** The last characters of a person's national ID. */
export const idEnding = ({ nationalId = "" }: SignInPerson) => nationalId.slice(-4);

/** From the address to the question for the national ID. */
export async function giveMobile(page: Page, number: string): Promise<void> {
  await page.goto("/login/register");
  await fill(page, "Mobile number", number);
  await press(page, "Continue");
}

/** The end of the national ID, on the screen that asks for it. */
export async function giveEnding(page: Page, characters: string): Promise<void> {
  await fill(page, "Last 4 characters of your ID", characters);
  await press(page, "Continue");
}

/** From the address to the question for an email. */
export async function reachEmail(page: Page, person: SignInPerson): Promise<void> {
  await giveMobile(page, person.mobile);
  await giveEnding(page, idEnding(person));
  await expect(step(page, 3)).toBeVisible();
}

/** Another email than the plan's, on the screen that asks for it. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await expect(step(page, 3)).toBeVisible();
  const other = page.getByText("Use another email", { exact: true });
  if (await other.isVisible()) await other.click();
  await fill(page, "Your email", email);
  await press(page, "Send me a code");
}

/** From the address to the code, which goes to the email that the plan is linked to. */
export async function reachCode(page: Page, person: SignInPerson): Promise<void> {
  await reachEmail(page, person);
  await page.getByText(/^Use .+@/).click();
  await press(page, "Send me a code");
  await expect(step(page, 4)).toBeVisible();
}

/** The digits, on the screen that asks for them. */
export async function giveCode(page: Page, code: string): Promise<void> {
  await fill(page, "Six-digit code", code);
  await press(page, "Continue");
}

/** A password, on the screen that asks for it. */
export async function givePassword(page: Page, password = NEW_PASSWORD): Promise<void> {
  await fill(page, "New password", password);
  await press(page, "Continue");
}
