import { spoilt } from "../security/spoilt.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

// Any other problem, such as a console error, fails the test by its fixtures.
test("a reply with JavaScript's special names is refused, and changes neither page nor objects", async ({
  page,
  problems,
  sandbox,
}) => {
  problems.expect(/^reported: .*"session\.fetch","failure":"invalid"/);
  problems.expect(/^reported: .*"where":"session fetched","name":"invalid"/);
  let spoiled = 0;
  await page.route("**/online/session", async (route) => {
    const request = route.request();
    const { host, port, pathname, search } = new URL(request.url());
    // Node finds no address for the names under localhost; the server knows the client by the name.
    const url = `http://127.0.0.1:${port}${pathname}${search}`;
    const response = await route.fetch({ url, headers: { ...request.headers(), host } });
    spoiled += response.ok() ? 1 : 0;
    await route.fulfill({ response, body: spoilt(await response.text()) });
  });
  await new Requester(page).signIn(sandbox, "92345178");
  await expect(page.getByRole("heading", { level: 1, name: "Hello, Priya" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect.poll(() => spoiled).toBeGreaterThan(0);
  const polluted = () => ["polluted" in {}, "polluted" in [], "polluted" in (() => 0)];
  expect(await page.evaluate(polluted)).toEqual([false, false, false]);
});
