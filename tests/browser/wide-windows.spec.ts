import { sampled } from "./faults/sample.ts";
import { begin, createWalkContext, take } from "./faults/walking.ts";
import { walks } from "./faults/walks.ts";
import { sayIn } from "./support/messages.ts";
import { signIn } from "./support/steps.ts";
import { expect, test } from "./support/test.ts";
import { unfitForDesktop } from "./support/wide-page.ts";

/** Journeys of signed-in customers. */
const journeys = [
  ...["be enrolled", "register the first device", "update a device", "renew a plan", "raise a request"],
  ...["book a cleaning", "rate a completed request", "change the profile", "read documents"],
];

const ofCustomers = walks.filter(({ name }) => journeys.includes(name));

for (const walk of sampled(ofCustomers, "wide windows", 1)) {
  test(`${walk.name}: no page leaves much of a wide window empty`, async ({ page, sandbox, served }) => {
    const there = { ...walk, start: served.clientOrigin(walk.client) + walk.start };
    const walkContext = createWalkContext(there, page, sandbox);
    await begin(there, page);
    const found: string[] = [];
    for (const step of walk.steps) {
      await take(step, walkContext);
      found.push(...(await unfitForDesktop(page)).map((finding) => `after ${step.name}: ${finding}`));
    }
    expect(found).toEqual([]);
  });
}

test("a page without a plan or a request shows how people who help can be reached, to customers alone", async ({
  page,
  sandbox,
  weiLing,
}) => {
  const contacts = page.getByRole("heading", { name: sayIn("en-US")("shell.contact.title") });
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(contacts).toBeHidden();
  await signIn(page, sandbox, weiLing);
  for (const path of ["/no/such/page", "/changepass"]) {
    await page.goto(path);
    await expect(contacts).toBeVisible();
    expect(await unfitForDesktop(page)).toEqual([]);
  }
});

test("a narrow page of a customer is found", async ({ page, sandbox, weiLing }) => {
  await signIn(page, sandbox, weiLing);
  expect(await unfitForDesktop(page)).toEqual([]);
  await page.locator("main").evaluate((main) => main.style.setProperty("max-inline-size", "500px"));
  expect(await unfitForDesktop(page)).toHaveLength(1);
});
