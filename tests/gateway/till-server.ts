import { Hono } from "hono";
import { html, raw } from "hono/html";
import { hashSource } from "../../tools/sandbox/security/hash-source.ts";

/** What the gateway and the portal's till were told. */
export interface TillRecord {
  /** The cards of payments that were begun. */
  readonly begun: { readonly payment: string; readonly card?: string }[];
  /** The fields of the forms that came to the gateway's page. */
  readonly forms: Readonly<Record<string, string>>[];
}

/** The test gateway: card fields and a page, each at an origin of its own, and the till behind the portal. */
export interface TillServer extends TillRecord {
  readonly app: Hono;
  /** Where the till says that the page is; of the gateway when absent. */
  pageOrigin: string | undefined;
  /** Whether the card fields never become ready. */
  areFieldsDead: boolean;
  isPaid(payment: string): boolean;
}

const CARD_HOST = "card.gateway.example.localhost";
const PAGE_HOST = "pay.gateway.example.localhost";
const SESSION = "gateway-session-s3cret";

const hostName = (host = "") => host.replace(/:\d+$/, "");
const portOf = (host = "") => /:\d+$/.exec(host)?.[0] ?? "";

const fieldsScript = `
const tell = (message) => parent.postMessage(message, "*");
const input = document.querySelector("input");
addEventListener("message", ({ data, source }) => {
  if (source !== parent || data.type !== "tokenise") return;
  document.body.dataset.asked = JSON.stringify(data);
  if (input.value === "4242") tell({ type: "tokenised", token: "token-" + input.value, brand: "Visa" });
  else if (input.value === "0000") tell({ type: "tokenised", token: 7, brand: "Visa" });
  else tell({ type: "refused" });
});
`;
const readyScript = `${fieldsScript}tell({ type: "fields-ready" });\n`;

/** Starts with no payments. */
export function createTillServer(): TillServer {
  const paid = new Set<string>();
  const known = new Set<string>();
  const app = new Hono();

  const server: TillServer = {
    app,
    ...{ begun: [], forms: [], pageOrigin: undefined, areFieldsDead: false },
    isPaid: (payment) => paid.has(payment),
  };
  app.get("/fields", (context, next) => {
    if (hostName(context.req.header("host")) !== CARD_HOST) return next();
    const script = server.areFieldsDead ? fieldsScript : readyScript;
    context.header("content-security-policy", `default-src 'none'; script-src ${hashSource(script)}`);
    return context.html(
      html`<!doctype html><html lang="en"><title>Card</title><label>Card number <input inputmode="numeric"></label><script>${raw(script)}</script></html>`,
    );
  });
  app.all("/page", async (context, next) => {
    if (hostName(context.req.header("host")) !== PAGE_HOST) return next();
    const form = context.req.method === "POST" ? await context.req.parseBody() : {};
    const fields = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)]));
    server.forms.push(fields);
    const { payment = "" } = fields;
    return context.html(html`<!doctype html><html lang="en"><title>Bank</title><h1>The bank</h1>
      <a href="/end?payment=${payment}&paid=yes">Pay</a> <a href="/end?payment=${payment}&paid=no">Do not pay</a></html>`);
  });
  app.get("/end", (context, next) => {
    const host = context.req.header("host");
    if (hostName(host) !== PAGE_HOST) return next();
    const payment = context.req.query("payment") ?? "";
    if (context.req.query("paid") === "yes") paid.add(payment);
    return context.redirect(`http://tech-care.localhost${portOf(host)}/payment?payment=${payment}&status=paid`);
  });
  app.post("/till/payments", async (context) => {
    const body = await context.req.json<{ payment: string; card?: string }>();
    known.add(body.payment);
    server.begun.push(body);
    const origin = server.pageOrigin ?? `http://${PAGE_HOST}${portOf(context.req.header("host"))}`;
    return context.json({ address: `${origin}/page`, session: SESSION });
  });
  app.get("/till/payments", (context) => {
    const payment = context.req.query("payment") ?? "";
    return known.has(payment) ? context.json({ isPaid: paid.has(payment) }) : context.json({ message: "None." }, 404);
  });
  return server;
}
