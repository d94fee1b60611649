import type { Locator, Page } from "playwright/test";
import { scriptPayloads } from "../security/script-payloads.ts";
import { sayIn } from "./support/messages.ts";
import { Requester } from "./support/service-request.ts";
import { expect, test } from "./support/test.ts";

test.use({ client: "sg-carrier" });

const say = sayIn("en-US");
const PRIYA = "92345178";

/** The effect of a payload that runs. */
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

/** The intended page is shown, not an error page; every payload is readable on it, and none ran. */
async function expectReadable(page: Page, heading: Locator): Promise<void> {
  await expect(heading).toBeVisible();
  const missing = async () => {
    const text = await page.getByRole("main").innerText();
    return scriptPayloads.filter((payload) => !text.includes(payload.trim()));
  };
  await expect.poll(missing).toEqual([]);
  await expect(heading).toBeVisible();
  expect(await hasRun(page)).toBe(false);
}

const greeting = (page: Page) => page.getByRole("heading", { level: 1, name: "Hello, Priya", exact: true });

test("text of the server stays text: as a name, in a message, as the label of an option", async ({ page, sandbox }) => {
  await watchRuns(page);
  await spoil(page, "/account/devices", ["data"], ["name", "make", "model", "colour", "capacity"]);
  const requester = new Requester(page);
  await requester.signIn(sandbox, PRIYA);
  await expectReadable(page, greeting(page));
  await requester.begin();
  await expect(page.getByRole("radio")).toHaveCount(scriptPayloads.length);
  await expectReadable(page, requester.heading("service-request.device.title"));
});

test("an argument of a message stays text", async ({ page, sandbox }) => {
  await watchRuns(page);
  await spoil(page, "/findagreement", ["FindAgreementsResults", "Agreements", "Agreement"], ["AgreementId"]);
  await new Requester(page).signIn(sandbox, PRIYA);
  await expectReadable(page, greeting(page));
});

test("an address is no markup, in any part", async ({ page }) => {
  await watchRuns(page);
  await page.goto("/login");
  const product = page.getByRole("heading", { level: 1, name: say("sign-in.identifier.title"), exact: true });
  await product.waitFor();
  await show(page, (encoded) => `/login?next=${encoded}&logoutRedirect=${encoded}#${encoded}`);
  await expect(product).toBeVisible();
  await show(page, (encoded) => `/login/${encoded}?next=${encoded}#${encoded}`);
  await expect(page.getByRole("heading", { level: 1, name: say("shell.not-found.title"), exact: true })).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

/** Goes from payload to payload, each in an address. */
const show = (page: Page, toAddress: (encoded: string) => string) =>
  page.evaluate(
    async (addresses) => {
      for (const address of addresses) {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
        await new Promise((drawn) => setTimeout(drawn, 5));
      }
    },
    scriptPayloads.map((payload) => toAddress(encodeURIComponent(payload))),
  );
