import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { formGivesNames } from "../scope/scope-of-flow.ts";
import { listForms, outputsByOutcome } from "../uses/flow-links.ts";
import { listSubstitutions, type Replaceable, type Substitution, withOriginals } from "../uses/substitutions.ts";
import type { Check } from "./check.ts";

/**
 * What stands in another's place takes what the other is given, and gives what whoever uses the other counts on.
 * What a screen sends and reads is checked where the other is shown.
 */
export const substituteInterface: Check = {
  ids: ["substitute-interface"],
  run: (context) =>
    KINDS.flatMap((kind) =>
      listSubstitutions(context, kind).flatMap((pair) =>
        disagreements(context, kind, pair).map((message) => toProblem(kind, pair, message)),
      ),
    ),
};

const KINDS: readonly Replaceable[] = ["flow", "screen", "form"];

function toProblem(kind: Replaceable, { layer, from, substitute, original }: Substitution, message: string): Problem {
  const spot = { path: ["substitutes", `${kind}s`, from] };
  const whole = `${kind} "${substitute.id}" cannot replace "${original.id}": ${message}`;
  return { check: "substitute-interface", file: layer.path, spot, message: whole };
}

function disagreements(context: CheckContext, kind: Replaceable, pair: Substitution): string[] {
  switch (kind) {
    case "flow":
      return flowDisagreements(pair);
    case "screen":
      return screenDisagreements(context, pair);
    case "form":
      return missing(formGivesNames(context, pair.original), formGivesNames(context, pair.substitute)).map(
        (name) => `it does not give "${name}"`,
      );
  }
}

function flowDisagreements({ original, substitute }: Substitution): string[] {
  const [before, after] = [outputsByOutcome(original), outputsByOutcome(substitute)];
  const needs = missing(texts(member(substitute.value, "needs")), texts(member(original.value, "needs")));
  const input = missing(startsWith(substitute), startsWith(original));
  return [
    ...needs.map((need) => `it needs a ${need}`),
    ...input.map((name) => `it requires the input "${name}"`),
    ...missing([...after.keys()], [...before.keys()]).map((outcome) => `it can end with "${outcome}"`),
    ...[...before].flatMap(([outcome, outputs]) => {
      const given = after.get(outcome);
      const lost = given === undefined ? [] : missing(outputNames(outputs), outputNames(given));
      return lost.map((name) => `with "${outcome}" it does not give "${name}"`);
    }),
  ];
}

/** The flow knows what was typed by the names of the forms of its own screen. */
function screenDisagreements(context: CheckContext, { original, substitute }: Substitution): string[] {
  const held = listForms(context, substitute).flatMap((form) => withOriginals(context, "form", form));
  return missing(
    listForms(context, original).map(({ id }) => id),
    held.map(({ id }) => id),
  ).map((id) => `it does not have the form "${id}"`);
}

/** What a flow must be given, as it has no default. */
function startsWith({ value }: SourceDocument): string[] {
  const types = member(member(value, "data"), "properties");
  return texts(member(member(value, "data"), "required")).filter(
    (name) => member(member(types, name), "default") === undefined,
  );
}

const texts = (list: unknown) => arrayElements(list).filter((one) => typeof one === "string");

const outputNames = (outputs: readonly unknown[]) =>
  outputs.flatMap((output) => objectEntries(output).map(([name]) => name));

const missing = (wanted: readonly string[], there: readonly string[]) =>
  [...new Set(wanted)].filter((name) => !there.includes(name));
