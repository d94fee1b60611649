import { reachCode, signIn, submitCode, submitPassword } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";

const card = (name: string) => ({ name, exact: true });

test("email, password and code lead to one's own plan and devices", async ({ page, sandbox, weiLing }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/login");
  await expect(page).toHaveTitle("Sign in to your plan – tech-care");
  await submitPassword(page, weiLing);
  await expect(page.getByRole("heading", { name: "Enter the code we sent you" })).toBeFocused();
  await expect(
    page.getByText(/^We sent a six-digit code to w\S*n@example\.com\. It works for 5 minutes\.$/),
  ).toBeVisible();
  await submitCode(page, await sandbox.newestCode(weiLing));

  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Wei Ling" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Tan Wei Ling").first()).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  const plan = page.getByRole("article", card("Care Basic"));
  await expect(plan).toContainText("Active");
  await expect(plan).toContainText("Plan number 900183726");
  await expect(plan).toContainText(/Renews on .*March.* 2027/);
  const phone = page.getByRole("article", card("Apple iPhone 16 Pro"));
  await expect(phone).toContainText("Desert Titanium, 256 GB");
  await expect(phone).toContainText("IMEI or serial 356938035643809");
  await expect(phone).toContainText("Covered");
  await expect(page.getByRole("article", card("Samsung Galaxy Tab S10"))).toContainText(
    "IMEI or serial 352849117002166",
  );
});

test("what is shown is what the rows hold", async ({ page, sandbox, weiLing }) => {
  await signIn(page, sandbox, weiLing);
  const people = await sandbox.rows("people");
  const me = people.find(({ email }) => email === weiLing.email);
  const plans = (await sandbox.rows("agreements")).filter(({ personId }) => personId === me?.id);
  const ids = plans.map(({ id }) => id);
  const devices = (await sandbox.rows("devices")).filter(({ agreementId }) => ids.includes(agreementId));
  expect(devices).toHaveLength(2);
  for (const id of ids) await expect(page.getByText(`Plan number ${id}`)).toBeVisible();
  for (const { imei } of devices) await expect(page.getByText(`IMEI or serial ${imei}`)).toBeVisible();
});

test("another person sees theirs, and nobody else's", async ({ page, sandbox }) => {
  await signIn(page, sandbox, await sandbox.person("arjun"));
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Arjun" })).toBeVisible();
  for (const name of ["Google Pixel 9 Pro", "Apple MacBook Air 13", "Sony WH-1000XM5"]) {
    await expect(page.getByRole("article", card(name))).toBeVisible();
  }
  await expect(page.getByRole("article", card("Care Basic"))).toContainText("Plan number 900201155");
  await expect(page.getByText("Plan number 900201871")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(5);
});

test("a plan without a device says so", async ({ page, sandbox }) => {
  await signIn(page, sandbox, await sandbox.person("siti"));
  await expect(page.getByRole("article", card("Care Plus"))).toBeVisible();
  await expect(page.getByText("No device is registered on your plans yet.")).toBeVisible();
});

test("an account without a plan says so", async ({ page, sandbox }) => {
  await signIn(page, sandbox, await sandbox.person("grace"));
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Grace" })).toBeVisible();
  await expect(
    page.getByText("We found no plan for this account yet. A new plan can take a day to show here."),
  ).toBeVisible();
});

test("a plan that has ended is shown as not active", async ({ page, sandbox }) => {
  await signIn(page, sandbox, await sandbox.person("kelvin"));
  await expect(page.getByText("Plan number 900098217")).toBeVisible();
  await expect(page.getByText("Not active")).toBeVisible();
});

test("a right password opens one code session and sends one code, which is then used once", async ({
  page,
  sandbox,
  weiLing,
}) => {
  await reachCode(page, weiLing);
  expect(await sandbox.outbox(weiLing)).toHaveLength(1);
  expect(await sandbox.rows("codeSessions")).toMatchObject([{ wrongTries: 0, usedAt: null }]);
  expect(await sandbox.rows("accessTokens")).toEqual([]);
  await submitCode(page, await sandbox.newestCode(weiLing));
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  expect(await sandbox.rows("codeSessions")).toMatchObject([{ wrongTries: 0, usedAt: expect.any(String) }]);
  expect(await sandbox.rows("accessTokens")).toHaveLength(1);
});

test("an email is the same in capitals and between spaces", async ({ page, weiLing }) => {
  await page.goto("/login");
  await submitPassword(page, { ...weiLing, email: ` ${weiLing.email.toUpperCase()} ` });
  await expect(page.getByRole("heading", { name: "Enter the code we sent you" })).toBeVisible();
});
