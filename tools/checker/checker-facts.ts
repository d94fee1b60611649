import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { CheckerFacts } from "../../src/checker/check-context.ts";
import { schemaChecks } from "../../src/checker/schemas/schema-checks.ts";
import { contracts } from "../../src/components/contracts.ts";
import { isJsonObject, type JsonObject } from "../../src/documents/json.ts";
import { builtInContracts } from "../../src/renderer/built-in-contracts.ts";
import { runtimeMessages } from "../../src/renderer/runtime-messages.ts";
import { compileSchemas } from "./compile-schemas.ts";
import { createPatternJudge } from "./cost-of-pattern.ts";
import { readDefaultPalette } from "./default-palette.ts";
import { schemaFaults } from "./schema-faults.ts";

/** The folder of the schemas, and of the contract with the back end. */
export const SCHEMAS = "schemas";

/** The checker's facts about this repository: schemas, back-end contract, components, the runtime's own messages. */
export function checkerFacts(root = "."): CheckerFacts {
  const schemas = readFolder(join(root, SCHEMAS), ".schema.json", (name) => `${name}.schema.json`);
  return {
    schemas,
    schemaChecks: schemaChecks(schemas, compileSchemas),
    schemaFaults,
    costOfPattern: createPatternJudge(),
    contract: readFolder(join(root, SCHEMAS, "api"), ".openapi.json", (area) => area),
    components: [...contracts, ...builtInContracts],
    runtimeMessages,
    publicFiles: listPublicFiles(join(root, "public")),
    palette: readDefaultPalette(),
  };
}

/** The files of a folder, at every depth, as addresses. */
function listPublicFiles(folder: string): ReadonlySet<string> {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`));
}

/** Describes components, not documents; it is made from the contracts. */
const GENERATED = "components.schema.json";

function readFolder(folder: string, ending: string, toKey: (name: string) => string): Record<string, JsonObject> {
  const names = readdirSync(folder).filter((file) => file.endsWith(ending) && file !== GENERATED);
  const entries = names.sort().map((file): [string, JsonObject] => {
    return [toKey(file.slice(0, -ending.length)), readObject(join(folder, file))];
  });
  return Object.fromEntries(entries);
}

function readObject(path: string): JsonObject {
  const text = readFileSync(path, "utf8");
  try {
    const content: unknown = JSON.parse(text);
    if (isJsonObject(content)) return content;
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  throw new Error(`${path} is not a JSON object`);
}
