import { readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { isFit, refuseUnfitTargets } from "../fit-texts.ts";
import { playedOrigin } from "../gateway/addresses.ts";
import { tokenise, tokeniseWallet } from "../gateway/cards.ts";
import { answerChallenge, findChallenge } from "../gateway/payments.ts";
import { inMajor } from "../minor-units.ts";
import type { Resources } from "../resources.ts";
import { hashSource } from "../security/hash-source.ts";
import { backPage, page, pagePolicy, pageRules, refused } from "./page.ts";
import { portalOrigin } from "./portal-origin.ts";

/** The path at which portals meet customers who come from a bank. */
const RETURN_PATH = "/payment/return";

const fieldsPage = readFileSync(new URL("gateway-fields.html", import.meta.url), "utf8");

/**
 * The gateway of payments, at origins of its own: card fields for the frame in a portal, and the page of the customer's
 * bank. A card's number goes no further than this.
 */
export function createGateway(resources: Resources): Hono {
  return new Hono().route("/", cardFields(resources)).route("/", bankPages(resources));
}

/** The fields, and the tokens for what is entered there. */
function cardFields({ clients, database, clock }: Resources): Hono {
  return new Hono()
    .get("/fields", (context) =>
      context.html(fieldsPage, 200, { "content-security-policy": fieldsPolicy(clients, context) }),
    )
    .post("/tokens", async (context) => {
      const { wallet, account = "", session, ...entered } = await readTexts(context);
      const { number = "", expires = "", code = "", name = "" } = entered;
      const now = await clock.now();
      if (wallet !== undefined) return context.json(await tokeniseWallet(database, { wallet, account, session }, now));
      return context.json(await tokenise(database, { session, number, expires, code, name }, now));
    });
}

/** The fields run and look as they do; only the portals that show them may frame them. */
function fieldsPolicy(clients: Resources["clients"], { req }: Context): string {
  const host = req.header("host") ?? "";
  const framing = clients.filter(
    ({ gateway }) => gateway?.fields && playedOrigin(gateway.fields, host) === `http://${host}`,
  );
  const portals = framing.map(({ code }) => portalOrigin({ clients }, code, req.raw));
  return [
    "default-src 'none'",
    "connect-src 'self'",
    `script-src ${hashSource(inlineIn("script"))}`,
    `style-src ${hashSource(inlineIn("style"))}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${portals.join(" ") || "'none'"}`,
  ].join("; ");
}

const inlineIn = (element: string): string =>
  new RegExp(`<${element}[^>]*>([^]*?)</${element}>`).exec(fieldsPage)?.[1] ?? "";

async function readTexts(context: Context): Promise<Partial<Record<string, string>>> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const texts = Object.entries(Object(body)).filter((entry): entry is [string, string] => isText(entry[1]));
  return Object.fromEntries(texts);
}

const isText = (value: unknown): value is string => typeof value === "string" && isFit(value) && value.length <= 100;

/** The page of the bank, which asks its customer, and leads back to the portal. */
function bankPages(resources: Resources): Hono {
  const { database, clock } = resources;
  return (
    new Hono()
      .use(refuseUnfitTargets)
      .onError(refused)
      // The portal sends its customer here by a form.
      .post("/challenge", pagePolicy, async (context) => {
        const { session } = await context.req.parseBody();
        const asked = isChallenge(session) ? await findChallenge(database, session) : undefined;
        return asked === undefined ? context.html(overPage(), 400) : context.html(askingPage(asked));
      })
      .use("/answer", ...pageRules)
      .post("/answer", async (context) => {
        const { session, accepts } = await context.req.parseBody();
        const answer = isChallenge(session) ? { challenge: session, accepts: accepts === "yes" } : undefined;
        const asked = answer && (await answerChallenge(database, answer, await clock.now()));
        if (asked === undefined) return context.html(overPage(), 400);
        const portal = portalOrigin(resources, asked.client, context.req.raw);
        const named = new URLSearchParams({ payment: asked.name, order: asked.orderReference });
        return context.html(backPage("Your bank", `${portal}${RETURN_PATH}?${named}`));
      })
  );
}

const isChallenge = (session: unknown): session is string => typeof session === "string" && isFit(session);

const askingPage = ({
  challenge,
  merchant,
  amount,
  currency,
}: Pick<NonNullable<Awaited<ReturnType<typeof findChallenge>>>, "challenge" | "merchant" | "amount" | "currency">) =>
  page(
    "Your bank",
    html`<p>${merchant} asks for ${inMajor(amount, currency)}. The sandbox plays your bank, or the gateway's page, here.</p>
<form method="post" action="answer">
<input type="hidden" name="session" value="${challenge ?? ""}">
<ul>
<li><button name="accepts" value="yes">Yes, I pay this</button></li>
<li><button name="accepts" value="no">No, this is not mine</button></li>
</ul>
</form>`,
  );

const overPage = () =>
  page("Your bank", html`<p>This question has been answered, or is over. Go back to the page that you came from.</p>`);
