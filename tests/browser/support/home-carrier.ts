import { expect, type Page } from "playwright/test";
import { expectAccessible } from "./accessible-page.ts";
import { sayIn } from "./messages.ts";
import type { SandboxConsole } from "./sandbox-console.ts";
import { submitCode } from "./steps.ts";
import { allTexts, englishWhere } from "./texts-on-view.ts";

/** What customers of the home carrier read. */
export const chinese = sayIn("zh-Hant-TW");

/** Customers of the home carrier, by their mobile numbers. */
export const customers = {
  /** Has an account, a plan and devices. */
  yiChun: "0912345678",
  /** Has an account and a plan, and no device. */
  kuanYu: "0955308817",
  /** Has no account; a plan waits for her. */
  yaTing: "0937120486",
  /** A person without an account or a plan. */
  peiShan: "0970226315",
} as const;

/** Signs in by mobile number and code; where that leads, the guard decides. */
export async function signInByMobile(page: Page, sandbox: SandboxConsole, mobile: string): Promise<void> {
  await page.goto("/login");
  await giveMobileAndCode(page, sandbox, mobile);
}

/** Signs in at the open login. */
export async function giveMobileAndCode(page: Page, sandbox: SandboxConsole, mobile: string): Promise<void> {
  await page.getByLabel(chinese("sign-in.mobile.number.label")).fill(mobile);
  await page.getByRole("button", { name: chinese("sign-in.mobile.submit") }).click();
  await page.getByLabel(chinese("people.account.code.label")).waitFor();
  await submitCode(page, await sandbox.newestCode(await sandbox.person(mobile)), chinese);
}

const button = (page: Page, key: string) => page.getByRole("button", { name: chinese(key), exact: true });

/** The fields of an address. */
export const city = (page: Page) => page.getByLabel("縣市");
export const district = (page: Page) => page.getByLabel("鄉鎮市區");
export const postcode = (page: Page) => page.getByLabel("郵遞區號");
export const street = (page: Page) => page.getByLabel("地址", { exact: true });

/** From the login to the form of a newcomer. */
export async function reachContact(page: Page, sandbox: SandboxConsole): Promise<void> {
  await signInByMobile(page, sandbox, customers.yaTing);
  await button(page, "user-information.steps.get-started").click();
  await page.getByLabel(chinese("user-information.contact.lastName.label")).waitFor();
}

/** From the login to the form of the address. */
export async function reachAddress(page: Page, sandbox: SandboxConsole): Promise<void> {
  await reachContact(page, sandbox);
  await page.getByLabel(chinese("user-information.contact.email.label")).fill("yating.wang@example.com");
  await button(page, "user-information.contact.submit").click();
  await page.getByRole("heading", { name: chinese("user-information.address.title") }).waitFor();
}

/** From the login to the review, with an address in Taoyuan. */
export async function reachReview(page: Page, sandbox: SandboxConsole): Promise<void> {
  await reachAddress(page, sandbox);
  await page.getByLabel("縣市").selectOption("桃園市");
  await page.getByLabel("鄉鎮市區").selectOption("桃園區");
  await page.getByLabel("地址", { exact: true }).fill("中正路100號");
  await button(page, "user-information.address.submit").click();
  await page.getByRole("heading", { name: chinese("user-information.review.title") }).waitFor();
}

const isEnglish = englishWhere("zh-Hant-TW");

/** The screen as it is now is all in Chinese, and for everybody, narrow and wide. */
export async function expectSound(page: Page): Promise<void> {
  expect((await allTexts(page)).filter(isEnglish)).toEqual([]);
  await expectAccessible(page);
}
