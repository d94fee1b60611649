import { arrayElements, isJsonObject, member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { valueAt } from "../findings/inside.ts";
import type { Found } from "../findings/problem.ts";
import { inheritances } from "../resolve/inheritance.ts";
import { listStatements } from "../resolve/statements.ts";
import type { Check } from "./check.ts";

/** A layer contains only its differences from its parent; the rest hides its purpose, and grows stale. */
export const needlessOverride: Check = {
  ids: ["needless-override"],
  run: (context) =>
    inheritances(context).flatMap(({ layer, file, parents, inherited }) =>
      listStatements(context.schemas, file, layer.value)
        .filter(({ path, value }) => changesNothing(value, valueAt(inherited, path)) && !isSealed(layer.value, path))
        .map(({ path, value }): Found => {
          const what = `"${path.join(".")}"`;
          const message =
            value === null ? `${what} does not exist, so it cannot be deleted` : `${what} already has this value`;
          const names = parents.map(({ id }) => id).join(" → ");
          return { file: layer.path, spot: keySpot(path), message, hint: deletionHint(names) };
        }),
    ),
};

/** A layer may repeat a value that it seals: the value stays when a parent changes. */
const isSealed = (layer: unknown, path: JsonPath) =>
  arrayElements(member(layer, "sealed")).includes(`/${path.map((key) => String(key).replaceAll("/", "~1")).join("/")}`);

const deletionHint = (names: string) => `delete it: it equals the value in ${names}`;
const keySpot = (path: JsonPath) => ({ path, part: "key" as const });

function changesNothing(value: unknown, inherited: unknown): boolean {
  if (value === null) return inherited === undefined;
  if (isJsonObject(value) && Object.keys(value).length === 0) return isJsonObject(inherited);
  return inherited !== undefined && JSON.stringify(value) === JSON.stringify(inherited);
}
