import { randomUUID } from "node:crypto";
import { isJsonObject, member, objectEntries } from "../../../src/documents/json.ts";
import { at, put } from "../../contract/case-values.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import { asParts, type RequestParts } from "../../contract/contract-operations.ts";
import type { Sending } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { twoPngs } from "../files.ts";
import { NotPossible } from "../not-possible.ts";
import { type PreparedStep, preparedSteps } from "../prepared-steps.ts";
import { some } from "../replies.ts";
import { findNeighbour, signInSteps } from "../sign-in.ts";
import { rowsIn, type SavedValues, type Target } from "../target.ts";
import { textsIn } from "../text-places.ts";

/** Rows of these tables describe requests, and hold any sent value. */
const ABOUT_REQUESTS = /keyed|log_entries|replay|nonce|signed|spent/;
/** Members whose value is a name in any format. */
const NAMES_SOMETHING = /id$/i;
/** Members whose value names no row: chosen among the payments of an order or the cards of a plan, or typed. */
const NAMES_NO_ROW = ["PaymentId", "BillingProfileId", "PostalCode"];

export const anothersIds: ServerAttack = {
  id: "anothers-ids",
  on: "server",
  does: "puts each id of another customer into each place for an id, among the attacker's own ids",
  allowed: "no data of the other customer is read or written",
  async run(target) {
    const all = preparedSteps(target.facts.data).filter(({ step }) => step.as !== undefined);
    const tried: Tried[] = [];
    for (const subject of new Set(all.map((prepared) => prepared.subject))) {
      const other = findNeighbour(target, subject);
      const steps = all.filter((prepared) => prepared.subject === subject);
      if (other !== undefined) tried.push(...(await amongAll(target, steps, other)));
    }
    if (tried.length === 0) throw new NotPossible("the data need two customers of one client");
    const operations = new Set(tried.map(({ operation }) => operation)).size;
    const wrong = new Set(
      tried.flatMap(({ operation, place, what }) => (what ? [`${operation} ${what} by ${place}`] : [])),
    );
    const seen = wrong.size === 0 ? "refused or empty" : some([...wrong]);
    return { seen: `${tried.length} requests of ${operations} operations: ${seen}`, isHeld: wrong.size === 0 };
  },
};

/** A request with an id of the victim, and its outcome; absent when it was refused, or disclosed and wrote nothing. */
interface Tried {
  readonly operation: string;
  readonly place: string;
  readonly what: string | undefined;
}

/** The requests of one attacker, beside a victim who has signed in and holds something. */
async function amongAll(target: Target, steps: readonly PreparedStep[], other: string): Promise<Tried[]> {
  await target.anew();
  const victim = await signInVictim(target, other);
  const beside = await target.console.state();
  const tried: Tried[] = [];
  for (const prepared of steps) tried.push(...(await among(target, prepared, { victim, beside })));
  return tried;
}

/** The victim whose ids are tried, and the texts that identify them in a reply. */
interface Victim {
  /** Each with the server's name for its kind: `agreement`. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts that only the victim's own replies contain. */
  readonly personal: readonly string[];
}

/** The attacker's own request, which would be accepted, with an id of the victim at one place at a time. */
async function among(
  target: Target,
  prepared: PreparedStep,
  { victim, beside }: { victim: Victim; beside: string },
): Promise<Tried[]> {
  const { step, subject } = prepared;
  await target.console.restore(beside);
  await target.learnClock();
  const saved = await target.lead(prepared);
  const own = await target.parts(subject, step, saved);
  const sending = target.sendingAs(subject, saved, step.as);
  const held = await target.console.state();
  const { operation } = step;
  const tried: Tried[] = [];
  for (const { place, id, parts } of foreign(own, victim)) {
    const namesNoRow = NAMES_NO_ROW.some((name) => place.endsWith(`.${name}`));
    const what = await reached(target, { operation, parts, sending, id, namesNoRow, victim, held });
    if (what !== undefined) target.saw(`${operation} ${what} by ${id} in ${place}`);
    tried.push({ operation, place: `${id} in ${place}`, what });
  }
  return tried;
}

/**
 * Signs the victim in, and collects the ids that the server gives: of data, session, profile, a draft, an address for a
 * file.
 */
async function signInVictim(target: Target, name: string): Promise<Victim> {
  const data = target.subject(name);
  let saved: SavedValues = await target.play(name, signInSteps(target, name, "theirs"));
  const asked: [string, CaseStep["with"]][] = [
    ["getSession", {}],
    ["getProfile", {}],
    ["listDevices", {}],
    ["findAgreement", { "body.email": undefined, "body.isDeviceData": undefined }],
    ["uploadFileV3", { "body.AgreementId": `$${name}.agreement` }],
    ["startServiceRequest", { "body.AgreementId": `$${name}.agreement`, "body.InteractionLineId": LINE }],
  ];
  for (const [operation, values = {}] of asked) {
    const reply = await target.take(name, { operation, as: "theirs", with: values }, saved);
    if (reply.status === 200) saved = { ...saved, [operation]: reply.body };
  }
  // Only a file that has arrived can be claimed.
  const { theirs: tokens, uploadFileV3: place, ...replies } = saved;
  await target.putFile(member(place, "Url"), "image/png", twoPngs[0]);
  const disclosed: [string, unknown][] = [
    ...objectEntries(data),
    ...Object.values(replies).flatMap((reply) => leaves(reply)),
    ["userId", member(tokens, "id")],
    ["UploadId", member(place, "UploadId")],
  ];
  const ids = new Map<string, Set<string>>();
  for (const [name, id] of disclosed)
    if (typeof id === "string" && isId(id)) ids.set(id, (ids.get(id) ?? new Set()).add(entityName(name)));
  return {
    ids,
    personal: [data.email, data.mobile, data.fullName].filter((one) => typeof one === "string"),
  };
}

const LINE = "$getSession.Interaction.InteractionLine.InteractionLineId";

const isId = (text: string): boolean =>
  /^(?:[a-z]{1,3}_|[A-Z]{1,2})?[\w-]{5,}$/.test(text) && /\d/.test(text) && !/^\d{4}-\d\d/.test(text);

/** The values inside a value, with the names of their members. */
const leaves = (value: unknown, name = ""): [string, unknown][] => {
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, name));
  return isJsonObject(value) ? objectEntries(value).flatMap(([inner, one]) => leaves(one, inner)) : [[name, value]];
};

interface Foreign {
  readonly place: string;
  readonly id: string;
  readonly parts: RequestParts;
}

/** The mark of an id's kind: its prefix, or, of a number, its length. */
const idKind = (id: string): string => /^[A-Za-z]+_?/.exec(id)?.[0] ?? `${id.length} digits`;
const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** The kind that a member names: `agreement` for `AgreementId`. */
const entityName = (name: string): string => name.replace(NAMES_SOMETHING, "").toLowerCase();

/** The request with an id of the victim in each place that holds an id of that kind, or a name. */
function foreign(own: RequestParts, { ids }: Victim): Foreign[] {
  return textsIn(own, []).flatMap((place) => {
    const value = String(at(own, place.join(".")));
    const name = place.at(-1) ?? "";
    if (name === "idempotency-key") return [];
    const names = NAMES_SOMETHING.test(name);
    const alike = [...ids].flatMap(([id, nouns]) => {
      // Numbers look alike, so only the member's name gives their kind.
      const isMeant = isDigits(id) ? nouns.has(entityName(name)) : idKind(id) === idKind(value);
      return isMeant ? [id] : [];
    });
    const meant = alike.length === 0 && names ? [...ids.keys()] : alike;
    return meant
      .filter((id) => id !== value)
      .map((id) => ({ place: place.join("."), id, parts: asParts(put(own, place, id)) }));
  });
}

interface Sent {
  readonly operation: string;
  readonly parts: RequestParts;
  readonly sending: Sending;
  readonly id: string;
  /** The place takes any value, so a row with the id is nothing of the victim. */
  readonly namesNoRow: boolean;
  readonly victim: Victim;
  /** The server's rows before the request. */
  readonly held: string;
}

/** The damage of an accepted request: it disclosed the victim's data, or wrote a row with the victim's id. */
async function reached(
  target: Target,
  { operation, parts, sending, id, namesNoRow, victim, held }: Sent,
): Promise<string | undefined> {
  const { keyHeader } = target.described(operation).operation;
  const keyed = asParts(put(parts, ["header", keyHeader ?? ""], `attack-${randomUUID()}`));
  const reply = await target.send(operation, keyHeader === undefined ? parts : keyed, sending);
  if (reply.status >= 500) return `failed with ${reply.status}`;
  if (reply.status !== 200) return undefined;
  const after = await target.console.state();
  const isWritten = !namesNoRow && newRows(held, after).some((row) => row.includes(JSON.stringify(id)));
  if (after !== held) await target.console.restore(held);
  if (isWritten) return "writes";
  const sent = JSON.stringify(parts);
  const isDisclosed = victim.personal.some((one) => !sent.includes(one) && reply.text.includes(one));
  return isDisclosed ? "tells" : undefined;
}

/** New and changed rows. */
function newRows(before: string, after: string): string[] {
  const listRows = (state: string): string[] =>
    [...rowsIn(state)]
      .filter(([table]) => !ABOUT_REQUESTS.test(table))
      .flatMap(([, rows]) => rows.map((row) => JSON.stringify(row)));
  const known = new Set(listRows(before));
  return listRows(after).filter((row) => !known.has(row));
}
