import type { Page } from "playwright/test";
import { scriptPayloads } from "../security/script-payloads.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

const PRIYA = "92345178";

/** What a payload would do if it ran. */
const watchRuns = (page: Page) =>
  page.addInitScript(() => {
    const ran = () => Object.assign(window, { hasRun: true });
    Object.assign(window, { ran });
  });
const hasRun = (page: Page) => page.evaluate(() => Reflect.get(window, "hasRun") === true);

/** Puts an entry for each payload into a list of a reply: its first entry, with the payload where it is named. */
const spoil = (page: Page, path: string, list: readonly string[], names: readonly string[]) =>
  page.addInitScript(
    ([pathEnd, steps, members, payloads]) => {
      const ask = window.fetch;
      window.fetch = async (...request) => {
        const reply = await ask(...request);
        if (!reply.url.endsWith(pathEnd)) return reply;
        const body = await reply.json();
        const parent = steps.slice(0, -1).reduce((value, name) => value[name], body);
        const [first] = parent[steps.at(-1) ?? ""];
        parent[steps.at(-1) ?? ""] = payloads.map((payload, place) => ({
          ...first,
          ...("id" in first ? { id: `id-${place}` } : {}),
          ...Object.fromEntries(members.map((name) => [name, payload])),
        }));
        return new Response(JSON.stringify(body), { status: reply.status, headers: reply.headers });
      };
    },
    [path, list, names, scriptPayloads] as const,
  );

test("text of the server is text: as a name, in a message, as the label of an option", async ({ page, sandbox }) => {
  await watchRuns(page);
  await spoil(page, "/account/devices", ["data"], ["name", "make", "model", "colour", "capacity"]);
  const requester = new Requester(page);
  await requester.signIn(sandbox, PRIYA);
  const names = page.getByRole("heading", { level: 3 });
  await expect.poll(async () => await names.allTextContents()).toEqual(expect.arrayContaining([...scriptPayloads]));
  expect(await hasRun(page)).toBe(false);
  await requester.begin();
  await expect(page.getByRole("radio")).toHaveCount(scriptPayloads.length);
  const labels = await page.getByRole("radio").evaluateAll((all) => all.map((one) => one.closest("label")?.innerText));
  const missing = scriptPayloads.filter((payload) => !labels.some((label) => label?.includes(payload.trim())));
  expect(missing).toEqual([]);
  expect(await hasRun(page)).toBe(false);
});

test("an argument of a message is text", async ({ page, sandbox }) => {
  await watchRuns(page);
  await spoil(page, "/findagreement", ["FindAgreementsResults", "Agreements", "Agreement"], ["AgreementId"]);
  await new Requester(page).signIn(sandbox, PRIYA);
  const missing = async () => {
    const text = await page.getByRole("main").innerText();
    return scriptPayloads.filter((payload) => !text.includes(payload));
  };
  await expect.poll(missing).toEqual([]);
  expect(await hasRun(page)).toBe(false);
});

test("an address is no markup, wherever it says something", async ({ page }) => {
  await watchRuns(page);
  await page.goto("/login");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(async (payloads) => {
    for (const payload of payloads) {
      const said = encodeURIComponent(payload);
      history.pushState(null, "", `/login/${said}?next=${said}&logoutRedirect=${said}#${said}`);
      dispatchEvent(new PopStateEvent("popstate"));
      await new Promise((drawn) => setTimeout(drawn, 5));
    }
  }, scriptPayloads);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});
