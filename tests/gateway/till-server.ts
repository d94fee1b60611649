import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { html, raw } from "hono/html";
import { hashSource } from "../../tools/sandbox/security/hash-source.ts";

/** What the gateway and the portal's till were told. */
export interface TillRecord {
  /** The cards of payments that were begun. */
  readonly begun: { readonly payment: string; readonly card?: string }[];
  /** The fields of the forms that came to the gateway's page. */
  readonly forms: Readonly<Record<string, string>>[];
}

/** How the till behind the portal fails; it does what it was asked for before it does. */
export type TillFault = "cut" | "500" | "html" | "shape";

/** The test gateway: card fields and a page, each at an origin of its own, and the till behind the portal. */
export interface TillServer extends TillRecord {
  readonly app: Hono<{ Bindings: HttpBindings }>;
  /** Where the till says that the page is; of the gateway when absent. */
  pageOrigin: string | undefined;
  /** Whether the card fields never become ready. */
  areFieldsDead: boolean;
  fault: TillFault | undefined;
  isPaid(payment: string): boolean;
}

const CARD_HOST = "card.till.example.localhost";
const PAGE_HOST = "pay.till.example.localhost";
const SESSION = "gateway-session-s3cret";

const hostName = (host = "") => host.replace(/:\d+$/, "");
const portOf = (host = "") => /:\d+$/.exec(host)?.[0] ?? "";

const fieldsScript = `
const tell = (message) => parent.postMessage(message, "*");
const input = document.querySelector("input");
addEventListener("message", ({ data, source }) => {
  if (source !== parent || data.type !== "tokenise") return;
  document.body.dataset.asked = JSON.stringify(data);
  const tokenised = { type: "tokenised", token: "token-" + input.value, brand: "Visa" };
  if (input.value === "4242") tell(tokenised);
  else if (input.value === "4343") [tokenised, tokenised].forEach(tell);
  else if (input.value === "0000") tell({ type: "tokenised", token: 7, brand: "Visa" });
  else tell({ type: "refused" });
});
`;
/** A page of the gateway inside its card fields, which says what only they may say. */
const innerScript = `
top.postMessage({ type: "tokenised", token: "stolen", brand: "Visa" }, "*");
document.body.dataset.said = "yes";
`;
const readyScript = `${fieldsScript}tell({ type: "fields-ready" });\n`;

/** Starts with no payments. */
export function createTillServer(): TillServer {
  const paid = new Set<string>();
  const known = new Set<string>();
  const app = new Hono<{ Bindings: HttpBindings }>();

  const server: TillServer = {
    app,
    ...{ begun: [], forms: [], pageOrigin: undefined, areFieldsDead: false, fault: undefined },
    isPaid: (payment) => paid.has(payment),
  };

  function failed(context: Context<{ Bindings: HttpBindings }>): Response | undefined {
    switch (server.fault) {
      case "cut":
        context.env.outgoing.destroy();
        return context.body(null);
      case "500":
        return context.json({ message: "It broke." }, 500);
      case "html":
        return context.html("<h1>Sign in to this network</h1>");
      case "shape":
        return context.json({ is: "something else" });
      case undefined:
        return undefined;
    }
  }

  app.get("/fields", (context, next) => {
    if (hostName(context.req.header("host")) !== CARD_HOST) return next();
    const script = server.areFieldsDead ? fieldsScript : readyScript;
    context.header("content-security-policy", `default-src 'none'; frame-src 'self'; script-src ${hashSource(script)}`);
    return context.html(
      html`<!doctype html><html lang="en"><title>Card</title><label>Card number <input inputmode="numeric"></label><script>${raw(script)}</script></html>`,
    );
  });
  app.get("/inner", (context, next) => {
    if (hostName(context.req.header("host")) !== CARD_HOST) return next();
    context.header("content-security-policy", `default-src 'none'; script-src ${hashSource(innerScript)}`);
    return context.html(
      html`<!doctype html><html lang="en"><title>Inner</title><body><script>${raw(innerScript)}</script></body></html>`,
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
    return context.redirect(`http://tech-care.localhost${portOf(host)}/till-return?payment=${payment}&status=paid`);
  });
  app.post("/till/payments", async (context) => {
    const body = await context.req.json<{ payment: string; card?: string }>();
    known.add(body.payment);
    server.begun.push(body);
    const origin = server.pageOrigin ?? `http://${PAGE_HOST}${portOf(context.req.header("host"))}`;
    return failed(context) ?? context.json({ address: `${origin}/page`, session: SESSION });
  });
  app.get("/till/payments", (context) => {
    const payment = context.req.query("payment") ?? "";
    return (
      failed(context) ??
      (known.has(payment) ? context.json({ isPaid: paid.has(payment) }) : context.json({ message: "None." }, 404))
    );
  });
  return server;
}
