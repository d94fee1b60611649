import { signedIn } from "../../contract/cases/signed-in.ts";
import { findTokens } from "../../contract/run-case.ts";
import type { CustomerTokens, Sending, ServerReply } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { answering, exampleRequest } from "../every-request.ts";
import { having, some } from "../replies.ts";
import { signInSteps } from "../sign-in.ts";

const SUBJECT = "customer";
const OTHER = "one-number";
const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The headers of a customer, each with one mistake. */
function wrongs(own: CustomerTokens, others: CustomerTokens): Record<string, string>[] {
  const [head = "", claims = "", signature = ""] = own.authorization.replace("Bearer ", "").split(".");
  const unsigned = `${json({ alg: "none", typ: "JWT" })}.${claims}.`;
  const longer = json({ ...JSON.parse(Buffer.from(claims, "base64url").toString()), exp: 9_999_999_999 });
  const all = (authorization: string) => ({ ...own, authorization });
  return [
    { id: "", token: "", authorization: "" },
    { ...own, id: "" },
    { ...own, token: "" },
    all(""),
    { ...own, id: others.id },
    { ...own, token: others.token },
    all(others.authorization),
    { ...others, token: own.token },
    all(`Bearer ${unsigned}`),
    all(`Bearer ${head}.${longer}.${signature}`),
    all(`Bearer ${head}.${claims}.${signature.slice(0, -2)}`),
    all(own.authorization.replace("Bearer ", "")),
    all("Bearer x.y.z"),
    { ...own, token: `${own.token}'--` },
  ];
}

export const badTokens: ServerAttack = {
  id: "bad-tokens",
  on: "server",
  does: "calls each operation of a customer with one mistake in the tokens",
  allowed: "401 each time",
  async run(target) {
    const saved = await target.play(SUBJECT, signedIn);
    const theirs = await target.play(OTHER, signInSteps(target, OTHER, "theirs"));
    const own = findTokens(saved, "tokens");
    const others = findTokens(theirs, "theirs");
    const client = target.sendingAs(SUBJECT);
    const taken: string[] = [];
    const replies: ServerReply[] = [];
    for (const described of answering(target.facts.operations).filter(({ operation }) => !operation.isSigned)) {
      const { id } = described.operation;
      for (const headers of own && others ? wrongs(own, others) : []) {
        const sending: Sending = { ...client, headers };
        const reply = await target.send(id, exampleRequest(described), sending);
        replies.push(reply);
        if (reply.status !== 401) taken.push(`${id} ${reply.status}`);
      }
    }
    const refused = `${having(replies, 401)} of ${replies.length} refused`;
    return {
      seen: taken.length === 0 ? refused : `${refused}; ${some(taken)}`,
      isHeld: taken.length === 0 && replies.length > 0,
    };
  },
};
