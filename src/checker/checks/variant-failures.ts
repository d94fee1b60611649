import type { Variant } from "../../documents/generated/call.ts";
import { member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { Draft } from "../read/draft.ts";
import type { CallDocument } from "../read/source-document.ts";
import { type Check, ofEach } from "./check.ts";

/** The replies of a declared failure can occur, and every failure that a call declares occurs in some variant. */
export const variantFailures: Check = {
  ids: ["unknown-reply", "unmet-failure"],
  run: ofEach(["call"], (context, call) => [...unknownReplies(context, call), ...unmetFailures(call)]),
};

function unknownReplies(context: CheckContext, call: CallDocument): FoundHere[] {
  return objectEntries(call.value.variants).flatMap(([variant, described]) => {
    const operationId = String(described.operation);
    const operation = context.contractIndex.operations.get(operationId)?.source;
    const statuses = objectKeys(member(operation, "responses"));
    if (statuses.length === 0 || isWrapped(operation)) return [];
    return listMatches(described).flatMap(({ status, path }): FoundHere[] => {
      if (statuses.some((one) => covers(one, status))) return [];
      const spot = { path: ["variants", variant, "failures", ...path] };
      const message = `operation "${operationId}" never answers with ${status}`;
      const hint = suggest(status, statuses, "replies");
      return [{ check: "unknown-reply", spot, message, hint }];
    });
  });
}

interface Match {
  readonly status: string;
  /** From `fails`. */
  readonly path: JsonPath;
}

/** The replies that a variant maps to a failure. */
function listMatches({ failures }: Draft<Variant>): Match[] {
  return objectEntries(failures).flatMap(([failure, declared]) => {
    const isList = Array.isArray(declared);
    return [declared].flat().flatMap(({ status }, index): Match[] => {
      const path = [failure, ...(isList ? [index] : []), "status"];
      return status === undefined ? [] : [{ status: String(status), path }];
    });
  });
}

/** The status of a wrapped reply is inside it; the contract does not list those. */
const isWrapped = (operation: unknown) => member(member(operation, "x-call"), "envelope") !== undefined;

/** Whether a status of the contract (`409`, `4XX`, `default`) covers another. */
const covers = (listed: string, status: string) =>
  listed === status || listed === "default" || (listed.endsWith("XX") && listed.charAt(0) === status.charAt(0));

function unmetFailures({ value: { variants, failures = [] }, path }: CallDocument): FoundHere[] {
  const met = objectEntries(variants).flatMap(([, variant]) => objectKeys(variant.failures));
  return failures.flatMap((failure, index): FoundHere[] => {
    if (met.includes(failure)) return [];
    const message = `no variant of the call says which reply means "${failure}"`;
    const hint = `add it under "failures" of a variant, or remove it`;
    return [{ check: "unmet-failure", file: path, spot: { path: ["failures", index] }, message, hint }];
  });
}
