import { readdirSync, readFileSync } from "node:fs";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { member, objectEntries } from "../../../src/documents/json.ts";
import { compileOperation, type Operation } from "../../../src/documents/operation.ts";
import { changesSomething } from "./changes.ts";
import type { OperationId, OperationRequest } from "./operations.ts";
import { requestSchema } from "./request-schema.ts";
import { compileOnce, createSchemaChecker } from "./schema-checker.ts";

/** An operation as the sandbox answers it. */
export interface ContractOperation extends Operation {
  /** Changes or sends something. */
  readonly changes: boolean;
  /** The numeric members of the query. */
  readonly numbers: readonly string[];
  /** The check of the body of a reply with this status; `undefined` when the operation has no such reply. */
  replyCheck(status: number): ValidateFunction | undefined;
}

/** The documents under schemas/api, compiled. Each function throws for an unknown operation. */
export interface Contract {
  readonly operationIds: readonly string[];
  operation(id: string): ContractOperation;
  requestCheck<Id extends OperationId>(id: Id): ValidateFunction<OperationRequest<Id>>;
}

const folder = new URL("../../../schemas/api/", import.meta.url);

let loaded: Contract | undefined;

/**
 * The contract, read once by a process; a check is compiled when it is first asked for. Throws, with the place, when a
 * document holds something that the sandbox cannot honour.
 */
export function loadContract(): Contract {
  loaded ??= readContract();
  return loaded;
}

function readContract(): Contract {
  const checker = createSchemaChecker();
  const compile = compileOnce(checker);
  const operations = new Map<string, ContractOperation>();
  const requestSchemas = new Map<string, object>();
  for (const document of readContractDocuments()) {
    for (const id of listOperationIds(document)) {
      operations.set(id, readOperation(document, id, compile));
      requestSchemas.set(id, requestSchema(document, id));
    }
  }
  const get = <Value>(map: Map<string, Value>, id: string): Value => {
    const value = map.get(id);
    if (value === undefined) throw new Error(`The contract has no operation "${id}".`);
    return value;
  };
  return {
    operationIds: [...operations.keys()],
    operation: (id) => get(operations, id),
    requestCheck: <Id extends OperationId>(id: Id) => checker.compile<OperationRequest<Id>>(get(requestSchemas, id)),
  };
}

/** The documents under schemas/api. */
export function readContractDocuments(): unknown[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".openapi.json"))
    .map((file): unknown => JSON.parse(readFileSync(new URL(file, folder), "utf8")));
}

function listOperationIds(document: unknown): string[] {
  return objectEntries(member(document, "paths"))
    .flatMap(([, methods]) => objectEntries(methods))
    .map(([, operation]) => String(member(operation, "operationId")));
}

function readOperation(document: unknown, id: string, compile: ReturnType<typeof compileOnce>): ContractOperation {
  const operation = compileOperation(document, id);
  const replyCheck = (status: number) => {
    const schema = operation.replies[status];
    return schema === undefined ? undefined : compile(schema ?? NO_BODY);
  };
  const numbers = numericParameters(requestSchema(document, id));
  return { ...operation, changes: changesSomething(document, id), numbers, replyCheck };
}

const NO_BODY = { type: "null" };

const NUMERIC: readonly unknown[] = ["integer", "number"];

function numericParameters(schema: unknown): string[] {
  const query = member(member(member(schema, "properties"), "query"), "properties");
  return objectEntries(query).flatMap(([name, one]) => (NUMERIC.includes(member(one, "type")) ? [name] : []));
}
