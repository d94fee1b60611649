import openapiTS, { astToString, type OpenAPI3 } from "openapi-typescript";
import ts from "typescript";
import { isJsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { readContractDocuments } from "../sandbox/contract/load-contract.ts";

const FILE = "tools/sandbox/contract/generated/operations.ts";
const BANNER = "// Generated from schemas/api by `npm run generate`. Change the contract instead.";

/** The types that the sandbox imports, directly or through another type; the types of paths only repeat them. */
const DECLARED = ["components", "operations"];

/**
 * The types of the contract's operations, which the sandbox answers, as a file. The documents of all areas are one
 * here, so that a schema that several of them hold has one type.
 */
export async function operationTypesFile(): Promise<[path: string, text: string]> {
  const documents = readContractDocuments();
  const paths = mergeMembers(documents.map((document) => member(document, "paths")));
  const components = documents.map((document) => member(document, "components"));
  const kinds = [...new Set(components.flatMap((one) => Object.keys(Object(one))))];
  const merged = {
    openapi: "3.1.0",
    info: { title: "Contract", version: "1.0.0" },
    paths,
    components: Object.fromEntries(
      kinds.map((kind) => [kind, mergeMembers(components.map((one) => member(one, kind)))]),
    ),
  };
  const nodes = await openapiTS(withoutExamples(merged) as OpenAPI3, { immutable: true, silent: true });
  const declared = nodes.filter((node) => ts.isInterfaceDeclaration(node) && DECLARED.includes(node.name.text));
  return [FILE, `${BANNER}\n\n${astToString(declared)}`];
}

/** The members of several objects in one; throws where two of a name differ. */
function mergeMembers(objects: readonly unknown[]): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const [name, value] of objects.flatMap(objectEntries)) {
    if (Object.hasOwn(merged, name) && JSON.stringify(merged[name]) !== JSON.stringify(value))
      throw new Error(`schemas/api: two documents describe "${name}" differently. Rename one of them.`);
    merged[name] = value;
  }
  return merged;
}

/** Examples are values, not types; no property of the contract has such a name. */
function withoutExamples(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutExamples);
  if (!isJsonObject(node)) return node;
  const kept = Object.entries(node).filter(([key]) => key !== "example" && key !== "examples");
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutExamples(value)]));
}
