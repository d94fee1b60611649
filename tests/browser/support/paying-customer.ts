import { expect, type Page, type Request } from "playwright/test";
import type { SandboxConsole } from "./sandbox-console.ts";
import { Requester } from "./service-request.ts";
import { submitCode } from "./steps.ts";
import { storedTexts } from "./stored-texts.ts";

/** The gateway's fields. */
export const fields = (page: Page) => page.frameLocator("iframe");

/** Signs a customer in by mobile number and code; the portal is at a phone's width. */
export async function signIn(page: Page, sandbox: SandboxConsole, mobile: string): Promise<Requester> {
  const requester = new Requester(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  await page.getByLabel(requester.say("sign-in.mobile.number.label")).fill(mobile);
  await requester.button("sign-in.mobile.submit").click();
  await page.getByLabel(requester.say("people.account.code.label")).waitFor();
  await submitCode(page, await sandbox.newestCode(await sandbox.person(mobile)));
  await page.getByRole("heading", { name: requester.say("start-page.plans.title") }).waitFor();
  return requester;
}

/** The requests that leave for anybody but the gateway. */
export function watchRequests(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (!new URL(request.url()).host.includes("gateway.example")) sent.push(request);
  });
  return sent;
}

/** Looks for the numbers of cards in what was sent, and in what the portal keeps. */
export async function expectNoNumber(page: Page, sent: readonly Request[], ...numbers: string[]): Promise<void> {
  const texts = [await storedTexts(page), ...sent.map((request) => `${request.url()} ${request.postData() ?? ""}`)];
  for (const text of texts.map((one) => one.replaceAll(/\D/g, "")))
    for (const number of numbers) expect(text).not.toContain(number.replaceAll(" ", ""));
}

export const chargesAmong = (sent: readonly Request[]) =>
  sent
    .filter((request) => request.method() === "POST")
    .map((request) => ({ path: new URL(request.url()).pathname, body: request.postDataJSON() }))
    .filter(({ path }) => path.includes("chargeorder"));

export async function choose(requester: Requester, method: string): Promise<void> {
  await requester.card(method).check();
  await requester.button("payments.method.submit").click();
}

export async function enter(page: Page, number: string): Promise<void> {
  await fields(page).getByLabel("Card number").fill(number);
  await fields(page).getByLabel("Expiry date (MM/YY)").fill("08/29");
  await fields(page).getByLabel("Security code").fill("123");
  await fields(page).getByLabel("Name on the card").fill("Alex Customer");
}

export const books = async (sandbox: SandboxConsole) => ({
  ledger: (await sandbox.rows("gatewayLedger")).map(({ kind, amount, currency }) => [kind, amount, currency]),
  payments: (await sandbox.rows("payments")).map(({ status, merchant }) => [status, merchant]),
});
