import type { CheckedDocuments } from "../checked-documents.ts";
import { spend } from "../incremental/work.ts";
import { member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { remembered } from "../scope/remembered.ts";
import { type Edge, edgesFrom, targetsOf } from "./flow-edges.ts";
import { kindOf } from "./flow-graph.ts";
import { innerFlow, statesOf } from "./flow-links.ts";
import { flowsUnder, runsIn } from "./flow-uses.ts";
import { withStandIns } from "./stand-ins.ts";

/** The states that a flow enters in one step, at most: until it stops, and until it ends, by outcome. */
export interface Chain {
  readonly length: number;
  readonly ends: ReadonlyMap<string, number>;
}

type Chains = ReadonlyMap<string, Chain>;

/** The longest chain that begins in each state of a flow; the states of inner flows count, as in the engine. */
export const chainsOf = remembered((checked, flow): Chains => {
  const chains = new Map<string, Chain>();
  for (const { name } of statesOf(flow)) chainFrom(checked, flow, name, chains);
  return chains;
});

const NO_CHAIN: Chain = { length: 0, ends: new Map() };

/** A way that comes back to a state is told by `endless-loop`, and counts once here. */
function chainFrom(checked: CheckedDocuments, flow: SourceDocument, name: string, chains: Map<string, Chain>): Chain {
  const known = chains.get(name);
  if (known !== undefined) return known;
  spend();
  chains.set(name, NO_CHAIN);
  const state = member(member(flow.value, "states"), name);
  const after = (edges: readonly Edge[]) =>
    longest(edges.flatMap((edge) => targetsOf(edge, flow)).map((to) => chainFrom(checked, flow, to, chains)));
  const own = edgesFrom(checked, flow, name).filter(({ isOfOverlay }) => !isOfOverlay);
  const chain = longer(1, chainAfter(checked, flow, state, own, after));
  chains.set(name, chain);
  return chain;
}

function chainAfter(
  checked: CheckedDocuments,
  flow: SourceDocument,
  state: unknown,
  own: readonly Edge[],
  after: (edges: readonly Edge[]) => Chain,
): Chain {
  switch (kindOf(state)) {
    case "choose":
      return after(own);
    case "calls":
      return after(own.filter(({ cause }) => cause === "done"));
    case "final":
      return { length: 0, ends: new Map([[String(member(member(state, "final"), "outcome")), 0]]) };
    case "flow": {
      const inner = innerFlow(checked, flow, state);
      const within = longest(innerFlows(checked, flow, inner).map((one) => startOf(checked, one)));
      const ended = [...within.ends].map(([outcome, length]) => longer(length, after(own.filter(takes(outcome)))));
      return longest([{ length: within.length, ends: new Map() }, ...ended]);
    }
    default:
      return NO_CHAIN;
  }
}

/** A flow that can run there, or those in its place; not one in which this flow runs again. */
const innerFlows = (checked: CheckedDocuments, flow: SourceDocument, inner: SourceDocument | undefined) =>
  inner === undefined ? [] : withStandIns(checked, "flow", inner).filter((one) => !flowsUnder(checked, one).has(flow));

const takes =
  (outcome: string) =>
  ({ name }: Edge) =>
    name === outcome || name === "*";

function startOf(checked: CheckedDocuments, flow: SourceDocument): Chain {
  return chainsOf(checked, flow).get(String(member(flow.value, "start"))) ?? NO_CHAIN;
}

/** The longest chains that end a flow, wherever in it or in the flows inside it they begin, by outcome. */
const endsOf = remembered((checked, flow): ReadonlyMap<string, number> => {
  const own = [...chainsOf(checked, flow).values()];
  return longest([...own, ...chainsAfterRuns(checked, flow).map(({ chain }) => chain)]).ends;
});

/** The longest chain of each state that goes on when an inner flow, or one over its page, has ended. */
export function chainsAfterRuns(checked: CheckedDocuments, flow: SourceDocument) {
  return runsIn(checked, flow).flatMap(({ state, inner, by }) => {
    const ends = innerFlows(checked, flow, inner).flatMap((one) => [...endsOf(checked, one)]);
    const edges = edgesFrom(checked, flow, state).filter(({ isOfOverlay }) => isOfOverlay === (by === "open"));
    return ends.map(([outcome, length]) => {
      const targets = edges.filter(takes(outcome)).flatMap((edge) => targetsOf(edge, flow));
      const next = longest(targets.map((to) => chainsOf(checked, flow).get(to) ?? NO_CHAIN));
      return { state, chain: longer(length, next) };
    });
  });
}

const longer = (by: number, { length, ends }: Chain): Chain => ({
  length: length + by,
  ends: new Map([...ends].map(([outcome, one]) => [outcome, one + by])),
});

function longest(chains: readonly Chain[]): Chain {
  const ends = new Map<string, number>();
  for (const chain of chains)
    for (const [outcome, length] of chain.ends) ends.set(outcome, Math.max(length, ends.get(outcome) ?? 0));
  return { length: Math.max(0, ...chains.map(({ length }) => length)), ends };
}
