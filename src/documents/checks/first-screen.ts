import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { remembered } from "../scope/remembered.ts";
import { failuresOfState } from "../uses/call-failures.ts";
import { type Edge, edgesFrom } from "../uses/flow-edges.ts";
import { kindOf, onwardIn, reachedFrom } from "../uses/flow-graph.ts";
import { type NamedState, statesOf } from "../uses/flow-links.ts";
import { mayStartUnseen, silentStates } from "../uses/silent-states.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * What happens before anything was shown says where to go, whatever comes of it: there is no screen to return to. After
 * an inner flow, that is a screen of the flow's own.
 */
export const firstScreen: Check = {
  ids: ["nothing-to-return-to"],
  run: ofEach(["flow"], (documents, flow) => [
    ...statesOf(flow).flatMap((state) => (kindOf(state.state) === "flow" ? leftInside(documents, flow, state) : [])),
    ...callsThatStay(documents, flow),
  ]),
};

function callsThatStay(documents: CheckedDocuments, flow: SourceDocument): Problem[] {
  if (!mayStartUnseen(documents, flow)) return [];
  const unseen = silentStates(documents, flow);
  return statesOf(flow).flatMap((state) =>
    unseen.has(state.name) && isCall(state) ? staying(documents, flow, state) : [],
  );
}

/** The outcomes of an inner flow that lead nowhere, where the flow may have had no screen of its own. */
function leftInside(documents: CheckedDocuments, flow: SourceDocument, { name, path }: NamedState): Problem[] {
  if (!statesBeforeOwnScreen(documents, flow).has(name)) return [];
  const ways = edgesFrom(documents, flow, name).filter(({ cause, isOfOverlay }) => cause === "done" && !isOfOverlay);
  const outcomes = [...new Set(ways.map((way) => way.name))];
  const [open] = outcomes.filter((outcome) => mayStay(ways.filter((way) => way.name === outcome)));
  if (open === undefined) return [];
  const message = `state "${name}" can come before any screen of flow "${flow.id}", and the outcome "${open}" leads nowhere`;
  const hint = `say where to go: "to"`;
  return [
    {
      check: "nothing-to-return-to",
      file: flow.path,
      spot: { path: [...path, "done", open], part: "key" },
      message,
      hint,
    },
  ];
}

/** The states to which a flow can come without a screen of its own, whatever its inner flows show. */
const statesBeforeOwnScreen = remembered((documents, flow) => {
  const shown = new Set(statesOf(flow).flatMap(({ name, state }) => (kindOf(state) === "screen" ? [name] : [])));
  const start = member(flow.value, "start");
  return reachedFrom(typeof start === "string" ? [start] : [], (name) =>
    shown.has(name) ? [] : onwardIn(documents, flow)(name),
  );
});

const isCall = ({ state }: NamedState) => ["call", "calls"].includes(kindOf(state) ?? "");

function staying(documents: CheckedDocuments, flow: SourceDocument, { name, state, path }: NamedState): Problem[] {
  const own = [...edgesFrom(documents, flow, name), ...edgesFrom(documents, flow)];
  const edges = own.filter(({ isOfOverlay }) => !isOfOverlay);
  const of = (cause: string, named: string | undefined, from: string | undefined) =>
    edges.filter((edge) => edge.cause === cause && edge.name === named && edge.from === from);
  const failures = failuresOfState(documents, state) ?? [];
  const outcomes = [
    ["an answer", of("done", undefined, name)] as const,
    ...failures.map(
      (failure) =>
        [
          `the failure "${failure}"`,
          [name, undefined].flatMap((from) => [...of("failed", failure, from), ...of("failed", "*", from)]),
        ] as const,
    ),
  ];
  const open = outcomes.filter(([, ways]) => mayStay(ways)).map(([outcome]) => outcome);
  const [first, ...others] = open;
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  return [
    {
      check: "nothing-to-return-to",
      file: flow.path,
      spot: { path, part: "key" },
      message: `state "${name}" can come before any screen, and ${first}${more} leads nowhere`,
      hint: `say where to go: "to", here or under "failed" of the flow`,
    },
  ];
}

/** Whether the first way whose condition holds can be one that stays, or none. */
function mayStay(ways: readonly Edge[]): boolean {
  const last = ways.findIndex(({ transition }) => member(transition, "if") === undefined);
  const possible = last < 0 ? ways : ways.slice(0, last + 1);
  return last < 0 || possible.some(({ transition }) => member(transition, "to") === undefined);
}
