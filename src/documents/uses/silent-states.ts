import type { CheckedDocuments } from "../checked-documents.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Edge, edgesFrom, edgesOf, NEXT } from "./flow-edges.ts";
import { kindOf, reachedFrom } from "./flow-graph.ts";
import { innerFlow, statesOf } from "./flow-links.ts";
import { usesOfFlow } from "./flow-uses.ts";
import { withStandIns } from "./stand-ins.ts";

type Flows = readonly SourceDocument[];

/** The states to which a flow comes from its start before anything was shown. `inside`: flows that are being judged. */
export function silentStates(checked: CheckedDocuments, flow: SourceDocument, inside: Flows = []): ReadonlySet<string> {
  const start = member(flow.value, "start");
  return reachedFrom(typeof start === "string" ? [start] : [], (name) =>
    silentEdges(checked, flow, name, inside).flatMap((edge) => silentTargets(checked, flow, edge)),
  );
}

/** The edges along which a flow goes by itself from a state, without having shown anything in it. */
export function silentEdges(
  checked: CheckedDocuments,
  flow: SourceDocument,
  name: string,
  inside: Flows = [],
): readonly Edge[] {
  const state = member(member(flow.value, "states"), name);
  const own = edgesFrom(checked, flow, name).filter(({ isOfOverlay }) => !isOfOverlay);
  switch (kindOf(state)) {
    case "choose":
      return own;
    case "call":
    case "calls":
      return [...own, ...edgesFrom(checked, flow).filter(({ cause }) => cause === "failed")];
    case "flow": {
      const outcomes = silentOutcomes(checked, flow, state, [...inside, flow]);
      return own.filter(({ name: outcome }) => outcomes.has(outcome ?? "") || (outcome === "*" && outcomes.size > 0));
    }
    default:
      return [];
  }
}

/** The outcomes with which a state's inner flow can end before it shows anything. One that leads back here shows something. */
function silentOutcomes(checked: CheckedDocuments, flow: SourceDocument, state: unknown, inside: Flows) {
  const inner = innerFlow(checked, flow, state);
  const flows = inner === undefined ? [] : withStandIns(checked, "flow", inner);
  const outcomes = flows
    .filter((one) => !inside.includes(one))
    .flatMap((one) =>
      [...silentStates(checked, one, inside)].map((name) =>
        member(member(member(member(one.value, "states"), name), "final"), "outcome"),
      ),
    );
  return new Set(outcomes.filter((outcome) => typeof outcome === "string"));
}

function silentTargets(checked: CheckedDocuments, flow: SourceDocument, { transition }: Edge): readonly string[] {
  const to = member(transition, "to");
  if (to === NEXT) return firstSteps(checked, flow);
  return typeof to === "string" ? [to] : [];
}

/** The steps to which `next` can lead before anybody did anything: up to the first that nothing can have made yet. */
function firstSteps(checked: CheckedDocuments, flow: SourceDocument): string[] {
  const given = givenByItself(checked, flow);
  const steps = elementsOf(member(flow.value, "steps"));
  const first = steps.findIndex((step) => member(step, "if") === undefined && !given.has(member(step, "gives")));
  return steps
    .slice(0, first < 0 ? steps.length : first + 1)
    .map((step) => member(step, "to"))
    .filter((to) => typeof to === "string");
}

/** The data that a flow can have without a screen: its input, its defaults, and what its other states set. */
function givenByItself(checked: CheckedDocuments, flow: SourceDocument): ReadonlySet<unknown> {
  const { value } = flow;
  const properties = membersOf(member(member(value, "data"), "properties"));
  const shown = new Set(
    statesOf(flow).flatMap(({ name, state }) => (["screen", "wait"].includes(kindOf(state) ?? "") ? [name] : [])),
  );
  const silent = edgesOf(checked, flow).filter(({ from, cause }) => cause !== "on" && !shown.has(from ?? ""));
  return new Set([
    ...elementsOf(member(value, "input")),
    ...properties.flatMap(([name, type]) => (member(type, "default") === undefined ? [] : [name])),
    ...silent.flatMap(({ transition }) => membersOf(member(transition, "set")).map(([name]) => name)),
  ]);
}

/** Whether a flow can be started where nothing was shown yet: by a route or a frame, or in such a state of another. */
export function mayStartUnseen(checked: CheckedDocuments, flow: SourceDocument, inside: Flows = []): boolean {
  return usesOfFlow(checked, flow).some((use) => {
    if (use.by === "route" || use.by === "frame") return true;
    if (use.by === "open" || inside.includes(use.parent)) return false;
    const isReached = silentStates(checked, use.parent).has(use.state ?? "");
    return isReached && mayStartUnseen(checked, use.parent, [...inside, flow]);
  });
}
