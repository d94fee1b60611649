import { blocks, fields } from "../components/registry.ts";
import { builtIns } from "./built-ins/built-ins.ts";

/**
 * Fetches the code of lazy components, so that it is loaded when a screen draws them. Resolves when all are loaded or
 * have failed.
 */
export async function fetchComponents(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => (builtIns[name] ?? blocks.get(name) ?? fields.get(name))?.fetch?.()));
}
