import { findOpenCodeSession, type OpenCodeSession, renewCode, type SentCode } from "../accounts/code-sessions.ts";
import { findPerson, listNumbers } from "../accounts/find-person.ts";
import { checkLocks } from "../accounts/locks.ts";
import { countSend } from "../accounts/sends.ts";
import type { SandboxClient } from "../client.ts";
import type { Channel } from "../outbox.ts";
import { breaksContract, Problem } from "../problem.ts";
import type { Resources } from "../resources.ts";
import { emailInstead, lookUp } from "./look-up.ts";
import { defineOperation } from "./operation.ts";

/** Sends a new code by email or to a mobile number; without a code session, the first one to that number. */
export const sendCodeV1 = defineOperation("sendCodeV1", async ({ client, header, query, network, now }, resources) => {
  const channel = header.type === "M" || query.t === "M" ? "mobile" : "email";
  if (header.id === undefined) {
    return startByNumber({ client, number: channel === "mobile" ? query.d : undefined, network, now }, resources);
  }
  const asked = { client, id: header.id, channel, mobile: query.d, network, now } as const;
  const { id, key, nonce } = await sendNewCode(asked, resources);
  return { id, key, t: nonce, otp: "sent" } as const;
});

/** Sends a new code by email or to the number that the sign-in is for. */
export const sendCodeV4 = defineOperation("sendCodeV4", async ({ client, body, network, now }, resources) => {
  const channel = body.t === "M" ? "mobile" : "email";
  const asked = { client, id: body.id, channel, mobile: undefined, network, now } as const;
  const { id, nonce } = await sendNewCode(asked, resources);
  return { id, m: nonce, otp: "sent" };
});

async function startByNumber(
  { number, ...sender }: { client: SandboxClient; number: string | undefined; network: string; now: Date },
  resources: Resources,
) {
  if (number === undefined) throw breaksContract({ "header.id": "must be there, or t M and a number" });
  const { id, key, nonce, person } = await lookUp({ ...sender, kind: "M", typed: number }, resources);
  const email = sender.client.revealsUnknownIdentifiers && person ? emailInstead(person) : {};
  return { id, key, t: nonce, otp: "sent", ...email } as const;
}

interface NewCode {
  readonly client: SandboxClient;
  readonly id: string;
  readonly channel: Channel;
  /** The mobile number that the request names, if it names one. */
  readonly mobile: string | undefined;
  readonly network: string;
  readonly now: Date;
}

/** Where the client discloses nothing, a code without an address, or to somebody locked, is answered as if sent. */
async function sendNewCode(asked: NewCode, resources: Resources): Promise<SentCode> {
  const { database, secret } = resources;
  const { client, id, channel, network, now } = asked;
  const session = await findOpenCodeSession(database, client, id, now);
  if (!session) throw unknownCodeSession();
  const known = await findPerson(database, session.personId);
  const { isShut } = await checkLocks(resources, { client, ...session }, ["password", `code-${channel}`], now);
  const person = isShut ? undefined : known;
  const numbers = await listNumbers(database, person?.id);
  const address = channel === "email" ? (person?.email ?? undefined) : numberFor(asked, session, numbers);
  if (address === undefined && client.revealsUnknownIdentifiers) throw noAddress();
  const mobile = channel === "mobile" && address !== undefined ? address : session.mobile;
  const mayGo = await countSend(resources, { ...session, client, address, network, now });
  const to = { channel, address: mayGo ? address : undefined };
  const sent = await renewCode(database, { secret, client, session, to, mobile, now });
  if (!sent) throw unknownCodeSession();
  return sent;
}

/** The named number, when it is one of the person's; otherwise the one that the sign-in is for. */
function numberFor({ mobile }: NewCode, session: OpenCodeSession, numbers: readonly string[]): string | undefined {
  const number = mobile ?? session.mobile ?? undefined;
  return number !== undefined && numbers.includes(number) ? number : undefined;
}

/** 400: it has ended or never existed. */
export const unknownCodeSession = () =>
  new Problem(400, { code: "UNKNOWN_CODE_SESSION", message: "There is no such sign-in to send a code for." });

const noAddress = () => new Problem(400, { code: "NO_ADDRESS", message: "There is nowhere to send a code to." });
