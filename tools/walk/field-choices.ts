import { arrayElements, isJsonObject, member } from "../../src/documents/json.ts";
import { distinct, type Possible } from "./possible.ts";
import { type Known, possibleValues, withBound } from "./possible-values.ts";

/** The possible answers to a field that lets the customer choose, and no answer; any answer where its list is not known. */
export function fieldChoices(field: unknown, known: Known): Possible {
  const options = member(field, "options");
  const [list, as] = [member(options, "in"), member(options, "as")];
  if (!isJsonObject(list) || typeof as !== "string") return undefined;
  const elements = possibleValues(list, known)?.flatMap(arrayElements);
  const values = elements?.map((one) => possibleValues(member(options, "value"), withBound(known, as, [one])));
  if (values === undefined || values.includes(undefined)) return undefined;
  return distinct([...values.flatMap((one) => one ?? []), undefined]);
}
