import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { findByState, type OpenSocialSignIn, vouchFor } from "../accounts/social-sign-ins.ts";
import { isFit, refuseUnfitTargets } from "../fit-texts.ts";
import type { Resources } from "../resources.ts";
import { backPage, page, pageRules, refused } from "./page.ts";
import { portalOrigin } from "./portal-origin.ts";

/** The path to which clients have providers send people back. */
const RETURN_PATH = "/login/sso";

/** The email of an account that no client knows. */
const STRANGER = "somebody.else@example.net";

const NAMES: Readonly<Record<OpenSocialSignIn["provider"], string>> = {
  google: "Google",
  facebook: "Facebook",
  apple: "Apple",
};

/**
 * The page that plays a provider of accounts: a visitor chooses who they are without a password, or cancels. It knows
 * what a real provider would know: the client that sent the customer, by the state in the address.
 */
export function createProvider(resources: Resources): Hono {
  const { database, clock, secret } = resources;
  const findSignIn = async (context: Context) =>
    findByState(database, context.req.query("state") ?? "", await clock.now());

  return new Hono()
    .use(...pageRules, refuseUnfitTargets)
    .onError(refused)
    .get("*", async (context) => {
      const signIn = await findSignIn(context);
      if (signIn === undefined) return context.html(unknownPage(), 400);
      return context.html(await accountsPage(resources, signIn));
    })
    .post("*", async (context) => {
      const signIn = await findSignIn(context);
      if (signIn === undefined) return context.html(unknownPage(), 400);
      const { email } = await context.req.parseBody();
      const { client, state } = signIn;
      const answer =
        typeof email === "string" && isFit(email)
          ? { code: await vouchFor(database, { secret, client, state, email }), state }
          : { error: "access_denied", state };
      const portal = portalOrigin(resources, client, context.req.raw);
      return context.html(backPage("Sign-in", `${portal}${RETURN_PATH}?${new URLSearchParams(answer)}`));
    });
}

async function accountsPage({ database }: Resources, { client, provider }: OpenSocialSignIn) {
  const people = await database
    .selectFrom("people")
    .select(["email", "fullName"])
    .where("client", "=", client)
    .where("email", "is not", null)
    .orderBy("fullName")
    .execute();
  const accounts = [...people, { email: STRANGER, fullName: "Somebody else" }];
  return page(
    NAMES[provider],
    html`<p>The sandbox plays ${NAMES[provider]} here. Nobody asks for a password.</p>
<form method="post">
<ul>
${accounts.map(({ email, fullName }) => html`<li><button name="email" value="${email}">${fullName}<br><small>${email}</small></button></li>`)}
<li><button>Cancel</button></li>
</ul>
</form>`,
  );
}

const unknownPage = () =>
  page("Sign-in", html`<p>This sign-in is unknown or has ended. Go back to the page that you came from.</p>`);
