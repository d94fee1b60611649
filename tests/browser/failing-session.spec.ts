import { expectAccessible } from "./support/accessible-page.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

/** Basic since last year, and 4.0, which renews in twelve days. */
const JASMINE = "87719023";

test("a start page whose data cannot be had says so within eight seconds, goes on trying, and opens once they can", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/^status 500 /);
  const customer = new Requester(page);
  await customer.signIn(sandbox, JASMINE);
  await sandbox.faults({ findAgreementV2: { kind: "status", status: 500 } });
  const start = Date.now();
  await page.reload();
  await expect(customer.heading("shell.error.delayed.title")).toBeVisible({ timeout: 8_000 });
  expect(Date.now() - start).toBeLessThan(8_000);
  await expect(customer.button("shell.error.try-again")).toBeVisible();
  await expectAccessible(page);
  await sandbox.faults({});
  await expect(page.getByRole("heading", { name: customer.say("start-page.plans.title") })).toBeVisible({
    timeout: 20_000,
  });
});

test("a start page whose customer cannot be had opens without a press once they can", async ({
  page,
  sandbox,
  problems,
}) => {
  problems.allow(/^status 500 /);
  problems.allow(/^reported: /);
  const customer = new Requester(page);
  await customer.signIn(sandbox, JASMINE);
  await sandbox.faults({ getProfile: { kind: "status", status: 500 } });
  await page.reload();
  await expect(customer.heading("shell.error.title")).toBeVisible();
  await expect(customer.button("shell.error.try-again")).toBeVisible();
  await sandbox.faults({});
  await expect(page.getByRole("heading", { name: customer.say("start-page.plans.title") })).toBeVisible({
    timeout: 20_000,
  });
});
