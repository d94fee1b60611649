import type { Variant } from "../../documents/generated/call.ts";
import { member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { isSatisfiable } from "../conditions/is-satisfiable.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { Draft } from "../read/draft.ts";
import type { CallDocument } from "../read/source-document.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import type { ShapeScope } from "../scope/shape.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * The replies of a declared failure can occur, no earlier match takes all of them, and every failure that a call
 * declares occurs in some variant.
 */
export const variantFailures: Check = {
  ids: ["unknown-reply", "unreachable-match", "unmet-failure"],
  run: ofEach(["call"], (context, call) => [
    ...unknownReplies(context, call),
    ...unreachableMatches(context, call),
    ...unmetFailures(call),
  ]),
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
  readonly failure: string;
  readonly status: string;
  readonly when: unknown;
  /** Of its status, from `failures`. */
  readonly path: JsonPath;
}

/** The replies that a variant maps to a failure. */
function listMatches({ failures }: Draft<Variant>): Match[] {
  return objectEntries(failures).flatMap(([failure, declared]) => {
    const isList = Array.isArray(declared);
    return [declared].flat().flatMap(({ status, when }, index): Match[] => {
      const path = [failure, ...(isList ? [index] : []), "status"];
      return status === undefined ? [] : [{ failure, status: String(status), when, path }];
    });
  });
}

/** Matches that are never asked: on a success, or after others that take all replies of their status. */
function unreachableMatches(context: CheckContext, call: CallDocument): FoundHere[] {
  return objectEntries(call.value.variants).flatMap(([variant, described]) => {
    const holder: JsonPath = ["variants", variant, "failures"];
    const matches = listMatches(described);
    const problem = ({ path }: Match, message: string, hint: string): FoundHere => ({
      ...{ check: "unreachable-match", spot: { path: [...holder, ...path] }, message, hint },
    });
    return matches.flatMap((match, at) => {
      if (/^2\d\d$/.test(match.status))
        return [
          problem(match, `a reply with ${match.status} is a success, and no failure`, "name the status of an error"),
        ];
      const before = matches.slice(0, at).filter(({ status }) => status === match.status);
      const scope = scopeOfRule(context, call, [...holder, ...match.path]);
      if (before.length === 0 || !isTaken(match, before, scope)) return [];
      const names = [...new Set(before.map(({ failure }) => `"${failure}"`))].join(", ");
      const message = `"${match.failure}" never occurs: ${names} before it takes every such reply`;
      return [problem(match, message, "put the one with a condition first, or give them different conditions")];
    });
  });
}

/** Whether earlier matches of the same status take all replies of a match that could occur by itself. */
function isTaken({ when }: Match, before: readonly Match[], scope: ShapeScope): boolean {
  if (before.some((one) => one.when === undefined)) return true;
  const own = when === undefined ? [] : [{ rule: when, holds: true }];
  const others = before.map((one) => ({ rule: one.when, holds: false }));
  return isSatisfiable(own, scope) && !isSatisfiable([...own, ...others], scope);
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
