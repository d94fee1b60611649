import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import type { Given, When } from "../../src/documents/generated/scenarios.ts";
import { isJsonObject, type JsonObject, member, membersOf } from "../../src/documents/json.ts";
import { checkJson } from "../../src/documents/json-schema.ts";
import type { Standing } from "../../src/documents/scenarios/happening.ts";
import { schemaOfData } from "../../src/documents/scope/data-schema.ts";
import { COMMON_FAILURES } from "../../src/documents/uses/call-failures.ts";
import { allEventsTaken, SYSTEM_EVENTS, toldEvents } from "../../src/documents/uses/told-events.ts";
import { type Comparison, comparisonsIn, valueNow } from "./compared-values.ts";
import { controlsOnView } from "./controls.ts";
import { sampleValues } from "./sample-values.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** What is known of a walk before it begins. */
export interface Possibilities {
  readonly walked: WalkedFlow;
  readonly comparisons: readonly Comparison[];
  /** The events that the portal and other flows tell, which some flow of this walk takes. */
  readonly told: readonly string[];
  /** The states that addresses name. */
  readonly places: readonly string[];
}

/** Finds out what can happen anywhere in a walk. */
export function possibilitiesOf(walked: WalkedFlow): Possibilities {
  const { checked, under } = walked;
  const taken = new Set(under.flatMap((flow) => [...allEventsTaken(checked, flow)]));
  const told = [
    ...SYSTEM_EVENTS,
    ...new Set(
      toldEvents(checked)
        .filter(({ heardBy }) => under.some((flow) => heardBy.has(flow)))
        .map(({ name }) => name),
    ),
  ];
  return {
    walked,
    comparisons: under.flatMap(({ value }) => comparisonsIn(value)),
    told: told.filter((name) => taken.has(name)),
    places: placesOf(walked),
  };
}

/** The states of the flow that routes name. */
function placesOf({ checked, flow }: WalkedFlow): string[] {
  const routes = membersOf(member(checked.index.find("routes", "routes")?.value, "routes"));
  const states = routes.flatMap(([, route]) => (member(route, "flow") === flow ? [member(route, "state")] : []));
  return [...new Set(states.filter((state) => typeof state === "string"))];
}

/** Everything that can happen now: presses, answers and failures, time, Back, a reload, words of the portal. */
export function happeningsAt(possibilities: Possibilities, standing: Standing, given: Given): When[] {
  if (standing.snapshot.ended !== undefined) return [];
  return [
    ...answersNow(possibilities, standing),
    ...controlsOnView(possibilities.walked, standing),
    ...timeNow(possibilities, standing),
    { back: true },
    ...possibilities.places.map((arrives): When => ({ arrives })),
    ...toldNow(possibilities, standing, given),
    { reload: true },
  ];
}

/** What a server may tell of a failure; after every instant at which a walk begins. */
const RETRY_AT = "2099-01-01T00:00:00Z";

function answersNow({ walked }: Possibilities, { snapshot }: Standing): When[] {
  const asked = Object.values(snapshot.pending).filter(
    ({ answer, failure, poll }) => answer === undefined && failure === undefined && poll?.timer === undefined,
  );
  return asked.flatMap(({ call }) => [
    ...repliesOf(walked, call).map((gives): When => ({ answers: call, gives })),
    ...failuresOf(walked.checked, call).map((fails): When => ({ answers: call, fails })),
    ...failuresOf(walked.checked, call).map(
      (fails): When => ({ answers: call, fails, error: { fields: { field: "Wrong." }, retryAt: RETRY_AT } }),
    ),
  ]);
}

const replies = new WeakMap<WalkedFlow, Map<string, readonly unknown[]>>();

/** Replies that keep what the call promises. */
function repliesOf(walked: WalkedFlow, call: string): readonly unknown[] {
  const known = replies.get(walked) ?? new Map<string, readonly unknown[]>();
  replies.set(walked, known);
  const found = known.get(call) ?? madeReplies(walked, call);
  known.set(call, found);
  return found;
}

function madeReplies({ checked, sampling }: WalkedFlow, call: string): readonly unknown[] {
  const output = member(checked.index.find("call", call)?.value, "output");
  if (output === undefined) return [undefined];
  const schema = schemaOfData(checked.contractIndex, output);
  return sampleValues(output, sampling).filter((value) => checkJson(schema, value).length === 0);
}

function failuresOf(checked: CheckedDocuments, call: string): readonly string[] {
  const own = member(checked.index.find("call", call)?.value, "failures");
  return [...(Array.isArray(own) ? own.map(String) : []), ...COMMON_FAILURES];
}

/** Each timer on its own, and a second before and after each instant that is compared with the time. */
function timeNow({ comparisons }: Possibilities, standing: Standing): When[] {
  const { snapshot, now } = standing;
  const due = Object.values(snapshot.timers);
  const scope = scopeOfFlow(standing);
  const compared = comparisons.flatMap(({ path, other }) => (path === "now" ? instantsOf(valueNow(other, scope)) : []));
  const known = Object.values(objectOf(scope.data)).flatMap(instantsOf);
  const waits = [...due, ...[...compared, ...known].flatMap((one) => [one - 1_000, one + 1_000])].map((one) =>
    Math.max(1, one - now),
  );
  const seconds = [...new Set(waits.map((ms) => Math.ceil(ms / 1_000)))].filter((one) => one > 0 && one < 400 * 86_400);
  return seconds.map((one) => ({ after: `PT${one}S` }));
}

const instantsOf = (value: unknown): number[] =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) ? [Date.parse(value)].filter(Number.isFinite) : [];

/** What rules of the innermost flow read now. */
function scopeOfFlow({ snapshot, context, now }: Standing): JsonObject {
  const { data = {}, flow = "" } = snapshot.frames.at(-1) ?? {};
  const { values } = context;
  const settings = Object.hasOwn(values.settings, flow) ? values.settings[flow] : {};
  return { ...values, data, settings, now: new Date(now).toISOString() };
}

const objectOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

function toldNow(possibilities: Possibilities, standing: Standing, given: Given): When[] {
  const session = given.session === undefined ? {} : { session: given.session };
  return possibilities.told.flatMap((system) =>
    wordsWith(possibilities, standing).map(
      (values): When => ({
        system,
        ...session,
        ...(Object.keys(values).length === 0 ? {} : { with: values }),
      }),
    ),
  );
}

/** What may go with a word of the portal: what transitions read of events, as what they compare it with. */
function wordsWith({ comparisons, walked }: Possibilities, standing: Standing): JsonObject[] {
  const names = eventNames(walked);
  const scope = scopeOfFlow(standing);
  const values = names.map((name) => {
    const compared = comparisons.flatMap(({ path, other }) =>
      path === `event.${name}` ? [valueNow(other, scope)].flat() : [],
    );
    const soon = new Date(standing.now + 60_000).toISOString();
    const likely = /At$/.test(name) ? soon : `some-${name}`;
    return [name, [...compared.filter((one) => one !== undefined && one !== null), likely, undefined]] as const;
  });
  const base = Object.fromEntries(values.map(([name, [first]]) => [name, first]));
  const otherwise = values.flatMap(([name, [, ...others]]) =>
    others.map((value) => present({ ...base, [name]: value })),
  );
  return [base, ...otherwise];
}

const present = (values: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const read = new WeakMap<WalkedFlow, readonly string[]>();

function eventNames(walked: WalkedFlow): readonly string[] {
  const known = read.get(walked) ?? [...new Set(walked.under.flatMap(({ value }) => namesUnder(value)))];
  read.set(walked, known);
  return known;
}

function namesUnder(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesUnder);
  return membersOf(value).flatMap(([key, one]) => {
    const [root, name] = key === "var" && typeof one === "string" ? one.split(".") : [];
    return root === "event" && name !== undefined ? [name] : namesUnder(one);
  });
}
