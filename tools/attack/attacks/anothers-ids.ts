import { isJsonObject, member, membersOf } from "../../../src/documents/json.ts";
import { at, put } from "../../contract/case-values.ts";
import type { CaseStep } from "../../contract/contract-case.ts";
import { asParts, type RequestParts } from "../../contract/contract-operations.ts";
import type { Sending } from "../../contract/server.ts";
import { NotPossible, type ServerAttack } from "../attack.ts";
import { some } from "../replies.ts";
import { neighbourOf, signInOf } from "../sign-in.ts";
import type { Kept, Target } from "../target.ts";
import { textsIn } from "../text-places.ts";
import { type ToldStep, toldSteps } from "../told-steps.ts";

/** Rows of these tables are about requests, and hold whatever was sent. */
const ABOUT_REQUESTS = /keyed|log_entries|replay|nonce|signed|spent/;
/** Members whose value names something, whatever it looks like. */
const NAMES_SOMETHING = /id$/i;

export const anothersIds: ServerAttack = {
  id: "anothers-ids",
  on: "server",
  does: "puts each id of another customer into each place of each operation that takes one, among the attacker's own",
  allowed: "nothing of the other is read or written",
  async run(target) {
    const wrong = new Set<string>();
    let asked = 0;
    let operations = 0;
    for (const told of toldSteps(target).filter(({ step }) => step.as !== undefined)) {
      const other = neighbourOf(target, told.subject);
      if (other === undefined) continue;
      const tried = await among(target, told, other);
      operations += tried.asked > 0 ? 1 : 0;
      asked += tried.asked;
      for (const one of tried.wrong) wrong.add(one);
    }
    if (asked === 0) throw new NotPossible("the data have no two customers of one client");
    const seen = wrong.size === 0 ? "refused or empty" : some([...wrong]);
    return { seen: `${asked} requests of ${operations} operations: ${seen}`, isHeld: wrong.size === 0 };
  },
};

/** Whose ids are tried, and how they would be known again in a reply. */
interface Victim {
  readonly ids: readonly string[];
  /** What only the victim's own replies tell. */
  readonly personal: readonly string[];
}

/** The attacker's own request, which would be done, with the other's ids in it, one at a time and all at once. */
async function among(target: Target, told: ToldStep, other: string) {
  const { step, subject } = told;
  await target.anew();
  const victim = await victimOf(target, other);
  const kept = await target.lead(told);
  const own = await target.parts(subject, step, kept);
  const sending = target.sendingAs(subject, kept, step.as);
  const wrong: string[] = [];
  const requests = foreign(own, victim);
  for (const { place, id, parts } of requests) {
    const what = await reached(target, { operation: step.operation, parts, sending, id, victim });
    if (what !== undefined) wrong.push(`${step.operation} ${what} by ${place}`);
  }
  return { asked: requests.length, wrong };
}

/** Signs the victim in, and gathers what the server names of it: of data, session, profile, a draft, a place for a file. */
async function victimOf(target: Target, name: string): Promise<Victim> {
  const data = target.subject(name);
  let kept: Kept = await target.play(name, signInOf(target, name, "theirs"));
  const asked: [string, CaseStep["with"]][] = [
    ["getSession", {}],
    ["getProfile", {}],
    ["uploadFileV3", { "body.AgreementId": `$${name}.agreement` }],
    ["startServiceRequest", { "body.AgreementId": `$${name}.agreement`, "body.InteractionLineId": LINE }],
  ];
  for (const [operation, values = {}] of asked) {
    const reply = await target.take(name, { operation, as: "theirs", with: values }, kept);
    if (reply.status === 200) kept = { ...kept, [operation]: reply.body };
  }
  const { theirs: tokens, ...replies } = kept;
  const told = [
    ...membersOf(data).map(([, value]) => value),
    ...Object.values(replies).flatMap(leaves),
    member(tokens, "id"),
  ];
  const texts = [...new Set(told.filter((one) => typeof one === "string"))];
  return {
    ids: texts.filter(
      (text) => /^(?:[a-z]{1,3}_|[A-Z]{1,2})?[\w-]{5,}$/.test(text) && /\d/.test(text) && !/^\d{4}-\d\d/.test(text),
    ),
    personal: [data.email, data.mobile, data.fullName].filter((one) => typeof one === "string"),
  };
}

const LINE = "$getSession.Interaction.InteractionLine.InteractionLineId";

const leaves = (value: unknown): unknown[] =>
  Array.isArray(value) || isJsonObject(value) ? Object.values(value).flatMap(leaves) : [value];

interface Foreign {
  readonly place: string;
  readonly id: string;
  readonly parts: RequestParts;
}

/** By what an id is known to be of a kind: what it begins with, or, of a number, its length. */
const kindOf = (id: string): string => /^[A-Za-z]+_?/.exec(id)?.[0] ?? `${id.length} digits`;

/** The request with an id of the victim in each place that holds one of its kind, or that names something. */
function foreign(own: RequestParts, { ids }: Victim): Foreign[] {
  return textsIn(own, []).flatMap((place) => {
    const value = String(at(own, place.join(".")));
    const alike = ids.filter((id) => kindOf(id) === kindOf(value));
    const meant = alike.length === 0 && NAMES_SOMETHING.test(place.at(-1) ?? "") ? ids : alike;
    const isKey = place[0] === "header" && place[1] === "idempotency-key";
    if (isKey) return [];
    return meant
      .filter((id) => id !== value)
      .map((id) => ({ place: place.join("."), id, parts: asParts(put(own, place, id)) }));
  });
}

interface Tried {
  readonly operation: string;
  readonly parts: RequestParts;
  readonly sending: Sending;
  readonly id: string;
  readonly victim: Victim;
}

/** What came of it where the request was done: the victim's data were told, or a row with the victim's id was written. */
async function reached(target: Target, { operation, parts, sending, id, victim }: Tried): Promise<string | undefined> {
  const held = await target.console.state();
  const keyed = asParts(put(parts, ["header", "idempotency-key"], `attack-${Math.random()}`));
  const { keyHeader } = target.described(operation).operation;
  const reply = await target.send(operation, keyHeader === undefined ? parts : keyed, sending);
  if (reply.status >= 500) return `failed with ${reply.status}`;
  if (reply.status !== 200) return undefined;
  const isWritten = newRows(held, await target.console.state()).some((row) => row.includes(JSON.stringify(id)));
  await target.console.restore(held);
  if (isWritten) return "writes";
  const sent = JSON.stringify(parts);
  const isTold = victim.personal.some((one) => !sent.includes(one) && reply.text.includes(one));
  return isTold ? "tells" : undefined;
}

/** Rows that were not there before, or not so. */
function newRows(before: string, after: string): string[] {
  const rowsOf = (state: string): string[] =>
    membersOf(member(JSON.parse(state), "tables"))
      .filter(([table]) => !ABOUT_REQUESTS.test(table))
      .flatMap(([, rows]) => (Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)) : []));
  const known = new Set(rowsOf(before));
  return rowsOf(after).filter((row) => !known.has(row));
}
