import { blocks, fields } from "../components/registry.ts";
import { builtIns } from "./built-ins/built-ins.ts";

/**
 * Fetches the code of components that come later than the first load, so that they are there when a screen draws them.
 * Resolves when all are there, or could not be had.
 */
export async function fetchComponents(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => (builtIns[name] ?? blocks.get(name) ?? fields.get(name))?.fetch?.()));
}
