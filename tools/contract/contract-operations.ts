import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { resolveReference } from "../../src/documents/openapi-schema.ts";
import { compileOperation, type Operation } from "../../src/documents/operation.ts";
import { changesSomething } from "../sandbox/contract/changes.ts";
import { requestSchema } from "../sandbox/contract/request-schema.ts";

/** The parts of a request as the contract describes them, before anything is encrypted. */
export interface RequestParts {
  readonly header: Readonly<Record<string, unknown>>;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A value as the parts of a request; an absent part is empty. */
export function asParts(value: unknown): RequestParts {
  const part = (name: string) => {
    const one = member(value, name);
    return isJsonObject(one) ? one : {};
  };
  const body = member(value, "body");
  return { header: part("header"), path: part("path"), query: part("query"), ...(body === undefined ? {} : { body }) };
}

/** An operation with the schemas of its requests. */
export interface DescribedOperation {
  readonly operation: Operation;
  /** Changes or sends something. */
  readonly changes: boolean;
  /** The schema of all parts: header, path, query and body. */
  readonly request: JsonObject;
  /** The contract's own requests, by name. */
  readonly examples: Readonly<Record<string, RequestParts>>;
}

/** Every operation of the contract's documents, in their order. */
export function describedOperations(documents: readonly unknown[]): DescribedOperation[] {
  return documents.flatMap((document) =>
    objectEntries(member(document, "paths"))
      .flatMap(([, methods]) => objectEntries(methods))
      .map(([, source]) => describe(document, source)),
  );
}

function describe(document: unknown, source: unknown): DescribedOperation {
  const id = String(member(source, "operationId"));
  const content = member(resolveReference(document, member(source, "requestBody"), id), "content");
  const named = objectEntries(member(member(content, "application/json"), "examples"));
  const parts = parameterExamples(document, source, id);
  const bodies = named.map(([name, one]): [string, RequestParts] => [name, { ...parts, body: member(one, "value") }]);
  return {
    operation: compileOperation(document, id),
    changes: changesSomething(document, id),
    request: requestSchema(document, id),
    examples: bodies.length > 0 ? Object.fromEntries(bodies) : { parameters: parts },
  };
}

function parameterExamples(document: unknown, source: unknown, id: string): RequestParts {
  const parts = { header: {}, path: {}, query: {} } satisfies Record<string, JsonObject>;
  for (const one of arrayElements(member(source, "parameters"))) {
    const parameter = resolveReference(document, one, id);
    const schema = resolveReference(document, member(parameter, "schema"), id);
    const value = member(parameter, "example") ?? arrayElements(member(schema, "examples"))[0];
    const holder: JsonObject | undefined = Object.entries(parts).find(
      ([name]) => name === member(parameter, "in"),
    )?.[1];
    if (holder && value !== undefined) holder[String(member(parameter, "name"))] = value;
  }
  return parts;
}
