import type { Page } from "playwright/test";
import { failureModes } from "../../tools/sandbox/failure-modes.ts";
import { sampled } from "./faults/sample.ts";
import { signIn } from "./support/steps.ts";
import { storedTexts } from "./support/stored-texts.ts";
import { expect, test } from "./support/test.ts";

const PROFILE = "/services/api/v1/account/profile";
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
    const noticeMs = Math.round(performance.now() - begun);
    info.annotations.push({
      type: "outage",
      description: `sign-out\tin the other tab\t${network}\t${noticeMs} ms\t\t`,
    });
    // Both tabs go to the login, which one of them then walks.
    if (network === "with a network") await expect(login(page).or(elsewhere(page))).toBeVisible();
    for (const tab of [page, other]) await expect(tab.getByText("Wei Ling")).toHaveCount(0);
    expect(await storedTexts(page)).not.toMatch(/weiling|Wei Ling|900183726/);
    if (network === "with a network") await expect.poll(() => sandbox.rows("accessTokens")).toEqual([]);
  });
}

test("after a sign-out the earlier tokens are refused, and the page waits for nobody", async ({
  page,
  sandbox,
  problems,
  weiLing,
}) => {
  const asked = page.waitForRequest((request) => request.url().endsWith(PROFILE));
  await signIn(page, sandbox, weiLing);
  const { authorization = "", token = "", id = "", ...headers } = await (await asked).allHeaders();
  const replay = async () => {
    const own = { "x-client": headers["x-client"] ?? "", "x-timestamp": headers["x-timestamp"] ?? "" };
    const sent = { ...own, authorization, token, id };
    return page.evaluate(async ([path, as]) => (await fetch(path, { headers: as })).status, [PROFILE, sent] as const);
  };
  problems.expect(`status 401 GET ${PROFILE}`);
  expect(await replay()).toBe(200);
  await sandbox.faults({ endSignIn: { kind: "latency", ms: 1500 } });
  const signOutReply = page.waitForResponse((reply) => reply.request().method() === "DELETE");
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(login(page)).toBeVisible();
  expect(await replay()).toBe(200);
  expect((await signOutReply).status()).toBe(200);
  expect(await replay()).toBe(401);
});

const failures = failureModes.filter(({ fault }) => fault !== undefined);
for (const { name, fault } of sampled(failures, "sign-out", 2)) {
  test(`a sign-out is over at once where its reply fails: ${name}`, async ({ page, sandbox, problems, weiLing }) => {
    // Its report may be pending when the page is left.
    problems.allow(/^status \d+ DELETE |^request failed: (DELETE |POST .*\/logger )|^reported: /);
    await signIn(page, sandbox, weiLing);
    if (fault !== undefined) await sandbox.faults({ endSignIn: fault });
    const asked = page.waitForRequest((request) => request.method() === "DELETE");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(login(page)).toBeVisible();
    await asked;
    await signIn(page, sandbox, weiLing);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
}
