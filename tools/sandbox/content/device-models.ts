import { readFileSync } from "node:fs";
import type { components } from "../contract/generated/operations.ts";
import type { OperationRequest } from "../contract/operations.ts";

type Category = OperationRequest<"getMakeModel">["path"]["category"];
type MakeRecord = components["schemas"]["MakeRecord"];
type ModelRecord = components["schemas"]["ModelRecord"];
type ContentEntry = components["schemas"]["ContentEntry"];

/** The sizes of storage and the colours by kind, make and model. */
type Catalogue = Readonly<
  Record<Category, Readonly<Record<string, Readonly<Record<string, readonly [string[], string[]]>>>>>
>;

const catalogue: Catalogue = JSON.parse(readFileSync(new URL("device-models.json", import.meta.url), "utf8"));

/** A make's id, as the back end has it. */
const makeId = (make: string) => make.toLowerCase();

/** The makes of a kind of device. */
export const listMakes = (category: Category): MakeRecord[] =>
  Object.keys(catalogue[category]).map((make) => ({ MakeId: makeId(make), MakeName: make }));

/** The models of a make; `undefined` when it makes no device of that kind. */
export function listModels(category: Category, id: string): ModelRecord[] | undefined {
  const found = Object.entries(catalogue[category]).find(([make]) => makeId(make) === id);
  return found && Object.entries(found[1]).map(modelRecord);
}

const modelRecord = ([ModelName, [Capacities, Colors]]: [string, readonly [string[], string[]]]): ModelRecord => ({
  ...{ ModelName, Capacities, Colors },
});

/** The models of a kind of device as entries of the content service; all models without a kind. */
export function modelEntries(kind: string): ContentEntry[] {
  return Object.entries(catalogue)
    .filter(([category]) => kind === "" || category === kind.toUpperCase())
    .flatMap(([category, makes]) =>
      Object.entries(makes).flatMap(([make, models]) =>
        Object.entries(models).map((model) => modelEntry(category, make, modelRecord(model))),
      ),
    );
}

const modelEntry = (category: string, brandName: string, model: ModelRecord): ContentEntry => ({
  id: `${makeId(brandName)}-${model.ModelName.toLowerCase().replaceAll(" ", "-")}`,
  contentType: "deviceModel",
  fields: {
    ...{ category: category.toLowerCase(), title: model.ModelName, brandName },
    ...{ body: `${brandName} ${model.ModelName}`, capacities: model.Capacities, colours: model.Colors, sections: [] },
  },
});
