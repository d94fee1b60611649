import { findByEmail } from "../accounts/find-person.ts";
import { checkLocks } from "../accounts/locks.ts";
import { openSocialSignIn, useReturn } from "../accounts/social-sign-ins.ts";
import { Problem } from "../problem.ts";
import { issueTokens } from "../security/tokens.ts";
import { readAccount } from "./check-code.ts";
import { defineOperation } from "./operation.ts";

/** Begins a sign-in that is pending until its return. */
export const beginSocialSignIn = defineOperation("beginSocialSignIn", async ({ client, body, now }, { database }) => {
  const { id, state } = await openSocialSignIn(database, { client, provider: body.t, now });
  return { id, state };
});

/** Takes the return: signs in the person that the provider vouches for, if the client knows them. */
export const signInBySocialAccount = defineOperation(
  "signInBySocialAccount",
  async ({ client, header, body, now }, resources) => {
    const { database, secret } = resources;
    const returned = { secret, client, id: header.id, state: body.t, code: body.e, now };
    const email = await useReturn(database, returned);
    if (email === undefined) throw refused();
    const person = await findByEmail(database, client, email);
    if (person === undefined) throw notRegistered();
    await checkLocks(resources, { client, personId: person.id }, ["password"], now);
    const tokens = await issueTokens(database, { secret, client, personId: person.id, now });
    return { ...tokens, ...(await readAccount(person, resources)) };
  },
);

const refused = () =>
  new Problem(400, { code: "REFUSED", message: "This return is not valid." }, { keepsWrites: true });
const notRegistered = () =>
  new Problem(406, { code: "NOT_REGISTERED", message: "Nobody is registered with this email." });
