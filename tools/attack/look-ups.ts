import { member } from "../../src/documents/json.ts";
import type { CaseStep } from "../contract/contract-case.ts";
import type { ServerReply } from "../contract/server.ts";
import type { Identifier } from "./identifiers.ts";

/** Sends one request and returns any reply. */
export type Take = (step: CaseStep) => Promise<ServerReply>;

/** Requests that could disclose whether an identifier is known, and all replies to them. */
export interface LookUp {
  readonly id: string;
  readonly run: (take: Take, written: string, one: Identifier, tries: number) => Promise<readonly ServerReply[]>;
}

/** Wrong tries: one more than the lock needs. */
export const WRONG_TRIES = 6;

async function again(take: Take, step: CaseStep, tries: number): Promise<ServerReply[]> {
  const replies: ServerReply[] = [];
  for (let left = tries; left > 0; left -= 1) replies.push(await take(step));
  return replies;
}

const password = (written: string, t: string): CaseStep => ({
  operation: "loginV1",
  with: { "body.u": written, "body.t": t, "body.p": "not-the-password-0" },
});
const byCode = (written: string, t: string): CaseStep => ({
  operation: "loginV3",
  with: { "body.u": written, "body.t": t },
});
const reset = (written: string): CaseStep => ({ operation: "requestPasswordReset", with: { "body.d": written } });
/** An unknown person, whose registration links an email. */
const NOBODY = "nobody.at.all@attack.example";
const replyId = ({ body }: ServerReply) => member(body, "id");

/** Every look-up of the contract, with the requests that follow it. */
export const lookUps: readonly LookUp[] = [
  { id: "check and register", run: checkAndRegister },
  {
    id: "link",
    async run(take, written, { t }) {
      const begun = await take({ operation: "checkRegistration", with: { "query.d": t === "E" ? NOBODY : written } });
      const email = {
        "body.id": replyId(begun) ?? "rg_none",
        "body.email": t === "E" ? written : "link@attack.example",
      };
      return [begun, await take({ operation: "linkEmail", with: email })];
    },
  },
  { id: "password", run: (take, written, { t }, tries) => again(take, password(written, t), tries) },
  { id: "code", run: signInByCode },
  {
    id: "code by the first version",
    run: async (take, written, { t }) => {
      const values = { "header.id": undefined, "header.type": t, "query.t": t, "query.d": written };
      return [await take({ operation: "sendCodeV1", with: values })];
    },
  },
  { id: "reset", run: async (take, written) => [await take(reset(written)), await take(reset(written))] },
  {
    id: "lock and reset",
    run: async (take, written, { t }, tries) => [
      ...(await again(take, password(written, t), tries)),
      await take(reset(written)),
      await take(byCode(written, t)),
    ],
  },
];

async function checkAndRegister(take: Take, written: string, _: Identifier, tries: number): Promise<ServerReply[]> {
  const begun = await take({ operation: "checkRegistration", with: { "query.d": written } });
  const id = replyId(begun) ?? "rg_none";
  const sent = await take({ operation: "sendRegistrationCode", with: { "header.id": id } });
  const code = { "header.id": id, "header.m": member(sent.body, "t") ?? "n_none", "body.otp": "000000" };
  const holder = { "body.id": id, "body.d": "0000" };
  return [
    begun,
    sent,
    ...(await again(take, { operation: "checkRegistrationCode", with: code }, tries)),
    ...(await again(take, { operation: "verifyHolder", with: holder }, tries)),
  ];
}

async function signInByCode(take: Take, written: string, { t }: Identifier, tries: number): Promise<ServerReply[]> {
  const begun = await take(byCode(written, t));
  const id = replyId(begun) ?? "cs_none";
  const mailed = await take({ operation: "sendCodeV4", with: { "body.id": id, "body.t": "E" } });
  const texted = await take({ operation: "sendCodeV4", with: { "body.id": id, "body.t": "M" } });
  const digits = { "body.id": id, "body.m": member(texted.body, "m") ?? "n_none", "body.p": "000000" };
  const checked = await again(take, { operation: "verifyCodeV4", with: digits }, tries);
  return [begun, mailed, texted, ...checked, await take(byCode(written, t))];
}

/** Tries with two identifiers of one person, or of an unknown one, in turns. */
export async function mixedTries(take: Take, identifiers: readonly Identifier[]): Promise<ServerReply[]> {
  const replies: ServerReply[] = [];
  for (let number = 0; number < WRONG_TRIES * 2; number += 1) {
    const { value, t } = identifiers[number % identifiers.length] ?? { value: "", t: "E" };
    replies.push(await take(password(value, t)));
  }
  return replies;
}
