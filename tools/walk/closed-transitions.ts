import { valueAt } from "../../src/checker/findings/inside.ts";
import type { FlowDocument } from "../../src/checker/read/source-document.ts";
import { derivedRules, withDerivedRules } from "../../src/checker/uses/derived-values.ts";
import { emittedEvents } from "../../src/checker/uses/emitted-events.ts";
import { type Edge, listEdges } from "../../src/checker/uses/flow-edges.ts";
import { listStates } from "../../src/checker/uses/flow-links.ts";
import { arrayElements, member, objectEntries } from "../../src/documents/json.ts";
import { BACK, DISMISS, isSystemEvent } from "../../src/engine/index.ts";
import type { FlowAsKnown, KnownFlow, Moment } from "./known-flow.ts";
import { pathsIn } from "./paths-in.ts";
import { distinct, isNever } from "./possible.ts";
import { type Known, knownTruth, possibleValues } from "./possible-values.ts";
import { type PossibleSending, possibleSendings } from "./sent-by-screens.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** The states reached so far of a flow and of all flows that run in it. */
export interface Reach {
  readonly walked: WalkedFlow;
  readonly flows: readonly KnownFlow[];
  flow(document: FlowDocument): KnownFlow;
  /** The substitute of a named flow. */
  inner(named: unknown, within: FlowDocument): FlowDocument | undefined;
  whyNot(edge: Edge, document: FlowDocument): string | undefined;
}

/** Why a transition of a reached state cannot be taken; `undefined` when it can. */
export function whyClosed(reach: Reach, edge: Edge, document: FlowDocument): string | undefined {
  const flow = reach.flow(document);
  const why = whyClosedNow(reach, edge, flow);
  if (why !== undefined || edge.cause !== "on") return why;
  // Its condition may need a value for which its control is hidden.
  const needed = equalitiesIn(member(edge.transition, "if"));
  const whyWithThese = needed.length === 0 ? undefined : whyClosedNow(reach, edge, flow.where(new Map(needed)));
  if (whyWithThese !== undefined) return whyWithThese;
  // The condition that shows a control may close the transition: then it is closed for each possible value of the data.
  const cases = flow.alternatives(namesIn(edge, document));
  const isClosed = cases.length > 0 && cases.every((one) => whyClosedNow(reach, edge, one) !== undefined);
  return isClosed ? "the condition that shows the control takes another transition here" : undefined;
}

/** The data that have one value where a condition is true, with these values. */
function equalitiesIn(condition: unknown): (readonly [string, unknown])[] {
  const parts = arrayElements(member(condition, "and"));
  if (parts.length > 0) return parts.flatMap(equalitiesIn);
  const [path, value] = arrayElements(member(condition, "==="));
  const name = /^data\.(\w+)$/.exec(String(member(path, "var")))?.[1];
  return name === undefined || typeof value !== "string" ? [] : [[name, value]];
}

/** The data that the conditions of a transition, and of those before it, read. */
function namesIn({ path, transition }: Edge, document: FlowDocument): readonly string[] {
  const list =
    typeof path.at(-1) === "number" ? arrayElements(valueAt(document.value, path.slice(0, -1))) : [transition];
  const derived = derivedRules(document);
  const read = list.flatMap((one) => pathsIn(withDerivedRules(member(one, "if"), derived)));
  return [...new Set(read.flatMap(({ text }) => (/^data\.\w+$/.test(text) ? [text.slice("data.".length)] : [])))];
}

function whyClosedNow(reach: Reach, edge: Edge, flow: FlowAsKnown): string | undefined {
  const { document } = flow;
  const known = flow.known(momentFor(reach, edge, flow), edge.from);
  if (knownTruth(member(edge.transition, "if"), known) === false) return "its condition is never true here";
  if (isShadowed(edge, document, known)) return "an earlier one is always taken here";
  return whyNoCause(reach, edge, flow, known);
}

/** Why the cause of a transition cannot happen. */
function whyNoCause(reach: Reach, edge: Edge, flow: FlowAsKnown, known: Known): string | undefined {
  const { document } = flow;
  const opener = edge.isOfOverlay ? findOpener(reach, edge, document) : undefined;
  if (opener !== undefined && reach.whyNot(opener, document) !== undefined)
    return "the transition that opens the inner flow cannot be taken here";
  const isUnsent = edge.cause === "on" && findSenders(reach, edge, flow)?.length === 0;
  if (isUnsent) return `nothing on its screens sends "${edge.name}" here`;
  const isTimeless = edge.cause === "at" && isNever(possibleValues(member(edge.transition, "time"), known));
  if (isTimeless) return "its time is never known here";
  const isHandled = edge.cause === "failed" && edge.from === undefined && isHandledBefore(edge, reach.flow(document));
  if (isHandled) return "every call handles that failure itself";
  const isUnheard = edge.cause === "done" && isNoOutcome(reach, edge, document);
  return isUnheard ? `the inner flow never ends with "${edge.name}" here` : undefined;
}

/** The paths of the event that a transition's rules read: values from any control that sends it. */
export function momentFor(reach: Reach, edge: Edge, flow: FlowAsKnown): Moment {
  return (root, key) => {
    if (root !== "event" || key === undefined || edge.cause !== "on") return undefined;
    const values = findSenders(reach, edge, flow)?.map((one) => one.value(key));
    return values === undefined || values.includes(undefined)
      ? undefined
      : distinct(values.flatMap((one) => one ?? []));
  };
}

/** The transition that opens the flow over the page, of the outcome that an edge follows. */
function findOpener({ walked }: Reach, { path }: Edge, document: FlowDocument): Edge | undefined {
  const at = JSON.stringify(path.slice(0, path.lastIndexOf("open")));
  return listEdges(walked.checkContext, document).find((one) => JSON.stringify(one.path) === at);
}

function isShadowed({ path }: Edge, document: FlowDocument, known: Known): boolean {
  const index = path.at(-1);
  if (typeof index !== "number" || path.includes("at")) return false;
  const list = arrayElements(valueAt(document.value, path.slice(0, -1)));
  return list.slice(0, index).some((one) => knownTruth(member(one, "if"), known) === true);
}

/** The controls that may send the event of a transition; `undefined` when others may emit it. */
function findSenders(
  reach: Reach,
  { name = "", from }: Edge,
  flow: FlowAsKnown,
): readonly PossibleSending[] | undefined {
  if (isSystemEvent(name) || name === BACK || name === DISMISS) return undefined;
  if (emittedEvents(reach.walked.checkContext).some((emitted) => emitted.name === name)) return undefined;
  const own = valueAt(flow.document.value, ["states", from ?? ""]);
  const isOnItsOwn = from !== undefined && member(own, "screen") !== undefined && !hasInner(own);
  const states = isOnItsOwn
    ? [{ flow, state: own }]
    : reach.flows.flatMap((one) =>
        listStates(one.document).flatMap(({ name: at, state }) => (one.reached.has(at) ? [{ flow: one, state }] : [])),
      );
  const sent = states.map((one) => possibleSendings(reach.walked, one.flow, one.state, name));
  return sent.includes(undefined) ? undefined : sent.flatMap((one) => one ?? []);
}

/**
 * Whether a flow may run inside a state or over its page: the state gets the events that the inner flow does not take.
 */
const hasInner = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(hasInner)
    : objectEntries(value).some(([key, one]) => (key === "flow" && typeof one === "string") || hasInner(one));

function isHandledBefore({ name = "" }: Edge, flow: KnownFlow): boolean {
  const asking = listStates(flow.document).filter(
    ({ name: at, state }) => flow.reached.has(at) && (member(state, "call") ?? member(state, "calls")) !== undefined,
  );
  return asking.every(({ state }) =>
    [name, "*"].some((one) => {
      const handler = member(member(state, "failed"), one);
      return handler !== undefined && [handler].flat().some((transition) => member(transition, "if") === undefined);
    }),
  );
}

function isNoOutcome(reach: Reach, { from, name, isOfOverlay, path }: Edge, document: FlowDocument): boolean {
  const holder = isOfOverlay
    ? valueAt(document.value, path.slice(0, path.lastIndexOf("open") + 1))
    : from && valueAt(document.value, ["states", from]);
  const inner = reach.inner(member(holder, "flow"), document);
  if (inner === undefined || name === undefined || name === "*" || inner === document) return false;
  const { reached } = reach.flow(inner);
  return !listStates(inner).some(
    ({ name: at, state }) => reached.has(at) && member(member(state, "final"), "outcome") === name,
  );
}
