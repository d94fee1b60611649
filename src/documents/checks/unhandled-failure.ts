import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { failuresOfState, ownFailures } from "../uses/call-failures.ts";
import { edgesFrom } from "../uses/flow-edges.ts";
import { kindOf } from "../uses/flow-graph.ts";
import { type NamedState, statesOf } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * Every failure of every call is taken, whatever its conditions: by the state, the flow, or for all flows by the routes.
 * What the routes say of all others is no answer to a failure that a call names: who makes the call says what it means.
 */
export const unhandledFailure: Check = {
  ids: ["unhandled-failure"],
  run: ofEach(["flow"], (documents, flow) => {
    const common = member(documents.index.find("routes", "routes")?.value, "failures");
    const isTold = member(common, "*") !== undefined;
    return statesOf(flow).flatMap((state) => unhandled(documents, flow, state, isTold));
  }),
};

function unhandled(
  documents: CheckedDocuments,
  flow: SourceDocument,
  { name, state, path }: NamedState,
  isTold: boolean,
): Problem[] {
  if (!["call", "calls"].includes(kindOf(state) ?? "")) return [];
  const certain = [...edgesFrom(documents, flow, name), ...edgesFrom(documents, flow)].filter(
    ({ cause, transition }) => cause === "failed" && member(transition, "if") === undefined,
  );
  const taken = certain.flatMap((edge) => edge.name ?? []);
  const failures = isTold ? ownFailures(documents, state) : (failuresOfState(documents, state) ?? []);
  const [first, ...others] = failures.filter((failure) => !taken.includes(failure) && !taken.includes("*"));
  if (first === undefined) return [];
  const more = others.length === 0 ? "" : `, nor ${others.length} more`;
  return [
    {
      check: "unhandled-failure",
      file: flow.path,
      spot: { path, part: "key" },
      message: `nothing takes the failure "${first}" of state "${name}"${more}`,
      hint: isTold
        ? `say what happens under "failed" of the state or the flow`
        : `say what happens under "failed" of the state or the flow, for all others by "*"; or for all flows under "failures" of the routes`,
    },
  ];
}
