import type { Page, Request } from "playwright/test";
import { signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const landing = (page: Page) => page.getByRole("heading", { level: 1, name: /^Hello, / });
const logo = (page: Page) => page.getByRole("button", { name: "tech-care to the start page" });

/** The paths of the requests that a page makes from now on. */
function recordRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request: Request) => paths.push(new URL(request.url()).pathname.replace("/services", "")));
  return paths;
}

const lookUps = (paths: readonly string[]) => paths.filter((path) => path === "/online/findagreement");

/** A page of a signed-in customer that is not home. */
async function goElsewhere(page: Page): Promise<void> {
  await page.goto("/login/link-devices");
  await expect(page).toHaveURL("/login/link-devices");
  await page.waitForLoadState("networkidle");
}

test("the logo makes no call on the landing page, and elsewhere looks plans up before it leads there; analytics gets Log out", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  await signIn(page, sandbox, weiLing);
  await test.step("on the landing page it makes no call", async () => {
    await page.waitForLoadState("networkidle");
    const asked = recordRequests(page);
    expect(await page.getByRole("banner").evaluate((header) => header.clientHeight)).toBe(56);
    await logo(page).click();
    await expect(landing(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
  });
  await goElsewhere(page);
  await test.step("a failed look-up is logged, the page stays, and the logo can be pressed again", async () => {
    problems.expect("status 422 POST /services/online/findagreement");
    problems.expect(/^reported: .*findAgreement|^reported: .*find-agreements/);
    await sandbox.faults({ findAgreement: { kind: "status", status: 422, times: 1 } });
    await logo(page).click();
    await expect
      .poll(async () => (await sandbox.rows("logEntries")).map(({ message }) => message))
      .toContain("Findagreement failed");
    await expect(logo(page)).not.toHaveAttribute("aria-busy");
    await expect(page).toHaveURL("/login/link-devices");
  });
  await test.step("it ignores presses in the meantime, leads home and refreshes the session", async () => {
    await sandbox.faults({ findAgreement: { kind: "latency", ms: 600, times: 1 } });
    const asked = recordRequests(page);
    await logo(page).click();
    await expect(logo(page)).toHaveAttribute("aria-busy", "true");
    await logo(page).click();
    expect(lookUps(asked)).toHaveLength(1);
    await expect(landing(page)).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(logo(page)).not.toHaveAttribute("aria-busy");
    await expect.poll(() => asked).toContain("/online/session");
    // The second is the session's own.
    await expect.poll(() => lookUps(asked)).toHaveLength(2);
  });
  await test.step("Log out is sent to analytics and signs out", async () => {
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/login");
    const analytics = await page.evaluate(() => JSON.stringify(Reflect.get(window, "dataLayer")));
    expect(analytics).toContain("fetch-online-session-success");
    expect(analytics).toContain("signed-out");
  });
});

test("the menu has no item that would lead a customer without a plan back to the start page", async ({
  page,
  sandbox,
  weiLing,
}) => {
  const item = (name: string) => page.getByRole("button", { name, exact: true });
  await signIn(page, sandbox, weiLing);
  await expect(landing(page)).toBeVisible();
  for (const name of ["Plan overview", "My service requests", "Renew plan"]) await expect(item(name)).toBeVisible();
  await item("Log out").click();
  await signIn(page, sandbox, await sandbox.person("grace"));
  await expect(landing(page)).toBeVisible();
  await expect(item("Tech care advice")).toBeVisible();
  for (const name of ["Plan overview", "My service requests", "Renew plan"]) await expect(item(name)).toHaveCount(0);
});
