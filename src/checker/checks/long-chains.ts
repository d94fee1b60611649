import { TRANSITION_LIMIT } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { listStates } from "../uses/flow-links.ts";
import { chainsAfterRuns, longestChains } from "../uses/longest-chain.ts";
import { type Check, ofEachUnless } from "./check.ts";

/** Ids of problems that leave a flow without a longest chain: endless loops, or too many values. */
const CUTS: ReadonlySet<string> = new Set(["endless-loop", "duplicate-key"]);

/** A flow never enters more states in one step than the engine allows: the page could not be shown. */
export const longChains: Check = { ids: ["chain-too-long"], run: ofEachUnless(CUTS, ["flow"], tooLong) };

function tooLong(context: CheckContext, flow: FlowDocument): FoundHere[] {
  const own = [...longestChains(context, flow)].map(([state, chain]) => ({ state, chain }));
  const lengths = [...own, ...chainsAfterRuns(context, flow)].filter(({ chain }) => chain.length > TRANSITION_LIMIT);
  const [worst] = lengths.sort((one, other) => other.chain.length - one.chain.length);
  const place = listStates(flow).find(({ name }) => name === worst?.state);
  if (worst === undefined) return [];
  const message = `from state "${worst.state}" up to ${worst.chain.length} states follow each other without a screen, wait or call; the engine stops after ${TRANSITION_LIMIT}`;
  const hint = "use fewer states: one choose can have many branches";
  return [{ spot: { path: place?.path ?? ["states"], part: "key" }, message, hint }];
}
