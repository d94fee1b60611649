import type { CheckContext } from "../../src/checker/check-context.ts";
import type { FlowDocument, SourceDocument } from "../../src/checker/read/source-document.ts";
import { derivedInSight } from "../../src/checker/uses/derived-values.ts";
import { listEdges, stepStates } from "../../src/checker/uses/flow-edges.ts";
import { reachedFrom } from "../../src/checker/uses/flow-graph.ts";
import { listStates } from "../../src/checker/uses/flow-links.ts";
import { listReferences, type Reference } from "../../src/checker/uses/references.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import type { JsonPath } from "../../src/documents/json-path.ts";
import { NEXT } from "../../src/engine/index.ts";
import { type Known, knownTruth } from "./known-truth.ts";

/**
 * The references of a document that can affect a client's customers: not those behind a condition that is never true
 * for it.
 */
export function liveReferences(context: CheckContext, document: SourceDocument, known: Known): Reference[] {
  const closed = closedPlaces(context, document, known);
  const isOpen = isOutside(closed);
  const live = listReferences(context, document).filter(({ path }) => isOpen(path));
  if (document.kind !== "flow") return live;
  const reached = reachedStates(context, document, isOpen);
  return live.filter(({ path }) => path[0] !== "states" || reached.has(String(path[1])));
}

/** Whether a frame's run can be seen: it has no place in the frame, as a notice, or one that is not closed. */
export function isSeenIn(context: CheckContext, frame: SourceDocument, run: string, known: Known): boolean {
  const isOpen = isOutside(closedPlaces(context, frame, known));
  const places = context
    .listVisits(frame)
    .filter(
      ({ value }) => member(value, "component") === "shell-run" && member(member(value, "props"), "flow") === run,
    );
  return places.length === 0 || places.some(({ path }) => isOpen(path));
}

/** The parts of a document that are never used for a client. */
function closedPlaces(context: CheckContext, document: SourceDocument, around: Known): JsonPath[] {
  const known = { ...around, derived: derivedInSight(context, document) };
  return context.listVisits(document).flatMap(({ value, path, types }) => {
    if (types.includes("TransitionOrList") || path.at(-1) === "choose") return afterTheCertain(value, path, known);
    return isNever(value, known) ? [path] : [];
  });
}

const CONDITIONS = ["if", "when", "visibleWhen"];

const isNever = (value: unknown, known: Known) =>
  CONDITIONS.some((name) => knownTruth(member(value, name), known) === false);

/** For a list whose first element with a true `if` is used: the elements after one that is certain. */
function afterTheCertain(list: unknown, path: JsonPath, known: Known): JsonPath[] {
  const elements = arrayElements(list);
  const certain = elements.findIndex((one) => {
    const condition = member(one, "if");
    return condition === undefined || knownTruth(condition, known) === true;
  });
  return certain < 0 ? [] : elements.slice(certain + 1).map((_, after) => [...path, certain + 1 + after]);
}

function isOutside(places: readonly JsonPath[]): (path: JsonPath) => boolean {
  const closed = new Set(places.map((place) => JSON.stringify(place)));
  return (path) => !path.some((_, depth) => closed.has(JSON.stringify(path.slice(0, depth + 1))));
}

function reachedStates(context: CheckContext, flow: FlowDocument, isOpen: (path: JsonPath) => boolean) {
  const edges = listEdges(context, flow).filter(({ path }) => isOpen(path));
  const steps = stepStates(flow).filter((_, index) => isOpen(["steps", index]));
  const entries = listStates(flow).filter(({ state }) => member(state, "entry") === true);
  const targets = (transition: unknown) => {
    const to = member(transition, "to");
    if (to === NEXT) return steps;
    return typeof to === "string" ? [to] : [];
  };
  const common = edges.filter(({ from }) => from === undefined).flatMap(({ transition }) => targets(transition));
  const start = member(flow.value, "start");
  const initialStates = [...(typeof start === "string" ? [start] : []), ...entries.map(({ name }) => name), ...common];
  return reachedFrom(initialStates, (name) =>
    edges.filter(({ from }) => from === name).flatMap(({ transition }) => targets(transition)),
  );
}
