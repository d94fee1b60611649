import { member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { DocumentKind } from "../read/kinds.ts";
import type { CallDocument, SourceDocument } from "../read/source-document.ts";
import { listOperations } from "../uses/call-operations.ts";
import { stateAround } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/** The kinds of documents that make calls. */
const CALLERS = ["flow", "screen", "form", "session", "routes"] as const satisfies readonly DocumentKind[];

/** A download is where the call of its state is answered with a file. */
export const downloadedFile: Check = {
  ids: ["no-file"],
  run: ofEach(["flow", "routes"], (context, document) =>
    context.visitsOf(document, "Download").flatMap(({ path }) => withoutFile(context, document, path)),
  ),
};

/** A call that is answered with a file is made only where a download takes the file. */
export const unsavedFile: Check = {
  ids: ["unsaved-file"],
  run: ofEach(CALLERS, (context, document) =>
    context
      .listVisits(document)
      .filter(({ schema, path }) => schema["x-refers"] === "call" && !isTaken(context, document, path))
      .flatMap(({ path, value }) => withoutDownload(context, path, String(value))),
  ),
};

/** A call that is answered with a file is safe, so that it can be made again, and its result is the file. */
export const fileCall: Check = {
  ids: ["file-call"],
  run: ofEach(["call"], (context, call) => [...unsafeVariants(context, call), ...changedFiles(context, call)]),
};

function withoutFile(context: CheckContext, document: SourceDocument, path: JsonPath): FoundHere[] {
  const state = path[2] === "done" ? stateAround(document, path) : undefined;
  const operations = listOperations(context, context.index.find("call", String(state?.call)));
  const other = operations.find(({ operation }) => operation.replyFile === undefined);
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

/** Whether the call at this place is that of a state of a flow, one of whose `done` transitions downloads its file. */
function isTaken(context: CheckContext, document: SourceDocument, path: JsonPath): boolean {
  const [part, name, last, ...inside] = path;
  if (document.kind !== "flow" || part !== "states" || last !== "call" || inside.length > 0) return false;
  return context
    .visitsOf(document, "Download")
    .some(({ path: [, state, handler] }) => state === name && handler === "done");
}

function withoutDownload(context: CheckContext, path: JsonPath, callId: string): FoundHere[] {
  return fileVariants(context, context.index.find("call", callId))
    .slice(0, 1)
    .map(({ operation }) => ({
      spot: { path },
      message: `call "${callId}" is answered with a file (operation "${operation.id}"), which nothing takes here`,
      hint: 'make it in a "call" state of a flow, and write "download" in its "done"',
    }));
}

function unsafeVariants(context: CheckContext, call: CallDocument): FoundHere[] {
  return fileVariants(context, call)
    .filter(({ operation }) => operation.isUnsafe)
    .map(({ variant, operation }) => ({
      spot: { path: ["variants", variant, "operation"] },
      message: `operation "${operation.id}" replies with a file and may change something, so a lost file cannot be asked for again`,
      hint: "change it by one call, and get the file by another, whose operation is safe",
    }));
}

function changedFiles(context: CheckContext, call: CallDocument): FoundHere[] {
  return fileVariants(context, call)
    .filter(({ variant }) => member(valueAt(call.value, ["variants", variant, "output"]), "var") !== "reply")
    .map(({ variant, operation }) => ({
      spot: { path: ["variants", variant], part: "key" },
      message: `operation "${operation.id}" replies with a file, but the call's output is something else`,
      hint: 'write "output": "$reply"',
    }));
}

const fileVariants = (context: CheckContext, call: CallDocument | undefined) =>
  listOperations(context, call).filter(({ operation }) => operation.replyFile !== undefined);
