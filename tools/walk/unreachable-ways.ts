import { elementsOf, member } from "../../src/documents/json.ts";
import type { SourceDocument } from "../../src/documents/read/source-document.ts";
import { type Edge, edgesOf, NEXT, targetsOf } from "../../src/documents/uses/flow-edges.ts";
import { formsOf, screenOf, statesOf } from "../../src/documents/uses/flow-links.ts";
import { sentEvents } from "../../src/documents/uses/sent-events.ts";
import { withStandIns } from "../../src/documents/uses/stand-ins.ts";
import type { Reach } from "./closed-ways.ts";
import { knownTruth } from "./possible-values.ts";
import { GrownReach } from "./reach.ts";
import { dataOf, type WalkedFlow } from "./walked-flow.ts";
import { stepWays, wayOf } from "./ways.ts";

/** Why a way cannot be taken for this client and programme. */
export type Unreachable = ReadonlyMap<string, string>;

/**
 * What the documents themselves prove to be out of reach in a flow, for a client and a programme, with the reason: from
 * what the client and the programme say, and from what data, events and inputs can be at all.
 */
export function unreachableWays(walked: WalkedFlow): Unreachable {
  const { checked, document } = walked;
  const reach = new GrownReach(walked);
  const edges = edgesOf(checked, document).map(
    (edge) => [wayOf(document, edge.path), reach.whyNot(edge, document)] as const,
  );
  const steps = stepWays(document).map(({ way, step }) => [way, whyNoStep(reach, walked, step)] as const);
  return new Map([...edges, ...steps].flatMap(([way, why]) => (why === undefined ? [] : [[way, why] as const])));
}

function whyNoStep(reach: Reach, { checked, document }: WalkedFlow, step: unknown): string | undefined {
  const open = edgesOf(checked, document).filter((edge) => reach.whyNot(edge, document) === undefined);
  const asked = open.filter(isToNext);
  if (asked.length === 0) return "nothing leads to the next step";
  if (knownTruth(member(step, "if"), reach.flow(document).known()) === false) return "its condition is never true here";
  const gives = member(step, "gives");
  const isGivenFirst = typeof gives === "string" && isAlwaysGiven(reach, document, open, gives);
  return isGivenFirst ? "what it gives is there before the next step is asked for" : undefined;
}

const isToNext = ({ transition }: Edge) => member(transition, "to") === NEXT;

/** Whether every way to the next step passes one that gives a name of the data, which nothing takes away again. */
function isAlwaysGiven(reach: Reach, document: SourceDocument, open: readonly Edge[], name: string): boolean {
  const isTaken = open.some(({ transition }) => elementsOf(member(transition, "unset")).includes(name));
  if (isTaken || elementsOf(member(dataOf(document).get(name), "dependsOn")).length > 0) return false;
  const ungiven = reachedBy(
    document,
    open.filter((edge) => !isGiving(reach, document, edge, name)),
  );
  return !ungiven.some(isToNext);
}

/** The ways among some that can be come to along these alone. */
function reachedBy(document: SourceDocument, ways: readonly Edge[]): readonly Edge[] {
  const reached = new Set(beginningsOf(document));
  const isReached = ({ from }: Edge) => from === undefined || reached.has(from);
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    const targets = ways.filter(isReached).flatMap((edge) => targetsOf(edge, document));
    for (const target of targets) reached.add(target);
  }
  return ways.filter(isReached);
}

const beginningsOf = (document: SourceDocument): string[] => [
  String(member(document.value, "start")),
  ...statesOf(document).flatMap(({ name, state }) => (member(state, "entry") === true ? [name] : [])),
];

/** Whether a way follows the one control of a screen that gives the form of a name. */
function isGiving({ walked }: Reach, document: SourceDocument, { cause, from, name: event }: Edge, name: string) {
  const state = statesOf(document).find((one) => one.name === from)?.state;
  const screen = screenOf(walked.checked, document, state);
  if (cause !== "on" || screen === undefined || withStandIns(walked.checked, "screen", screen).length > 1) return false;
  if (!formsOf(walked.checked, screen).some(({ id }) => id === name)) return false;
  return sentEvents(walked.checked, screen).filter((one) => one.name === event).length === 1;
}
