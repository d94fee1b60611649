import { getNodeValue, parseTree } from "jsonc-parser";
import { isJsonObject, member } from "../../src/documents/json.ts";
import { renameKeys } from "./rename-keys.ts";
import { shortenValues } from "./shorten-values.ts";

/**
 * A document of format 1 in format 2, or a case of the engine, which holds flows. What is not said otherwise keeps its
 * place and its lines; a document of format 2 stays as it is.
 */
export function migrateDocument(text: string): string {
  const kind = kindOf(parsed(text));
  if (kind === undefined) return text;
  return renameKeys(kind === "messages" ? text : shortenValues(text), kind);
}

const parsed = (text: string): unknown => {
  const tree = parseTree(text);
  return tree && getNodeValue(tree);
};

/** By the document's schema; a case of the engine has none. */
function kindOf(document: unknown): string | undefined {
  const schema = member(document, "$schema");
  if (typeof schema === "string") return /(?:^|\/)([a-z]+)\.schema\.json$/.exec(schema)?.[1];
  return isJsonObject(member(document, "flow")) && Array.isArray(member(document, "expects")) ? "case" : undefined;
}
