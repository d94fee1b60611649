import type { CheckContext } from "../../src/checker/check-context.ts";
import { memoizeByIdentity } from "../../src/checker/incremental/memoize-by-identity.ts";
import type { RunState } from "../../src/checker/scenarios/scenario-step.ts";
import type { Situation } from "../../src/checker/scenarios/situation.ts";
import { schemaOfData } from "../../src/checker/scope/data-schema.ts";
import { COMMON_FAILURES } from "../../src/checker/uses/call-failures.ts";
import { documentInFull } from "../../src/checker/uses/derived-values.ts";
import { allEventsTaken, emittedEvents } from "../../src/checker/uses/emitted-events.ts";
import { listStates } from "../../src/checker/uses/flow-links.ts";
import type { When } from "../../src/documents/generated/scenarios.ts";
import { isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { checkJson } from "../../src/documents/json-schema.ts";
import { SYSTEM_EVENTS } from "../../src/engine/index.ts";
import { type Comparison, comparisonsIn, valueNow } from "./compared-values.ts";
import { controlsOnView } from "./controls.ts";
import { sampleValues } from "./sample-values.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** The facts about a walk before it begins. */
export interface Possibilities {
  readonly walked: WalkedFlow;
  readonly comparisons: readonly Comparison[];
  /** Those of a member of a reply with what the run knows. */
  readonly comparedReplies: readonly Comparison[];
  /** The events that the portal and other flows emit and that some flow of this walk takes. */
  readonly emittedEvents: readonly string[];
  /** The addresses of its states. */
  readonly addresses: readonly string[];
}

/** Collects the possible steps of a walk. */
export function findPossibilities(walked: WalkedFlow): Possibilities {
  const { checkContext, under } = walked;
  const taken = new Set(under.flatMap((flow) => [...allEventsTaken(checkContext, flow)]));
  const emitted = [
    ...SYSTEM_EVENTS,
    ...new Set(
      emittedEvents(checkContext)
        .filter(({ receivers }) => under.some((flow) => receivers.has(flow)))
        .map(({ name }) => name),
    ),
  ];
  const comparisons = under.flatMap((flow) => comparisonsIn(documentInFull(walked.checkContext, flow)));
  return {
    walked,
    comparisons,
    comparedReplies: comparisons.filter(({ path, other }) => path.startsWith("result.") && isJsonObject(other)),
    emittedEvents: emitted.filter((name) => taken.has(name)),
    addresses: [...new Set(under.flatMap(listStates).flatMap(({ state }) => state.address ?? []))],
  };
}

/** The most addresses that are opened from one snapshot; the next snapshot opens the next ones. */
const MOST_ADDRESSES = 4;

/**
 * The possible steps now: presses, answers and failures, time, Back, a reload, events of the portal.
 * @param turn the number of the snapshot
 */
export function possibleSteps(
  possibilities: Possibilities,
  runState: RunState,
  given: Situation,
  turn: number,
): When[] {
  if (runState.snapshot.ended !== undefined) return [];
  return [
    ...answersNow(possibilities, runState),
    ...controlsOnView(possibilities.walked, runState),
    ...timeNow(possibilities, runState),
    { back: true },
    ...addressesInTurn(possibilities.addresses, turn).map((arrives): When => ({ arrives })),
    ...emittedNow(possibilities, runState, given),
    { reload: true },
  ];
}

function addressesInTurn(addresses: readonly string[], turn: number): readonly string[] {
  const turns = Math.ceil(addresses.length / MOST_ADDRESSES);
  return addresses.filter((_, index) => index % turns === turn % turns);
}

/** The data that a server may send with a failure; the instant is after the start of every walk. */
const RETRY_AT = "2099-01-01T00:00:00Z";

function answersNow(possibilities: Possibilities, runState: RunState): When[] {
  const { walked } = possibilities;
  const asked = Object.values(runState.snapshot.pending).filter(
    ({ answer, failure, poll }) => answer === undefined && failure === undefined && poll?.timer === undefined,
  );
  return asked.flatMap(({ call }) => [
    ...[...sampleReplies(walked, call), ...repliesAsCompared(possibilities, runState, call)].map(
      (reply): When => ({ answers: call, reply }),
    ),
    ...listFailures(walked.checkContext, call).map((fails): When => ({ answers: call, fails })),
    ...listFailures(walked.checkContext, call).map(
      (fails): When => ({ answers: call, fails, error: { fields: { field: "Wrong." }, retryAt: RETRY_AT } }),
    ),
  ]);
}

/** Replies that match the call's schema. */
const sampleReplies = memoizeByIdentity((walked: WalkedFlow, call: string): readonly unknown[] => {
  const output = outputOf(walked, call);
  if (output === undefined) return [undefined];
  return sampleValues(output, walked.sampling).filter((value) => isReplyTo(walked, call, value));
});

const outputOf = ({ checkContext }: WalkedFlow, call: string) =>
  member(checkContext.index.find("call", call)?.value, "output");

const isReplyTo = (walked: WalkedFlow, call: string, value: unknown) =>
  checkJson(schemaOfData(walked.checkContext.contractIndex, outputOf(walked, call)), value).length === 0;

/** Such replies with a text that the run knows, and compares with a member of the reply: a name that it gave. */
function repliesAsCompared({ walked, comparedReplies }: Possibilities, runState: RunState, call: string): unknown[] {
  if (comparedReplies.length === 0) return [];
  const scope = scopeOfFlow(runState);
  const found = comparedReplies.flatMap(({ path, other }) => {
    const text = valueNow(other, scope);
    if (typeof text !== "string") return [];
    const [, ...keys] = path.split(".");
    return sampleReplies(walked, call).flatMap((reply) => (isJsonObject(reply) ? withText(reply, keys, text) : []));
  });
  return found.filter((reply) => isReplyTo(walked, call, reply));
}

/** The object with this text instead of the one under these keys; none where there is no text. */
function withText(holder: JsonObject, [key = "", ...keys]: readonly string[], text: string): JsonObject[] {
  const value = holder[key];
  if (keys.length === 0) return typeof value === "string" && value !== text ? [{ ...holder, [key]: text }] : [];
  return isJsonObject(value) ? withText(value, keys, text).map((one) => ({ ...holder, [key]: one })) : [];
}

function listFailures(checkContext: CheckContext, call: string): readonly string[] {
  const own = member(checkContext.index.find("call", call)?.value, "failures");
  return [...(Array.isArray(own) ? own.map(String) : []), ...COMMON_FAILURES];
}

/** Each timer alone, and a second before and after each instant that is compared with the time. */
function timeNow({ comparisons }: Possibilities, runState: RunState): When[] {
  const { snapshot, now } = runState;
  const due = Object.values(snapshot.timers);
  const scope = scopeOfFlow(runState);
  const compared = comparisons.flatMap(({ path, other }) =>
    path === "now" ? readInstants(valueNow(other, scope)) : [],
  );
  const known = Object.values(asObject(scope.data)).flatMap(readInstants);
  const waits = [...due, ...[...compared, ...known].flatMap((one) => [one - 1_000, one + 1_000])].map((one) =>
    Math.max(1, one - now),
  );
  const seconds = [...new Set(waits.map((ms) => Math.ceil(ms / 1_000)))].filter((one) => one > 0 && one < 400 * 86_400);
  return seconds.map((one) => ({ after: `PT${one}S` }));
}

const readInstants = (value: unknown): number[] =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value) ? [Date.parse(value)].filter(Number.isFinite) : [];

/** The scope of the innermost flow's rules now. */
function scopeOfFlow({ snapshot, context, now }: RunState): JsonObject {
  const { data = {}, flow = "" } = snapshot.frames.at(-1) ?? {};
  const { values } = context;
  const settings = Object.hasOwn(values.settings, flow) ? values.settings[flow] : {};
  return { ...values, data, settings, nonce: snapshot.nonces, now: new Date(now).toISOString() };
}

const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

function emittedNow(possibilities: Possibilities, runState: RunState, given: Situation): When[] {
  const session = given.session === undefined ? {} : { session: given.session };
  return possibilities.emittedEvents.flatMap((system) =>
    wordsWith(possibilities, runState).map(
      (values): When => ({
        system,
        ...session,
        ...(Object.keys(values).length === 0 ? {} : { with: values }),
      }),
    ),
  );
}

/** The possible data of the portal's events: the members that transitions read, with the values that they compare. */
function wordsWith({ comparisons, walked }: Possibilities, runState: RunState): JsonObject[] {
  const names = eventNames(walked);
  const scope = scopeOfFlow(runState);
  const values = names.map((name) => {
    const compared = comparisons.flatMap(({ path, other }) =>
      path === `event.${name}` ? [valueNow(other, scope)].flat() : [],
    );
    const soon = new Date(runState.now + 60_000).toISOString();
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

const eventNames = memoizeByIdentity(({ under }: WalkedFlow): readonly string[] => [
  ...new Set(under.flatMap(({ value }) => namesUnder(value))),
]);

function namesUnder(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesUnder);
  return objectEntries(value).flatMap(([key, one]) => {
    const [root, name] = key === "var" && typeof one === "string" ? one.split(".") : [];
    return root === "event" && name !== undefined ? [name] : namesUnder(one);
  });
}
