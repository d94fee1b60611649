import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { SandboxClient } from "../client.ts";
import { minutesAfter } from "../clock.ts";
import { refuseUnfitTargets } from "../fit-texts.ts";
import type { Resources } from "../resources.ts";
import { readTokenCode, signTokenCode } from "../security/token-code.ts";
import { page, pageRules, refused } from "./page.ts";
import { portalOf } from "./portal-of.ts";

/** How long a code is good that the site sends a customer back with. */
const CODE_MINUTES = 1;

/**
 * The page that plays a site of a client's own. It knows a customer by the code with which the portal sends them, leads
 * who is unknown to the portal for one, and back to it with a code of its own.
 */
export function createOwnSite(resources: Resources): Hono {
  const site = new Hono().use(...pageRules, refuseUnfitTargets).onError(refused);
  return site.get("*", async (context) => {
    const found = siteAt(resources, context);
    if (found === undefined) return context.notFound();
    const { client, name } = found;
    const portal = portalOf(resources, client.code, context.req.raw);
    const person = await personOf(resources, client, context.req.query("c"));
    if (person === undefined) return context.html(strangerPage(name, `${portal}/ssoredirect?site=${name}`));
    const now = await resources.clock.now();
    const expiresAt = minutesAfter(now, CODE_MINUTES);
    const code = await signTokenCode(resources.secret, { client, personId: person.id, expiresAt });
    return context.html(customerPage(name, person.fullName, `${portal}/ssoconsumer?c=${encodeURIComponent(code)}`));
  });
}

/** Whose site stands at a host, which has the local ending here. */
function siteAt({ clients }: Resources, context: Context): { client: SandboxClient; name: string } | undefined {
  const host = (context.req.header("host") ?? "").replace(/:\d+$/, "");
  return clients
    .flatMap((client) => Object.entries(client.sites ?? {}).map(([name, address]) => ({ client, name, address })))
    .find(({ address }) => `${new URL(address).host}.localhost` === host);
}

async function personOf({ database, secret, clock }: Resources, client: SandboxClient, code: string | undefined) {
  const id = code && (await readTokenCode(secret, code, { client, now: await clock.now() }));
  if (!id) return undefined;
  return database.selectFrom("people").select(["id", "fullName"]).where("id", "=", id).executeTakeFirst();
}

const strangerPage = (site: string, portal: string) =>
  page(site, html`<p>Nobody is signed in here.</p><p><a href="${portal}">Sign in with the care portal</a></p>`);

const customerPage = (site: string, fullName: string, portal: string) =>
  page(site, html`<p>Signed in as ${fullName}.</p><p><a href="${portal}">Back to the care portal</a></p>`);
