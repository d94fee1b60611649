import type { Kysely } from "kysely";
import type { CodePurpose } from "./database/sign-in-tables.ts";
import type { OutboxRow, Tables } from "./database/tables.ts";

/** The recipient's address and its channel. */
export type Channel = "email" | "mobile";

/** A message as the outbox shows it. */
export interface Message {
  readonly to: string;
  readonly channel: "email" | "sms";
  readonly kind: "code" | "password-reset";
  readonly code?: string;
  readonly link?: string;
  readonly text: string;
  readonly sentAt: string;
  readonly client: string;
  readonly person: string;
}

const SHOWN = 200;
const RESET_TEXT = "You asked for a new password. The link below works for 30 minutes; without it, nothing changes.";

/** The recipient of a code. */
export interface Recipient {
  readonly channel: Channel;
  /** Absent without an address, which must not show. */
  readonly address: string | undefined;
}

/** A code on its way. */
interface CodeMessage {
  readonly purpose: CodePurpose;
  readonly personId: string | null;
  readonly to: Recipient;
  readonly digits: string;
  /** The host of the portal for which the code is valid: browsers offer it only there. */
  readonly host: string | undefined;
  readonly now: Date;
}

const CODE_NAMES: Readonly<Record<CodePurpose, string>> = {
  "sign-in": "sign-in code",
  registration: "code to create your account",
};

/** Puts a one-time code into the outbox; without a person or an address, does the same work and sends no message. */
export async function sendCodeMessage(
  database: Kysely<Tables>,
  { purpose, personId, to, digits, host, now }: CodeMessage,
): Promise<void> {
  await sendMessage(database, to.address === undefined ? undefined : (personId ?? undefined), {
    recipient: to.address ?? "",
    channel: to.channel === "email" ? "email" : "sms",
    kind: "code",
    code: digits,
    link: null,
    text: `${digits} is your ${CODE_NAMES[purpose]}. It works once, within 5 minutes. Never share it.${to.channel === "mobile" ? boundLine(host, digits) : ""}`,
    sentAt: now,
  });
}

/** The last line of a text message; it binds the code to a site (WebOTP). */
const boundLine = (host: string | undefined, digits: string) => (host === undefined ? "" : `\n\n@${host} #${digits}`);

/** Puts a mail with a reset link into the outbox; for an unknown person, does the same work and sends no mail. */
export async function sendResetMessage(
  database: Kysely<Tables>,
  { personId, email, link, now }: { personId: string | undefined; email: string; link: string; now: Date },
): Promise<void> {
  await sendMessage(database, personId, {
    recipient: email,
    channel: "email",
    kind: "password-reset",
    code: null,
    link,
    text: RESET_TEXT,
    sentAt: now,
  });
}

async function sendMessage(
  database: Kysely<Tables>,
  personId: string | undefined,
  { recipient, channel, kind, code, link, text, sentAt }: Omit<OutboxRow, "id" | "client" | "personId">,
): Promise<void> {
  await database
    .insertInto("outbox")
    .columns(["client", "personId", "recipient", "channel", "kind", "code", "link", "text", "sentAt"])
    .expression((source) =>
      source
        .selectFrom("people")
        .where("id", "=", personId ?? "")
        .select((row) => [
          "client",
          "id as personId",
          row.val(recipient).as("recipient"),
          row.val(channel).as("channel"),
          row.val(kind).as("kind"),
          row.val(code).as("code"),
          row.val(link).as("link"),
          row.val(text).as("text"),
          row.val(sentAt).as("sentAt"),
        ]),
    )
    .execute();
}

/** The messages sent, newest first. */
export async function listMessages(database: Kysely<Tables>): Promise<Message[]> {
  const rows = await database
    .selectFrom("outbox")
    .innerJoin("people", "people.id", "outbox.personId")
    .selectAll("outbox")
    .select("people.fullName")
    .orderBy("outbox.id", "desc")
    .limit(SHOWN)
    .execute();
  return rows.map(({ recipient, channel, kind, code, link, text, sentAt, client, fullName }) => ({
    to: recipient,
    channel,
    kind,
    ...(code === null ? {} : { code }),
    ...(link === null ? {} : { link }),
    text,
    sentAt: sentAt.toISOString(),
    client,
    person: fullName,
  }));
}
