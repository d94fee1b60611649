import { readFileSync } from "node:fs";
import { isJsonObject, type JsonObject } from "../../src/documents/json.ts";
import { checkRepository } from "../checker/check-repository.ts";
import { coverageFile } from "../coverage/coverage-reference.ts";
import { answersReferenceFile } from "./answers-reference.ts";
import { checksReferenceFile } from "./checks-reference.ts";
import { componentsReferenceFile } from "./components-reference.ts";
import { componentsSchemaFile } from "./components-schema.ts";
import { documentsReferenceFile } from "./documents-reference.ts";
import { operationTypesFile } from "./operation-types.ts";
import { operatorsReferenceFile } from "./operators-reference.ts";
import { personalDataFile } from "./personal-data-reference.ts";
import { schemaTypes } from "./schema-types.ts";
import { singleClientFile } from "./single-client-reference.ts";
import { typeFiles } from "./type-files.ts";
import { unreadKeysFile } from "./unread-reference.ts";

const SEEDS = "tools/sandbox/seed";
const SEED_SCHEMA = "seed.schema.json";

/** Every generated file of the repository: path → text as it should be now. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const { context: documents } = checkRepository();
  for (const [schemaFile, path] of Object.entries(typeFiles)) {
    files.set(path, await schemaTypes("schemas", schemaFile, readSchema("schemas", schemaFile)));
  }
  files.set(`${SEEDS}/generated/seed.ts`, await schemaTypes(SEEDS, SEED_SCHEMA, readSchema(SEEDS, SEED_SCHEMA)));
  files.set(...componentsSchemaFile());
  files.set(...componentsReferenceFile());
  files.set(...checksReferenceFile());
  files.set(...documentsReferenceFile());
  files.set(...operatorsReferenceFile());
  files.set(...singleClientFile(documents));
  files.set(...unreadKeysFile(documents));
  files.set(...personalDataFile(documents));
  files.set(...coverageFile(documents));
  files.set(...answersReferenceFile(documents));
  files.set(...(await operationTypesFile()));
  return files;
}

function readSchema(folder: string, schemaFile: string): JsonObject {
  const schema: unknown = JSON.parse(readFileSync(`${folder}/${schemaFile}`, "utf8"));
  if (!isJsonObject(schema)) throw new Error(`${folder}/${schemaFile} is not a schema`);
  return schema;
}
