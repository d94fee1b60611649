import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
import { layerSchemas, NO_BRANCH } from "../../../src/checker/schemas/checkable.ts";
import type { SchemaSet } from "../../../src/checker/schemas/schema-set.ts";
import type { ProgrammeFile } from "./programme-files.ts";

/** Where a file breaks its schema. */
export interface PeerFinding {
  readonly file: string;
  readonly offset: number;
  readonly message: string;
}

/**
 * What one writes with ajv and jsonc-parser: reads each file, validates it, and finds the places in those that fail.
 * The schema is that of our check of layers, compiled once.
 */
export function createPeerChecker(schemas: SchemaSet): (files: readonly ProgrammeFile[]) => PeerFinding[] {
  const ajv = new Ajv2020({ allErrors: true, ownProperties: true, strict: false, validateFormats: false });
  ajv.addKeyword({ keyword: NO_BRANCH, validate: () => false });
  for (const schema of Object.values(layerSchemas(schemas))) ajv.addSchema(schema);
  const validate = ajv.getSchema("programme.schema.json");
  if (validate === undefined) throw new Error("there is no schema of programmes");
  return (files) =>
    files.flatMap(([file, bytes]) => {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      return validate(withoutDeletions(JSON.parse(text)))
        ? []
        : (validate.errors ?? []).map((error) => placed(file, text, error));
    });
}

/** In a layer `null` deletes what its parent says. */
function withoutDeletions(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  for (const [name, inner] of Object.entries(value)) {
    if (inner === null) Reflect.deleteProperty(value, name);
    else withoutDeletions(inner);
  }
  return value;
}

function placed(file: string, text: string, { instancePath, message = "" }: ErrorObject): PeerFinding {
  const tree = parseTree(text);
  const node = tree && findNodeAtLocation(tree, instancePath.split("/").slice(1));
  return { file, offset: node?.offset ?? 0, message };
}
