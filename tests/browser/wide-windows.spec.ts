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
  ...["pay by card", "pay on the gateway's page", "keep a card", "pay a bill", "pay a term"],
  ...["follow and cancel a request", "pay for a time that costs more", "go on with a request of another browser"],
  ...["decide about a repair for a fee", "answer a reviewer", "confirm that a device is back"],
  ...["print the label of a parcel", "link devices"],
];

const ofCustomers = walks.filter(({ name }) => journeys.includes(name));

test("every journey is walked", () => {
  expect(ofCustomers.map(({ name }) => name).sort()).toEqual([...journeys].sort());
});

for (const walk of sampled(ofCustomers, "wide windows", 2)) {
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

test("a narrow page of a customer is found, also below a wide banner", async ({ page, sandbox, weiLing }) => {
  await signIn(page, sandbox, weiLing);
  await page.goto("/changepass");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await unfitForDesktop(page)).toEqual([]);
  await page.locator("main").evaluate((main) => {
    const blocks = main.querySelectorAll<HTMLElement>(":scope > *");
    for (const block of blocks) block.style.setProperty("max-inline-size", "500px");
    const banner = document.createElement("p");
    banner.textContent = "Something is wrong.";
    banner.style.setProperty("border", "1px solid");
    banner.style.setProperty("padding", "16px");
    main.prepend(banner);
  });
  expect(await unfitForDesktop(page)).toHaveLength(1);
});
