import { objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { listOperations } from "../uses/call-operations.ts";
import { type Check, ofEach } from "./check.ts";

/** A load's call is safe: it may be repeated, and cancelled, at any time. */
export const safeLoad: Check = {
  ids: ["unsafe-load"],
  run: ofEach(["screen", "form"], (context, document) =>
    objectEntries(document.value.load).flatMap(([name, { call }]) => unsafe(context, name, String(call))),
  ),
};

function unsafe(context: CheckContext, name: string, callId: string): FoundHere[] {
  const operations = listOperations(context, context.index.find("call", callId));
  return operations
    .filter(({ operation }) => operation.isUnsafe)
    .slice(0, 1)
    .map(({ variant, operation }) => ({
      spot: { path: ["load", name, "call"] },
      message: `call "${callId}" may change something (variant "${variant}": operation "${operation.id}"), so a load cannot make it`,
      hint: "call it in a state of the flow",
    }));
}
