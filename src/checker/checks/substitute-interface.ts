import { objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { Found } from "../findings/problem.ts";
import { formGivesNames } from "../scope/scope-of-flow.ts";
import { listForms, neededData, outputsByOutcome } from "../uses/flow-links.ts";
import { listSubstitutions, type Replaceable, type Substitution, withOriginals } from "../uses/substitutions.ts";
import type { Check } from "./check.ts";

/**
 * A substitute takes the inputs of its original, and gives the data that the original's users read. A screen's events
 * and data are checked where the original is shown.
 */
export const substituteInterface: Check = {
  ids: ["substitute-interface"],
  run: (context) => [
    ...disagreeing(context, "flow", flowDisagreements),
    ...disagreeing(context, "screen", (pair) => screenDisagreements(context, pair)),
    ...disagreeing(context, "form", (pair) => formDisagreements(context, pair)),
  ],
};

/** A problem for each mismatch of a substitute. */
const disagreeing = <Kind extends Replaceable>(
  context: CheckContext,
  kind: Kind,
  reasons: (pair: Substitution<Kind>) => readonly string[],
): Found[] =>
  listSubstitutions(context, kind).flatMap((pair) => reasons(pair).map((reason) => toProblem(kind, pair, reason)));

function toProblem<Kind extends Replaceable>(
  kind: Kind,
  { layer, from, substitute, original }: Substitution<Kind>,
  message: string,
): Found {
  const spot = { path: ["substitutes", `${kind}s`, from] };
  const whole = `${kind} "${substitute.id}" cannot replace "${original.id}": ${message}`;
  return { file: layer.path, spot, message: whole, hint: `take and give what "${original.id}" does` };
}

function formDisagreements(context: CheckContext, { original, substitute }: Substitution<"form">): string[] {
  const lost = missing(formGivesNames(context, original), formGivesNames(context, substitute));
  return lost.map((name) => `it does not give "${name}"`);
}

function flowDisagreements({ original, substitute }: Substitution<"flow">): string[] {
  const [before, after] = [outputsByOutcome(original), outputsByOutcome(substitute)];
  const needs = missing(substitute.value.requires ?? [], original.value.requires ?? []);
  const input = missing(neededData(substitute), neededData(original));
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

/** A flow knows a form's answers by the names of its own screen's forms. */
function screenDisagreements(context: CheckContext, { original, substitute }: Substitution<"screen">): string[] {
  const held = listForms(context, substitute).flatMap((form) => withOriginals(context, "form", form));
  return missing(
    listForms(context, original).map(({ id }) => id),
    held.map(({ id }) => id),
  ).map((id) => `it does not have the form "${id}"`);
}

const outputNames = (outputs: readonly unknown[]) => outputs.flatMap(objectKeys);

const missing = (wanted: readonly string[], there: readonly string[]) =>
  [...new Set(wanted)].filter((name) => !there.includes(name));
