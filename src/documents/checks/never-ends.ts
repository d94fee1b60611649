import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Edge, edgesOf, targetsOf } from "../uses/flow-edges.ts";
import { kindOf, reachedFrom, reachedStates } from "../uses/flow-graph.ts";
import { statesOf } from "../uses/flow-links.ts";
import { usesOfFlow } from "../uses/flow-uses.ts";
import { type Check, ofEachUnless } from "./check.ts";

/** What is told already of a way that does not lead on. */
const CUTS: ReadonlySet<string> = new Set([
  "dead-end",
  "open-choice",
  "duplicate-key",
  "missing-property",
  "unreachable-state",
]);

/** A flow for whose end somebody waits can come to it from each of its states, or leads away from the page. */
export const neverEnds: Check = {
  ids: ["never-ends"],
  run: ofEachUnless(CUTS, ["flow"], unending),
};

function unending(documents: CheckedDocuments, flow: SourceDocument): Problem[] {
  const states = statesOf(flow);
  const finals = states.flatMap(({ name, state }) => (kindOf(state) === "final" ? [name] : []));
  const reached = reachedStates(documents, flow);
  const names = new Set(states.map(({ name }) => name));
  const areKnown = [...reached].every((name) => names.has(name)) && states.every(({ state }) => kindOf(state));
  if (!areKnown || (finals.length === 0 && !isAwaited(documents, flow))) return [];
  const ending = statesThatEnd(documents, flow, finals);
  const stuck = states.filter(({ name }) => reached.has(name) && !ending.has(name));
  const [first, ...others] = stuck;
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : ` (nor from ${others.map(({ name }) => `"${name}"`).join(", ")})`;
  return [
    {
      check: "never-ends",
      file: flow.path,
      spot: { path: first.path, part: "key" },
      message: `no way leads from state "${first.name}" to an end of the flow${more}`,
      hint: finals.length === 0 ? `give the flow a "final" state` : `let a transition lead on, to ${listed(finals)}`,
    },
  ];
}

/** The states from which one comes to an end, found from the ends backwards. */
function statesThatEnd(documents: CheckedDocuments, flow: SourceDocument, finals: readonly string[]) {
  const names = statesOf(flow).map(({ name }) => name);
  const before = new Map<string, string[]>(names.map((name) => [name, []]));
  const edges = edgesOf(documents, flow);
  for (const edge of edges) {
    for (const to of targetsOf(edge, flow)) before.get(to)?.push(...(edge.from === undefined ? names : [edge.from]));
  }
  const away = edges.filter(leadsAway).flatMap(({ from }) => from ?? names);
  return reachedFrom([...finals, ...away], (name) => before.get(name) ?? []);
}

const listed = (finals: readonly string[]) => finals.map((name) => `"${name}"`).join(" or ");

/** Whether another flow goes on when this one has ended. */
const isAwaited = (documents: CheckedDocuments, flow: SourceDocument) =>
  usesOfFlow(documents, flow).some(({ by }) => by === "state");

const AWAY = ["go", "leave", "signIn", "signOut"];

/** Whether a transition leaves the run for another page. */
const leadsAway = ({ transition }: Edge) =>
  [member(transition, "do")].flat().some((action) => AWAY.some((name) => member(action, name) !== undefined));
