import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { contracts } from "../../src/components/contracts.ts";
import type { CheckerFacts } from "../../src/documents/checked-documents.ts";
import { isJsonObject, type JsonObject } from "../../src/documents/json.ts";
import { schemaChecks } from "../../src/documents/schemas/schema-checks.ts";
import { builtInContracts } from "../../src/renderer/built-in-contracts.ts";
import { runtimeMessages } from "../../src/renderer/runtime-messages.ts";
import { compileSchemas } from "./compile-schemas.ts";
import { costOfPattern } from "./cost-of-pattern.ts";
import { defaultPalette } from "./default-palette.ts";

/** What the checker is told of this repository: schemas, back-end contract, components, the runtime's own messages. */
export function checkerFacts(): CheckerFacts {
  const schemas = readFolder("schemas", ".schema.json", (name) => `${name}.schema.json`);
  return {
    schemas,
    schemaChecks: schemaChecks(schemas, compileSchemas),
    costOfPattern,
    contract: readFolder("schemas/api", ".openapi.json", (area) => area),
    components: [...contracts, ...builtInContracts],
    runtimeMessages,
    palette: defaultPalette(readFileSync(TOKENS, "utf8")),
  };
}

const TOKENS = join(dirname(fileURLToPath(import.meta.url)), "../../src/components/tokens.css");

/** Describes components, not documents; it is made from the contracts. */
const GENERATED = "components.schema.json";

function readFolder(folder: string, ending: string, keyOf: (name: string) => string): Record<string, JsonObject> {
  const names = readdirSync(folder).filter((file) => file.endsWith(ending) && file !== GENERATED);
  const entries = names.sort().map((file): [string, JsonObject] => {
    const content: unknown = JSON.parse(readFileSync(`${folder}/${file}`, "utf8"));
    if (!isJsonObject(content)) throw new Error(`${folder}/${file} is not a JSON object`);
    return [keyOf(file.slice(0, -ending.length)), content];
  });
  return Object.fromEntries(entries);
}
