import { member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { isSatisfiable } from "../conditions/is-satisfiable.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { CallDocument, FormDocument, ScreenDocument, SourceDocument } from "../read/source-document.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { type Check, ofEach } from "./check.ts";
import { conditionsAround } from "./never-shown.ts";

/** Two inputs never fill the same target: in a form, on a screen, in a request. */
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
): FoundHere => ({ file, spot: { path, part }, message, hint });

/** A value made of fields has the name of a field, and would replace it. */
function outputsOverFields(form: FormDocument): FoundHere[] {
  const fields = objectKeys(form.value.fields);
  return objectKeys(form.value.output)
    .filter((name) => fields.includes(name))
    .map((name) => {
      const message = `the field "${name}" and this value of the form have the same name, so the answer is lost`;
      return problem(form, ["output", name], "key", message, "give the value another name");
    });
}

/** Two blocks show one form at once: input in one overwrites the other's. */
function formsShownTwice(context: CheckContext, screen: ScreenDocument): FoundHere[] {
  const blocks = context.visitsOf(screen, "Block").flatMap(({ value, path }) => {
    const name = member(value.props, "form");
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

function mayShowBoth(context: CheckContext, screen: ScreenDocument, one: JsonPath, other: JsonPath): boolean {
  const rules = [one, other].flatMap((path) => conditionsAround(screen, path));
  const scope = scopeOfRule(context, screen, other);
  const inFull = spelledOut(context, screen);
  return isSatisfiable(
    rules.map((rule) => ({ rule: inFull(rule), holds: true })),
    scope,
  );
}

/** A variant fills a part of the request, and something inside it too. */
function overlappingParts(call: CallDocument): FoundHere[] {
  return objectEntries(call.value.variants).flatMap(([variant, described]) => {
    const places = objectKeys(described.request);
    return places.flatMap((place) => {
      const outer = places.find((one) => place.startsWith(`${one}.`));
      if (outer === undefined) return [];
      const message = `"${outer}" already fills "${place}", so one of the two is lost`;
      return [
        problem(
          call,
          ["variants", variant, "request", place],
          "key",
          message,
          `fill the members of "${outer}" one by one`,
        ),
      ];
    });
  });
}
