import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { formGivesNames } from "../scope/scope-of-flow.ts";
import { formsOf, outcomesOf } from "../uses/flow-links.ts";
import { type Replaceable, type StandIn, standInsOf, withOriginals } from "../uses/stand-ins.ts";
import type { Check } from "./check.ts";

/**
 * What stands in another's place takes what the other is given, and gives what whoever uses the other counts on.
 * What a screen sends and reads is checked where the other is shown.
 */
export const substituteInterface: Check = {
  ids: ["substitute-interface"],
  run: (documents) =>
    KINDS.flatMap((kind) =>
      standInsOf(documents, kind).flatMap((pair) =>
        disagreements(documents, kind, pair).map((message) => problemOf(kind, pair, message)),
      ),
    ),
};

const KINDS: readonly Replaceable[] = ["flow", "screen", "form"];

function problemOf(kind: Replaceable, { layer, from, standIn, original }: StandIn, message: string): Problem {
  const spot = { path: ["substitutes", `${kind}s`, from] };
  const whole = `${kind} "${standIn.id}" cannot stand in the place of "${original.id}": ${message}`;
  return { check: "substitute-interface", file: layer.path, spot, message: whole };
}

function disagreements(documents: CheckedDocuments, kind: Replaceable, pair: StandIn): string[] {
  switch (kind) {
    case "flow":
      return flowDisagreements(pair);
    case "screen":
      return screenDisagreements(documents, pair);
    case "form":
      return missing(formGivesNames(documents, pair.original), formGivesNames(documents, pair.standIn)).map(
        (name) => `it does not give "${name}"`,
      );
  }
}

function flowDisagreements({ original, standIn }: StandIn): string[] {
  const [before, after] = [outcomesOf(original), outcomesOf(standIn)];
  const needs = missing(texts(member(standIn.value, "needs")), texts(member(original.value, "needs")));
  const input = missing(startsWith(standIn), startsWith(original));
  return [
    ...needs.map((need) => `it needs a ${need}`),
    ...input.map((name) => `it needs "${name}" from the start`),
    ...missing([...after.keys()], [...before.keys()]).map((outcome) => `it can end with "${outcome}"`),
    ...[...before].flatMap(([outcome, outputs]) => {
      const given = after.get(outcome);
      const lost = given === undefined ? [] : missing(namesOf(outputs), namesOf(given));
      return lost.map((name) => `with "${outcome}" it does not give "${name}"`);
    }),
  ];
}

/** The flow knows what was typed by the names of the forms of its own screen. */
function screenDisagreements(documents: CheckedDocuments, { original, standIn }: StandIn): string[] {
  const held = formsOf(documents, standIn).flatMap((form) => withOriginals(documents, "form", form));
  return missing(
    formsOf(documents, original).map(({ id }) => id),
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

const texts = (list: unknown) => elementsOf(list).filter((one) => typeof one === "string");

const namesOf = (outputs: readonly unknown[]) => outputs.flatMap((output) => membersOf(output).map(([name]) => name));

const missing = (wanted: readonly string[], there: readonly string[]) =>
  [...new Set(wanted)].filter((name) => !there.includes(name));
