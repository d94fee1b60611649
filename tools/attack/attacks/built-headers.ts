import type { Client } from "../../../src/documents/generated/client.ts";
import { contentSecurityPolicy } from "../../serve/security-headers.ts";
import type { DocumentAttack } from "../attack.ts";
import { some } from "../replies.ts";

const VALUES = [
  "https://chat.attack.example; script-src *",
  "https://a.example 'unsafe-inline'",
  "https://a.example\r\nset-cookie: a=b",
  "https://a.example, default-src *",
  "https://*.example",
  "*",
  "'self'",
  "https:",
  "data:",
];
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/;

export const builtHeaders: DocumentAttack = {
  id: "built-headers",
  on: "documents",
  does: "builds the policy from hostile frames and bases that no checker has seen",
  allowed: "no extra directive, only origins",
  async run({ client }) {
    const { backEnd } = client;
    const wrong = VALUES.flatMap((value) => {
      const bases = { ...backEnd.bases, auth: value };
      return [
        ...added(client, { ...client, frames: { chat: value } }).map((what) => `frames: ${what}`),
        ...added(client, { ...client, backEnd: { ...backEnd, bases } }).map((what) => `bases: ${what}`),
      ];
    });
    const seen = wrong.length === 0 ? "change nothing" : `let in ${some(wrong, 3)}`;
    return { seen: `${VALUES.length} values ${seen}`, isHeld: wrong.length === 0 };
  },
};

/** The values that a policy adds to the usual one, except origins; empty when it is not built. */
function added(usual: Client, hostile: Client): string[] {
  const known = new Set(policyTokens(contentSecurityPolicy(usual)));
  return policyTokens(buildPolicy(hostile)).filter(
    (word) => !known.has(word) && !ORIGIN.test(word.split(" ")[1] ?? ""),
  );
}

function buildPolicy(client: Client): string {
  try {
    return contentSecurityPolicy(client);
  } catch {
    return "";
  }
}

/** Each value of a policy with its directive: `frame-src https://chat.example`. */
const policyTokens = (policy: string): string[] =>
  policy.split(/[;,]/).flatMap((directive) => {
    const [name = "", ...values] = directive.trim().split(/ +/);
    return values.map((value) => `${name} ${JSON.stringify(value).slice(1, -1)}`);
  });
