import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import { fullName, type SourceDocument } from "../read/source-document.ts";
import {
  type Deriving,
  derivedCycle,
  derivedNamesRead,
  derivedRules,
  ownDerivedRules,
} from "../uses/derived-values.ts";
import { listRules } from "../uses/document-uses.ts";
import { listForms, listScreens } from "../uses/flow-links.ts";
import { flowsAround } from "../uses/named-rules.ts";
import { withSubstitutes } from "../uses/substitutions.ts";
import { type Check, ofEach } from "./check.ts";

/**
 * A derived value does not read itself, straight or by way of others; that of a screen or form hides none of its flow;
 * and something reads it.
 */
export const derivedValues: Check = {
  ids: ["derived-cycle", "shadowed-derived", "unread-derived"],
  run: ofEach(["flow", "screen", "form"], (context, document) => {
    const names = [...derivedRules(document).keys()];
    if (names.length === 0) return [];
    return [...cycles(document, names), ...shadows(context, document), ...unread(context, document, names)];
  }),
};

/** Each cycle is told once, at the first of its values. */
function cycles(document: Deriving, names: readonly string[]): FoundHere[] {
  return names.flatMap((name, at) => {
    const cycle = derivedCycle(document, name);
    if (cycle === undefined || cycle.some((other) => names.indexOf(other) < at)) return [];
    const message = `"${name}" is derived from itself: ${[...cycle, name].join(" → ")}`;
    const hint = "write one of them without the next";
    return [{ check: "derived-cycle", spot: { path: ["derived", name], part: "key" }, message, hint }];
  });
}

function shadows(context: CheckContext, document: Deriving): FoundHere[] {
  return [...ownDerivedRules(document).keys()].flatMap((name) => {
    const flow = flowsAround(context, document).find((one) => derivedRules(one).has(name));
    if (flow === undefined) return [];
    const message = `"${name}" is also a derived value of ${fullName(flow)}, which shows this ${document.kind}`;
    const hint = "read that one, or choose another name";
    return [{ check: "shadowed-derived", spot: { path: ["derived", name], part: "key" }, message, hint }];
  });
}

function unread(context: CheckContext, document: Deriving, names: readonly string[]): FoundHere[] {
  const read = new Set(readersOf(context, document).flatMap((one) => namesReadBy(context, one)));
  return names
    .filter((name) => !read.has(name))
    .map((name) => ({
      check: "unread-derived",
      spot: { path: ["derived", name], part: "key" },
      message: `nothing reads "derived.${name}"`,
      hint:
        document.kind === "flow"
          ? "remove it, or read it in the flow, its screens or its forms"
          : `remove it, or read it in this ${document.kind}`,
    }));
}

/** A flow, and the screens and forms that it shows, with their substitutes; a screen or a form itself. */
function readersOf(context: CheckContext, flow: Deriving): readonly SourceDocument[] {
  if (flow.kind !== "flow") return [flow];
  const screens = listScreens(context, flow).flatMap((screen) => withSubstitutes(context, "screen", screen));
  const forms = screens
    .flatMap((screen) => listForms(context, screen))
    .flatMap((form) => withSubstitutes(context, "form", form));
  return [flow, ...new Set([...screens, ...forms])];
}

/** The derived values that a document's rules read; one that reads itself is not read by that. */
function namesReadBy(context: CheckContext, document: SourceDocument): string[] {
  return listRules(context, document).flatMap(({ rule, path }) =>
    derivedNamesRead(rule).filter((name) => path[0] !== "derived" || path[1] !== name),
  );
}
