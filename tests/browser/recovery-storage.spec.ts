import type { Page } from "playwright/test";
import { clearStorage, cutStorage, denyStorage, fillStorage, openLate } from "./recovery/damage.ts";
import { sayIn } from "./support/messages.ts";
import { reachCode, signIn, submitCode } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const say = sayIn("en-US");
const memoryNotice = (page: Page) => page.getByRole("alert").filter({ hasText: say("shell.storage-memory.text") });
const lost = (page: Page) => page.getByRole("alert").filter({ hasText: say("shell.storage-lost.text") });
const welcome = (page: Page) => page.getByRole("heading", { level: 1, name: /^Hello, / });

for (const [how, damage] of [
  ["denies its storage", denyStorage],
  ["has no room", fillStorage],
] as const) {
  test(`in a browser that ${how} a customer signs in, and reads what a reload would lose`, async ({
    page,
    sandbox,
    weiLing,
  }) => {
    await page.addInitScript(damage);
    await reachCode(page, weiLing);
    await expect(memoryNotice(page)).toBeVisible();
    await submitCode(page, await sandbox.newestCode(weiLing));
    await expect(welcome(page)).toBeVisible();
    await expect(memoryNotice(page)).toBeVisible();
    await memoryNotice(page)
      .getByRole("button", { name: say("portal.close") })
      .click();
    await expect(memoryNotice(page)).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: say("sign-in.email-and-password.title") })).toBeVisible();
    await expect(memoryNotice(page)).toBeVisible();
  });
}

test("a damaged run is not continued: the customer reads so, and signs in again", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await reachCode(page, weiLing);
  await cutStorage(page);
  await page.reload();
  await expect(lost(page)).toBeVisible();
  await signIn(page, sandbox, weiLing);
  await cutStorage(page);
  await page.reload();
  await signIn(page, sandbox, weiLing);
});

test("in a browser whose databases open late, a reload leads back to the same page", async ({
  page,
  sandbox,
  weiLing,
}) => {
  const digits = page.getByLabel(say("people.account.code.label"));
  await reachCode(page, weiLing);
  await page.addInitScript(openLate);
  await page.reload();
  await expect(digits).toBeVisible();
  await submitCode(page, await sandbox.newestCode(weiLing));
  await expect(welcome(page)).toBeVisible();
  await page.waitForFunction(() => sessionStorage.getItem("portal.vault") !== null);
  await page.reload();
  await expect(welcome(page)).toBeVisible();
});

test("a browser that clears its storage during a journey does not prevent its completion", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await reachCode(page, weiLing);
  await clearStorage(page);
  await submitCode(page, await sandbox.newestCode(weiLing));
  await expect(welcome(page)).toBeVisible();
  await expect(memoryNotice(page)).toHaveCount(0);
  await clearStorage(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: say("sign-in.email-and-password.title") })).toBeVisible();
});
