import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Check, ofEach } from "./check.ts";

/** The replies that mean a failure can come, and every failure that a call declares can be met in some way. */
export const variantFailures: Check = {
  ids: ["unknown-reply", "unmet-failure"],
  run: ofEach(["call"], (context, call) => [...unknownReplies(context, call), ...unmetFailures(call)]),
};

function unknownReplies(context: CheckContext, call: SourceDocument): Problem[] {
  return objectEntries(member(call.value, "ways")).flatMap(([variant, described]) => {
    const operationId = String(member(described, "operation"));
    const operation = context.contractIndex.operations.get(operationId)?.source;
    const statuses = objectEntries(member(operation, "responses")).map(([status]) => status);
    if (statuses.length === 0 || isWrapped(operation)) return [];
    return listMatches(described).flatMap(({ status, path }): Problem[] => {
      if (statuses.some((one) => covers(one, status))) return [];
      const spot = { path: ["ways", variant, "fails", ...path] };
      const message = `operation "${operationId}" never answers with ${status}`;
      const hint = suggest(status, statuses, "replies");
      return [{ check: "unknown-reply", file: call.path, spot, message, hint }];
    });
  });
}

interface Match {
  readonly status: string;
  /** From `fails`. */
  readonly path: JsonPath;
}

/** The replies that a way takes for a failure. */
function listMatches(variant: unknown): Match[] {
  return objectEntries(member(variant, "fails")).flatMap(([failure, declared]) => {
    const isList = Array.isArray(declared);
    return [declared].flat().flatMap((match, index): Match[] => {
      const status = member(match, "status");
      const path = [failure, ...(isList ? [index] : []), "status"];
      return typeof status === "number" ? [{ status: String(status), path }] : [];
    });
  });
}

/** The status of a wrapped reply stands inside; the contract does not list those. */
const isWrapped = (operation: unknown) => member(member(operation, "x-call"), "envelope") !== undefined;

/** Whether a status of the contract (`409`, `4XX`, `default`) covers one. */
const covers = (listed: string, status: string) =>
  listed === status || listed === "default" || (listed.endsWith("XX") && listed.charAt(0) === status.charAt(0));

function unmetFailures({ value, path }: SourceDocument): Problem[] {
  const met = objectEntries(member(value, "ways")).flatMap(([, variant]) =>
    objectEntries(member(variant, "fails")).map(([failure]) => failure),
  );
  return arrayElements(member(value, "failures")).flatMap((failure, index): Problem[] => {
    if (typeof failure !== "string" || met.includes(failure)) return [];
    const message = `no variant of the call says which reply means "${failure}"`;
    const hint = `add it under "fails" of a variant, or remove it`;
    return [{ check: "unmet-failure", file: path, spot: { path: ["failures", index] }, message, hint }];
  });
}
