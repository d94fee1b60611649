import { expect, type Page } from "playwright/test";
import { expectSound, signInByMobile } from "./home-carrier.ts";
import { expectToFitPhone } from "./narrow-page.ts";
import type { SandboxConsole } from "./sandbox-console.ts";
import { Requester } from "./service-request.ts";

/** Signs a customer in, and opens a new request. */
export async function begin(page: Page, sandbox: SandboxConsole, mobile: string): Promise<Requester> {
  const requester = new Requester(page, "zh-Hant-TW");
  await signInByMobile(page, sandbox, mobile);
  await requester.begin();
  return requester;
}

/** The questions of triage in Taiwan: what is asked, and the answers. */
export const QUESTIONS = {
  wasBroken: { label: "裝置曾經摔落、碰撞或破裂嗎？", yes: "有", no: "沒有" },
  wasWet: { label: "裝置曾經泡水或受潮嗎？", yes: "有", no: "沒有" },
  isSwollen: { label: "電池有膨脹嗎？", yes: "有膨脹", no: "沒有膨脹" },
} as const;

type Answers = Partial<Record<keyof typeof QUESTIONS, "yes" | "no">>;

/** Answers questions of triage, and goes on. */
export async function answer(requester: Requester, answers: Answers): Promise<void> {
  await expect(requester.heading("service-request.triage.title")).toBeVisible();
  for (const question of ["wasBroken", "wasWet", "isSwollen"] as const) {
    const given = answers[question];
    if (given === undefined) continue;
    const { label, ...options } = QUESTIONS[question];
    const group = requester.page.getByRole("radiogroup", { name: label });
    await group.getByRole("radio", { name: options[given], exact: true }).check();
  }
  await expectSound(requester.page);
  await requester.button("service-request.triage.submit").click();
}

/** Says on the page of the repair what is wrong. */
export async function describe(requester: Requester): Promise<void> {
  await expect(requester.heading("service-request.repair.title")).toBeVisible();
  await expect(requester.page).toHaveURL("/repair");
  await requester.page.getByLabel("裝置有什麼狀況？").fill("螢幕會閃爍，重新開機也沒有改善。");
  await expectSound(requester.page);
  await expectToFitPhone(requester.page);
  await requester.button("service-request.repair.submit").click();
}
