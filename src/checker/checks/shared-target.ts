import { member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { isSatisfiable } from "../conditions/is-satisfiable.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import { valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { type Check, ofEach } from "./check.ts";

/** What is asked in two places does not end up in one: in a form, on a screen, in a request. */
export const sharedTarget: Check = {
  ids: ["shared-target"],
  run: ofEach(["form", "screen", "call"], (context, document) => {
    if (document.kind === "form") return outputsOverFields(document);
    return document.kind === "screen" ? formsShownTwice(context, document) : overlappingParts(document);
  }),
};

const problem = (
  { path: file }: SourceDocument,
  path: JsonPath,
  part: "key" | "value",
  message: string,
  hint: string,
): Problem => ({
  check: "shared-target",
  file,
  spot: { path, part },
  message,
  hint,
});

/** A value made of fields has the name of a field, and would stand in its place. */
function outputsOverFields(form: SourceDocument): Problem[] {
  const fields = member(form.value, "fields");
  return objectEntries(member(form.value, "output"))
    .filter(([name]) => member(fields, name) !== undefined)
    .map(([name]) => {
      const message = `the field "${name}" and this value of the form have the same name, so the answer is lost`;
      return problem(form, ["output", name], "key", message, "give the value another name");
    });
}

/** Two blocks show one form at once: what is typed into one of them is overwritten by the other. */
function formsShownTwice(context: CheckContext, screen: SourceDocument): Problem[] {
  const blocks = context
    .listVisits(screen)
    .filter(({ types }) => types.includes("Block"))
    .flatMap(({ value, path }) => {
      const name = member(member(value, "props"), "form");
      return typeof name === "string" ? [{ name, path }] : [];
    });
  return blocks.flatMap(({ name, path }, at) => {
    const before = blocks.slice(0, at).filter((one) => one.name === name);
    const isTwice = before.some((one) => mayShowBoth(context, screen, one.path, path));
    if (!isTwice) return [];
    const message = `the form "${name}" is on this screen already, and both would give "data.${name}"`;
    const hint = "show one of them at a time, or make it a separate form";
    return [problem(screen, [...path, "props", "form"], "value", message, hint)];
  });
}

function mayShowBoth(context: CheckContext, screen: SourceDocument, one: JsonPath, other: JsonPath): boolean {
  const rules = [one, other].flatMap((path) => conditionsAround(screen, path));
  const scope = scopeOfRule(context, screen, other);
  const inFull = spelledOut(context, screen);
  return isSatisfiable(
    rules.map((rule) => ({ rule: inFull(rule), holds: true })),
    scope,
  );
}

/** The conditions under which a block is shown: its own, and those of the blocks around it. */
function conditionsAround({ value }: SourceDocument, path: JsonPath): unknown[] {
  const holders = path.flatMap((key, at) => (key === "children" ? [path.slice(0, at)] : []));
  return [...holders, path]
    .map((holder) => member(valueAt(value, holder), "visibleWhen"))
    .filter((rule) => rule !== undefined);
}

/** A way fills a part of the request, and something inside it too. */
function overlappingParts(call: SourceDocument): Problem[] {
  return objectEntries(member(call.value, "ways")).flatMap(([variant, described]) => {
    const places = objectEntries(member(described, "with")).map(([place]) => place);
    return places.flatMap((place) => {
      const outer = places.find((one) => place.startsWith(`${one}.`));
      if (outer === undefined) return [];
      const message = `"${outer}" already fills "${place}", so one of the two is lost`;
      return [
        problem(call, ["ways", variant, "with", place], "key", message, `fill the members of "${outer}" one by one`),
      ];
    });
  });
}
