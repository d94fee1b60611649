import { readFileSync } from "node:fs";
import type { Kysely } from "kysely";
import type { SandboxClient } from "./client.ts";
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

/** Texts in English and, by their tags, in clients' own languages. */
const texts: Readonly<
  Record<CodePurpose | "password-reset", { readonly english: string; readonly local: Readonly<Record<string, string>> }>
> = JSON.parse(readFileSync(new URL("content/sent-messages.json", import.meta.url), "utf8"));

/** A client's text: in English and, below it, in the client's own language. */
const textFor = ({ localLanguage = "" }: SandboxClient, kind: keyof typeof texts): string =>
  [texts[kind].english, texts[kind].local[localLanguage]].filter((text) => text !== undefined).join("\n");

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
  readonly client: SandboxClient;
  readonly now: Date;
}

/** Puts a one-time code into the outbox; without a person or an address, does the same work and sends no message. */
export async function sendCodeMessage(
  database: Kysely<Tables>,
  { purpose, personId, to, digits, client, now }: CodeMessage,
): Promise<void> {
  const text = textFor(client, purpose).replaceAll("{code}", digits);
  await sendMessage(database, to.address === undefined ? undefined : (personId ?? undefined), {
    recipient: to.address ?? "",
    channel: to.channel === "email" ? "email" : "sms",
    kind: "code",
    code: digits,
    link: null,
    text: to.channel === "mobile" ? `${text}${boundLine(client, digits)}` : text,
    sentAt: now,
  });
}

/** The last line of a text message; it binds the code to the client's portal: browsers offer it only there (WebOTP). */
const boundLine = ({ host }: SandboxClient, digits: string) => (host === undefined ? "" : `\n\n@${host} #${digits}`);

/** A mail with a reset link on its way. */
interface ResetMessage {
  readonly client: SandboxClient;
  readonly personId: string | undefined;
  readonly email: string;
  readonly link: string;
  readonly now: Date;
}

/** Puts a mail with a reset link into the outbox; for an unknown person, does the same work and sends no mail. */
export async function sendResetMessage(
  database: Kysely<Tables>,
  { client, personId, email, link, now }: ResetMessage,
): Promise<void> {
  await sendMessage(database, personId, {
    recipient: email,
    channel: "email",
    kind: "password-reset",
    code: null,
    link,
    text: textFor(client, "password-reset"),
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
