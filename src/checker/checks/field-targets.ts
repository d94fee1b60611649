import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { parsePointer, valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { findOrigin, type Resolved } from "../resolve/resolve-layers.ts";
import { markedVisits } from "../schemas/marked-visits.ts";
import type { Visit } from "../schemas/walk.ts";
import { oncePlaced, placed } from "../uses/catalogue-fields.ts";
import type { Check } from "./check.ts";

/**
 * The fields that a served programme asks for fill what the back end requires, with answers that it requires too, and no
 * two fill the same target. The schemas declare this at the list of fields: `x-fills` names the required targets,
 * `x-fills-once` those that are never joined; and at the catalogue: `x-targets` names all.
 */
export const fieldTargets: Check = {
  ids: ["unfilled-target", "double-target", "optional-target", "unknown-target"],
  run: (context) => [
    ...context.programmes.flatMap((programme) => problemsIn(context, programme)),
    ...oncePlaced(context.programmes.flatMap((programme) => unknownTargets(context, programme))),
  ],
};

/** A target that the catalogue's schema does not list is on no wire. */
function unknownTargets({ schemas }: CheckContext, programme: Resolved): Problem[] {
  return markedVisits(schemas, "programme.schema.json", programme.value, "x-targets").flatMap(
    ({ path, schema, value }) => {
      const targets = arrayElements(schema["x-targets"]).map(String);
      return objectEntries(value).flatMap(([name, field]): Problem[] => {
        const target = member(field, "mapTo");
        if (targets.length === 0 || target === undefined || targets.includes(String(target))) return [];
        const spot = { path: [...path, name, "mapTo"] };
        const message = `"${name}" fills "${target}", which no address has`;
        return [
          placed(programme, {
            check: "unknown-target",
            spot,
            message,
            hint: suggest(String(target), targets, "targets"),
          }),
        ];
      });
    },
  );
}

function problemsIn({ schemas }: CheckContext, programme: Resolved): Problem[] {
  const listsWith = (mark: "x-fills" | "x-fills-once") =>
    markedVisits(schemas, "programme.schema.json", programme.value, mark);
  return [
    ...listsWith("x-fills").flatMap((list) => [...unfilled(programme, list), ...optional(programme, list)]),
    ...listsWith("x-fills-once").flatMap((list) => doubles(programme, list)),
  ];
}

const fileOf = (programme: Resolved, { path }: Visit) =>
  (findOrigin(programme, path) ?? programme.layers[0])?.path ?? "";

const findFillTargets = (programme: Resolved, list: Visit): readonly unknown[] =>
  arrayElements(list.value).map((field) => findFillTarget(programme, list, field));

/** Required targets that no field fills. */
function unfilled(programme: Resolved, list: Visit): Problem[] {
  const targets = findFillTargets(programme, list);
  return arrayElements(list.schema["x-fills"])
    .filter((target) => !targets.includes(target))
    .map((target) => ({
      check: "unfilled-target",
      file: fileOf(programme, list),
      spot: { path: list.path, part: "key" as const },
      message: `no field of "${list.path.join(".")}" fills ${target}, so every address would be incomplete`,
      hint: `list a field whose "mapTo" is "${target}"`,
    }));
}

/** Required targets whose only field may stay empty. */
function optional(programme: Resolved, list: Visit): Problem[] {
  const targets = findFillTargets(programme, list);
  return arrayElements(list.schema["x-fills"]).flatMap((target): Problem[] => {
    const filling = arrayElements(list.value).filter((_, at) => targets[at] === target);
    const [first] = filling;
    if (first === undefined || filling.some((field) => isAlwaysAnswered(programme, list, field))) return [];
    const message = `"${first}" may stay empty, and the back end requires ${target}`;
    const hint = 'say "required": true in its entry, without a condition';
    const spot = { path: entryPath(list, first), part: "key" as const };
    return [placed(programme, { check: "optional-target", spot, message, hint })];
  });
}

/** Fields that fill the target of an earlier one. */
function doubles(programme: Resolved, list: Visit): Problem[] {
  const fields = arrayElements(list.value);
  const targets = findFillTargets(programme, list);
  return targets.flatMap((target, at): Problem[] => {
    const first = targets.indexOf(target);
    if (target === undefined || first === at) return [];
    const message = `"${fields[at]}" fills ${target}, which "${fields[first]}" already fills`;
    const spot = { path: [...list.path, at] };
    return [{ check: "double-target", file: fileOf(programme, list), spot, message, hint: "list one of the two" }];
  });
}

/** The target that a field fills, from the catalogue of the list. */
const findFillTarget = (programme: Resolved, list: Visit, field: unknown): unknown =>
  member(entryOf(programme, list, field), "mapTo");

const entryOf = ({ value }: Resolved, list: Visit, field: unknown): unknown => valueAt(value, entryPath(list, field));

/** The place of a field in the catalogue from which a list selects. */
const entryPath = ({ schema }: Visit, field: unknown): JsonPath => [
  ...parsePointer(String(member(schema.items, "x-selects") ?? "")),
  String(field),
];

/** Whether a field always has an answer: it is required without a condition, or computed. */
function isAlwaysAnswered(programme: Resolved, list: Visit, field: unknown): boolean {
  const entry = entryOf(programme, list, field);
  const has = (part: string) => member(entry, part) !== undefined;
  if (has("value")) return true;
  return member(entry, "required") !== false && has("required") && !has("requiredWhen") && !has("visibleWhen");
}
