import type { CheckContext } from "../check-context.ts";
import { spend } from "../incremental/work.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { type Edge, edgesFrom, edgeTargets } from "./flow-edges.ts";
import { stateKind } from "./flow-graph.ts";
import { type DraftState, innerFlow, listStates, stateNamed } from "./flow-links.ts";
import { flowsUnder, runsIn } from "./flow-uses.ts";
import { withSubstitutes } from "./substitutions.ts";

/** The maximum number of states that a flow enters in one step: until it stops, and until it ends, by outcome. */
export interface Chain {
  readonly length: number;
  readonly ends: ReadonlyMap<string, number>;
}

type Chains = ReadonlyMap<string, Chain>;

/** The longest chain from each state of a flow; the states of inner flows count, as in the engine. */
export const longestChains = memoizeByDocument((context, flow: FlowDocument): Chains => {
  const chains = new Map<string, Chain>();
  for (const { name } of listStates(flow)) chainFrom(context, flow, name, chains);
  return chains;
});

const NO_CHAIN: Chain = { length: 0, ends: new Map() };

/** `endless-loop` reports a cycle, which counts once here. */
function chainFrom(context: CheckContext, flow: FlowDocument, name: string, chains: Map<string, Chain>): Chain {
  const known = chains.get(name);
  if (known !== undefined) return known;
  spend();
  chains.set(name, NO_CHAIN);
  const after = (edges: readonly Edge[]) =>
    longest(edges.flatMap((edge) => edgeTargets(edge, flow)).map((to) => chainFrom(context, flow, to, chains)));
  const own = edgesFrom(context, flow, name).filter(({ isOfOverlay }) => !isOfOverlay);
  const chain = longer(1, chainAfter(context, flow, stateNamed(flow, name), own, after));
  chains.set(name, chain);
  return chain;
}

function chainAfter(
  context: CheckContext,
  flow: FlowDocument,
  state: DraftState | undefined,
  own: readonly Edge[],
  after: (edges: readonly Edge[]) => Chain,
): Chain {
  switch (stateKind(state)) {
    case "choose":
      return after(own);
    case "calls":
      return after(own.filter(({ cause }) => cause === "done"));
    case "final":
      return { length: 0, ends: new Map([[String(state?.final?.outcome), 0]]) };
    case "flow": {
      const inner = innerFlow(context, flow, state);
      const within = longest(innerFlows(context, flow, inner).map((one) => chainFromStart(context, one)));
      const ended = [...within.ends].map(([outcome, length]) => longer(length, after(own.filter(takes(outcome)))));
      return longest([{ length: within.length, ends: new Map() }, ...ended]);
    }
    default:
      return NO_CHAIN;
  }
}

/** A flow that can run there, and its substitutes; without one that runs this flow again. */
const innerFlows = (context: CheckContext, flow: FlowDocument, inner: FlowDocument | undefined) =>
  inner === undefined
    ? []
    : withSubstitutes(context, "flow", inner).filter((one) => !flowsUnder(context, one).has(flow));

const takes =
  (outcome: string) =>
  ({ name }: Edge) =>
    name === outcome || name === "*";

function chainFromStart(context: CheckContext, flow: FlowDocument): Chain {
  return longestChains(context, flow).get(String(flow.value.start)) ?? NO_CHAIN;
}

/** The longest chains that end a flow, from any state of it or of its inner flows, by outcome. */
const longestChainsByOutcome = memoizeByDocument((context, flow: FlowDocument): ReadonlyMap<string, number> => {
  const own = [...longestChains(context, flow).values()];
  return longest([...own, ...chainsAfterRuns(context, flow).map(({ chain }) => chain)]).ends;
});

/** The longest chain of each state that proceeds when an inner flow, or one over its page, has ended. */
export function chainsAfterRuns(context: CheckContext, flow: FlowDocument) {
  return runsIn(context, flow).flatMap(({ state, inner, by }) => {
    const ends = innerFlows(context, flow, inner).flatMap((one) => [...longestChainsByOutcome(context, one)]);
    const edges = edgesFrom(context, flow, state).filter(({ isOfOverlay }) => isOfOverlay === (by === "open"));
    return ends.map(([outcome, length]) => {
      const targets = edges.filter(takes(outcome)).flatMap((edge) => edgeTargets(edge, flow));
      const next = longest(targets.map((to) => longestChains(context, flow).get(to) ?? NO_CHAIN));
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
