import { isJsonObject } from "../../src/documents/json.ts";
import { rulePaths } from "../../src/engine/index.ts";

/** Every path that anything in a document reads. */
export function pathsIn(value: unknown): ReturnType<typeof rulePaths>[number][] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (!isJsonObject(value)) return [];
  return typeof value.var === "string" ? rulePaths(value) : Object.values(value).flatMap(pathsIn);
}
