import { type Context, Hono } from "hono";
import { html } from "hono/html";
import type { SandboxClient } from "../client.ts";
import { inTransaction } from "../database/in-transaction.ts";
import { refuseUnfitTargets } from "../fit-texts.ts";
import type { Resources } from "../resources.ts";
import { createTokenCode, useTokenCode } from "../security/token-code.ts";
import { page, pageRules, refused } from "./page.ts";
import { portalOrigin } from "./portal-origin.ts";

/**
 * The page that plays another site of the client. It identifies a customer by the code of the portal's link, once,
 * sends an unknown visitor to the portal for a code, and returns to the portal with a code of its own.
 */
export function createOwnSite(resources: Resources): Hono {
  const site = new Hono().use(...pageRules, refuseUnfitTargets).onError(refused);
  return site.get("*", async (context) => {
    const found = siteAt(resources, context);
    if (found === undefined) return context.notFound();
    const { client, name } = found;
    const portal = portalOrigin(resources, client.code, context.req.raw);
    const visitor = await knownVisitor(resources, client, context.req.query("c"));
    if (visitor === undefined) return context.html(strangerPage(name, `${portal}/ssoredirect?site=${name}`));
    const { fullName, code } = visitor;
    return context.html(customerPage(name, fullName, `${portal}/ssoconsumer?c=${encodeURIComponent(code)}`));
  });
}

/** The client whose site is at a host, which has the local ending here. */
function siteAt({ clients }: Resources, context: Context): { client: SandboxClient; name: string } | undefined {
  const host = (context.req.header("host") ?? "").replace(/:\d+$/, "");
  return clients
    .flatMap((client) => Object.entries(client.sites ?? {}).map(([name, address]) => ({ client, name, address })))
    .find(({ address }) => `${new URL(address).host}.localhost` === host);
}

/** The customer of a code, and the code for the return; `undefined` when the code is not valid. */
async function knownVisitor({ database, secret, clock }: Resources, client: SandboxClient, sent: string | undefined) {
  if (sent === undefined) return undefined;
  const scope = { secret, client, now: await clock.now() };
  return inTransaction(database, async (transaction) => {
    const signIn = await useTokenCode(transaction, sent, scope);
    const code = signIn && (await createTokenCode(transaction, signIn.signInId, scope));
    if (signIn === undefined || code === undefined) return undefined;
    const people = transaction.selectFrom("people").select("fullName").where("id", "=", signIn.personId);
    return { code, ...(await people.executeTakeFirstOrThrow()) };
  });
}

const strangerPage = (site: string, portal: string) =>
  page(site, html`<p>Nobody is signed in here.</p><p><a href="${portal}">Sign in with the care portal</a></p>`);

const customerPage = (site: string, fullName: string, portal: string) =>
  page(site, html`<p>Signed in as ${fullName}.</p><p><a href="${portal}">Back to the care portal</a></p>`);
