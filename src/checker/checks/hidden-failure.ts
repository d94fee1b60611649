import { objectKeys } from "../../documents/json.ts";
import type { TransitionOrList } from "../../engine/generated/flow.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { Draft } from "../read/draft.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { failuresOfState } from "../uses/call-failures.ts";
import { listOperations } from "../uses/call-operations.ts";
import { type DraftState, listCalls, listStates, type NamedState } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * A state with a notice for all failures does not hide one for which the flow has its own wording, nor an unreachable
 * back end, for which the routes have one. A state that always proceeds ignores all failures on purpose.
 */
export const hiddenFailure: Check = {
  ids: ["hidden-failure"],
  run: ofEach(["flow"], (context, flow) => listStates(flow).flatMap((state) => hidden(context, flow, state))),
};

const ALL = "*";

/** Failures without a reply: a state's notice about replies does not fit them. */
const UNANSWERED = ["offline", "timeout"];

function hidden(context: CheckContext, flow: FlowDocument, { name, state, path }: NamedState): FoundHere[] {
  const { failed: own = {} } = state;
  if (!onlyShowsNotice(own[ALL])) return [];
  const routes = context.index.find("routes", "routes")?.value;
  const possible = possibleFailures(context, state);
  const isHidden = (failure: string) => failure !== ALL && possible.includes(failure) && !Object.hasOwn(own, failure);
  const ofFlow = objectKeys(flow.value.failed).filter(isHidden);
  const ofRoutes = objectKeys(routes?.failures).filter(
    (failure) => UNANSWERED.includes(failure) && isHidden(failure) && !ofFlow.includes(failure),
  );
  const [first] = [...ofFlow, ...ofRoutes];
  if (first === undefined) return [];
  const names = [...ofFlow, ...ofRoutes].map((failure) => `"${failure}"`).join(", ");
  const whose = ofFlow.includes(first) ? `flow "${flow.id}" has its own text` : "the routes have their own text";
  return [
    {
      spot: { path: [...path, "failed", ALL], part: "key" },
      message: `"*" of state "${name}" hides ${names}, for which ${whose}`,
      hint: `add ${names} beside "*", or list the intended failures instead`,
    },
  ];
}

/** Whether it always shows a notice and stays. */
function onlyShowsNotice(handler: Draft<TransitionOrList> | undefined): boolean {
  const transitions = [handler ?? []].flat();
  const isCertain = transitions.some((transition) => transition.if === undefined);
  return isCertain && transitions.every(({ show, to }) => show !== undefined && to === undefined);
}

/** The failures that the state's calls can have; `unknown` only for unsafe calls. */
function possibleFailures(context: CheckContext, state: DraftState): readonly string[] {
  const isUnsafe = listCalls(state).some(({ call }) =>
    listOperations(context, context.index.find("call", call)).some(({ operation }) => operation.isUnsafe),
  );
  return (failuresOfState(context, state) ?? []).filter((failure) => failure !== "unknown" || isUnsafe);
}
