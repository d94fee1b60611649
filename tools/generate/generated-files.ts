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

/** Every generated file of the repository: path → text as it should be now. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const { context: documents } = checkRepository();
  for (const [schemaFile, path] of Object.entries(typeFiles)) {
    files.set(path, await schemaTypes(schemaFile, readSchema(schemaFile)));
  }
  files.set(...componentsSchemaFile());
  files.set(...componentsReferenceFile());
  files.set(...checksReferenceFile());
  files.set(...documentsReferenceFile());
  files.set(...operatorsReferenceFile());
  files.set(...singleClientFile(documents));
  files.set(...personalDataFile(documents));
  files.set(...coverageFile(documents));
  files.set(...answersReferenceFile(documents));
  files.set(...(await operationTypesFile()));
  return files;
}

function readSchema(schemaFile: string): JsonObject {
  const schema: unknown = JSON.parse(readFileSync(`schemas/${schemaFile}`, "utf8"));
  if (!isJsonObject(schema)) throw new Error(`schemas/${schemaFile} is not a schema`);
  return schema;
}
