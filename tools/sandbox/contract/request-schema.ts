import { arrayElements, type JsonObject, member, objectEntries } from "../../../src/documents/json.ts";
import { compileSchema, resolveReference } from "../../../src/documents/openapi-schema.ts";

/** One schema for all parts of an operation's request: header (others are allowed), path, query, body. */
export function requestSchema(document: unknown, operationId: string): JsonObject {
  const operation = findOperation(document, operationId);
  const parameters = arrayElements(member(operation, "parameters")).map((one) =>
    resolveReference(document, one, operationId),
  );
  const part = (place: string) => parameterSchema(document, parameters, place, operationId);
  const body = bodySchema(document, operation, operationId);
  return {
    type: "object",
    required: ["header", "path", "query", ...(body ? ["body"] : [])],
    properties: {
      header: part("header"),
      path: { ...part("path"), additionalProperties: false },
      query: { ...part("query"), additionalProperties: false },
      ...(body ? { body } : {}),
    },
  };
}

function findOperation(document: unknown, operationId: string): unknown {
  return objectEntries(member(document, "paths"))
    .flatMap(([, methods]) => objectEntries(methods))
    .map(([, operation]) => operation)
    .find((operation) => member(operation, "operationId") === operationId);
}

function parameterSchema(document: unknown, parameters: unknown[], place: string, where: string): JsonObject {
  const own = parameters.filter((parameter) => member(parameter, "in") === place);
  const parameterName = (parameter: unknown) => String(member(parameter, "name"));
  return {
    type: "object",
    required: own.filter((parameter) => member(parameter, "required") === true).map(parameterName),
    properties: Object.fromEntries(
      own.map((parameter) => [parameterName(parameter), compileSchema(document, member(parameter, "schema"), where)]),
    ),
  };
}

function bodySchema(document: unknown, operation: unknown, where: string): unknown {
  const body = resolveReference(document, member(operation, "requestBody"), where);
  const source = member(member(member(body, "content"), "application/json"), "schema");
  return source === undefined ? undefined : compileSchema(document, source, where);
}
