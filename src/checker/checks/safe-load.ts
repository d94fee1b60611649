import { member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { listOperations } from "../uses/call-operations.ts";
import { type Check, ofEach } from "./check.ts";

/** A load asks and changes nothing: it may be made again, and given up, at any time. */
export const safeLoad: Check = {
  ids: ["unsafe-load"],
  run: ofEach(["screen", "form"], (context, document) =>
    objectEntries(member(document.value, "load")).flatMap(([name, load]) => unsafe(context, document, name, load)),
  ),
};

function unsafe(context: CheckContext, document: SourceDocument, name: string, load: unknown): Problem[] {
  const callId = String(member(load, "call"));
  const operations = listOperations(context, context.index.find("call", callId));
  return operations
    .filter(({ operation }) => operation.isUnsafe)
    .slice(0, 1)
    .map(({ variant, operation }) => ({
      check: "unsafe-load",
      file: document.path,
      spot: { path: ["load", name, "call"] },
      message: `call "${callId}" may change something (variant "${variant}": operation "${operation.id}"), so a load cannot make it`,
      hint: "call it in a state of the flow",
    }));
}
