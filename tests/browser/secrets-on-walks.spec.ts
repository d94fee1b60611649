import { settled } from "./faults/page-view.ts";
import { sampled } from "./faults/sample.ts";
import { begin, createWalkContext, openFor } from "./faults/walking.ts";
import { walks } from "./faults/walks.ts";
import { watchLeaks } from "./secrets/leak-watch.ts";
import { expect, test } from "./support/test.ts";

/** How many walks are looked at while all tests run. */
const WALKS = 1;

for (const walk of sampled(walks, "secrets", WALKS)) {
  test(`${walk.name}: no secret is in an address, a referrer, the console, the log, analytics or storage`, async ({
    browser,
    quickSite,
    sandbox,
  }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ locale: walk.locale, baseURL: quickSite.clientOrigin(walk.client) });
    const watch = watchLeaks(context, Object.keys(walk.stored ?? {}));
    const { page } = await openFor(context);
    const walkContext = createWalkContext(walk, page, sandbox);
    await begin(walk, page);
    for (const step of walk.steps) {
      await settled(page);
      await step.fill?.(walkContext);
      await watch.inspect(page, step.name);
      await step.press(walkContext);
    }
    await settled(page);
    await watch.inspect(page, "the end");
    await context.close();
    expect(watch.leaks()).toEqual([]);
  });
}

test("a leaked secret is found at every place", async ({ page, context, problems }) => {
  problems.expect("status 404 GET /services/no-such-call");
  const watch = watchLeaks(context, []);
  await page.goto("/login");
  await expect(page.locator("#first-screen")).toHaveCount(0);
  await page.getByLabel("Password", { exact: true }).fill("Tell-nobody-26");
  await page.evaluate(async () => {
    console.log("S1234567D");
    localStorage.setItem("somewhere", "imei 490154203237518");
    Reflect.set(window, "dataLayer", [{ event: "Tell-nobody-26" }]);
    await fetch("/services/no-such-call?id=A123456789");
  });
  await watch.inspect(page, "now");
  expect(watch.leaks().toSorted()).toEqual([
    "a national ID in address of GET /services/no-such-call",
    "a national ID in console",
    'a password in analytics, at "now"',
    'an IMEI in storage, at "now"',
  ]);
});
