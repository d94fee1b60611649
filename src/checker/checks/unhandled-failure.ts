import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { failuresOfState, ownFailures } from "../uses/call-failures.ts";
import { edgesFrom } from "../uses/flow-edges.ts";
import { stateKind } from "../uses/flow-graph.ts";
import { listStates, type NamedState } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * Every failure of every call is handled, whatever the conditions: by the state, the flow, or for all flows by the
 * routes. The routes' handler of all other failures does not cover a failure that a call declares: its caller handles
 * that.
 */
export const unhandledFailure: Check = {
  ids: ["unhandled-failure"],
  run: ofEach(["flow"], (context, flow) => {
    const isHandledByRoutes = context.index.find("routes", "routes")?.value.failures?.["*"] !== undefined;
    return listStates(flow).flatMap((state) => unhandled(context, flow, state, isHandledByRoutes));
  }),
};

function unhandled(
  context: CheckContext,
  flow: FlowDocument,
  { name, state, path }: NamedState,
  isHandledByRoutes: boolean,
): FoundHere[] {
  if (!["call", "calls"].includes(stateKind(state) ?? "")) return [];
  const certain = [...edgesFrom(context, flow, name), ...edgesFrom(context, flow)].filter(
    ({ cause, transition }) => cause === "failed" && transition.if === undefined,
  );
  const taken = certain.flatMap((edge) => edge.name ?? []);
  const failures = isHandledByRoutes ? ownFailures(context, state) : (failuresOfState(context, state) ?? []);
  const [first, ...others] = failures.filter((failure) => !taken.includes(failure) && !taken.includes("*"));
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : `, nor ${others.length} more`;
  return [
    {
      spot: { path, part: "key" },
      message: `no handler takes the failure "${first}" of state "${name}"${more}`,
      hint: isHandledByRoutes
        ? `handle it under "failed" of the state or the flow`
        : `handle it under "failed" of the state or the flow, by name or "*"; or for all flows under "failures" of the routes`,
    },
  ];
}
