import { dirname, relative } from "node:path/posix";
import { compile } from "json-schema-to-typescript";
import { isJsonObject, type JsonObject, objectEntries } from "../../src/documents/json.ts";
import { readonlyTypes } from "./readonly-types.ts";
import { typeFiles } from "./type-files.ts";

/** A type that another schema declares, by the file that declares it and its name there. */
interface ForeignType {
  schemaFile: string;
  name: string;
}

/**
 * The TypeScript source of one schema: a declaration for itself and for each of its `$defs`.
 * A type of another schema is imported from that schema's file, so nothing is declared twice.
 */
export async function schemaTypes(folder: string, schemaFile: string, schema: JsonObject): Promise<string> {
  const foreign: ForeignType[] = [];
  const declarations: string[] = [];
  for (const [name, declared] of declaredTypes(schema)) {
    const named = nameReferences(declared, schemaFile, (type) => foreign.push(type));
    declarations.push(await compile(isJsonObject(named) ? named : {}, name, compileOptions));
  }
  const imports = importLines(schemaFile, foreign);
  const banner = `// Generated from ${folder}/${schemaFile} by \`npm run generate\`. Change the schema instead.`;
  const parts = [banner, imports, ...declarations.map((declaration) => declaration.trim())];
  return `${readonlyTypes(parts.filter(Boolean).join("\n\n"))}\n`;
}

const compileOptions = { bannerComment: "", additionalProperties: false, ignoreMinAndMaxItems: true };

function declaredTypes(schema: JsonObject): [string, JsonObject][] {
  const { $defs, $id, $schema, $ref, ...root } = schema;
  const named = objectEntries($defs).flatMap(([name, def]): [string, JsonObject][] =>
    isJsonObject(def) ? [[name, def]] : [],
  );
  return $ref === undefined ? [[String(schema.title), root], ...named] : named;
}

/** The schema with each `$ref` replaced by the name of its type. */
function nameReferences(node: unknown, schemaFile: string, onForeign: (type: ForeignType) => void): unknown {
  if (Array.isArray(node)) return node.map((item) => nameReferences(item, schemaFile, onForeign));
  if (!isJsonObject(node)) return node;
  if (typeof node.$ref === "string") {
    const [file = "", pointer = ""] = node.$ref.split("#");
    const name = pointer.split("/").at(-1) ?? "";
    if (file && file !== schemaFile) onForeign({ schemaFile: file, name });
    return { description: node.description, tsType: name };
  }
  // The runtime sees resolved documents only.
  const resolved = node["x-resolved"];
  if (typeof resolved === "string") return { description: node.description, tsType: resolved };
  if (isJsonObject(resolved))
    return nameReferences({ ...resolved, description: node.description }, schemaFile, onForeign);
  if (isAnything(node)) return { description: node.description, tsType: "unknown" };
  // A document's own `$schema` serves editors; the runtime never reads it. Examples are not types.
  const members = Object.entries(node).filter(([key]) => key !== "$schema" && key !== "examples");
  return Object.fromEntries(members.map(([key, value]) => [key, nameReferences(value, schemaFile, onForeign)]));
}

/** Whether a schema only describes, and so allows any value. */
function isAnything(schema: JsonObject): boolean {
  return "description" in schema && Object.keys(schema).every((key) => annotations.has(key));
}

const annotations = new Set(["title", "description", "examples"]);

function importLines(schemaFile: string, foreign: ForeignType[]): string {
  const namesByFile = new Map<string, Set<string>>();
  for (const { schemaFile: file, name } of foreign) {
    const source = relative(dirname(typeFiles[schemaFile] ?? ""), typeFiles[file] ?? "");
    const path = source.startsWith(".") ? source : `./${source}`;
    namesByFile.set(path, (namesByFile.get(path) ?? new Set()).add(name));
  }
  return [...namesByFile]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([path, names]) => `import type { ${[...names].sort().join(", ")} } from "${path}";`)
    .join("\n");
}
