import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument, SourceDocument } from "../read/source-document.ts";
import { derivedCycle, derivedNamesRead, derivedRules } from "../uses/derived-values.ts";
import { listRules } from "../uses/document-uses.ts";
import { listForms, listScreens } from "../uses/flow-links.ts";
import { withSubstitutes } from "../uses/substitutions.ts";
import { type Check, ofEach } from "./check.ts";

/** A derived value does not read itself, straight or by way of others, and something reads it. */
export const derivedValues: Check = {
  ids: ["derived-cycle", "unread-derived"],
  run: ofEach(["flow"], (context, flow) => {
    const names = [...derivedRules(flow).keys()];
    return names.length === 0 ? [] : [...cycles(flow, names), ...unread(context, flow, names)];
  }),
};

/** Each cycle is told once, at the first of its values. */
function cycles(flow: FlowDocument, names: readonly string[]): FoundHere[] {
  return names.flatMap((name, at) => {
    const cycle = derivedCycle(flow, name);
    if (cycle === undefined || cycle.some((other) => names.indexOf(other) < at)) return [];
    const message = `"${name}" is derived from itself: ${[...cycle, name].join(" → ")}`;
    return [{ check: "derived-cycle", spot: { path: ["derived", name], part: "key" }, message }];
  });
}

function unread(context: CheckContext, flow: FlowDocument, names: readonly string[]): FoundHere[] {
  const read = new Set(readersOf(context, flow).flatMap((one) => namesReadBy(context, one)));
  return names
    .filter((name) => !read.has(name))
    .map((name) => ({
      check: "unread-derived",
      spot: { path: ["derived", name], part: "key" },
      message: `nothing reads "derived.${name}"`,
      hint: "remove it, or read it in the flow, its screens or its forms",
    }));
}

/** The flow, and the screens and forms that it shows, with their substitutes. */
function readersOf(context: CheckContext, flow: FlowDocument): readonly SourceDocument[] {
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
