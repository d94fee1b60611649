import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { listOperations } from "../uses/call-operations.ts";
import { stateNamed } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/** A download stands where the call of its state is answered with a file. */
export const downloadedFile: Check = {
  ids: ["no-file"],
  run: ofEach(["flow"], (context, flow) =>
    context.visitsOf(flow, "Download").flatMap(({ path }) => withoutFile(context, flow, path)),
  ),
};

function withoutFile(context: CheckContext, flow: FlowDocument, path: JsonPath): FoundHere[] {
  const [part, name, holder] = path;
  const state = part === "states" && holder === "done" ? stateNamed(flow, String(name)) : undefined;
  const operations = listOperations(context, context.index.find("call", String(state?.call)));
  const other = operations.find(({ operation }) => operation.givesFile === undefined);
  if (operations.length > 0 && other === undefined) return [];
  const why = other === undefined ? "no call is answered here" : `operation "${other.operation.id}" replies with none`;
  return [
    {
      spot: { path, part: "key" },
      message: `there is no file to download: ${why}`,
      hint: 'write it in the "done" of a state whose "call" has an operation that replies with a file',
    },
  ];
}
