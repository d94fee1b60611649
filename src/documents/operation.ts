import { arrayElements, isJsonObject, member, objectEntries } from "./json.ts";
import type { JsonSchema } from "./json-schema.ts";
import { compileSchema, resolveReference } from "./openapi-schema.ts";

/** The number and the pauses of retries of a safe operation. */
export interface RetryPolicy {
  readonly times: number;
  readonly delayMs: number;
  readonly backoff: "constant" | "exponential";
  readonly maxDelayMs: number;
}

/**
 * The names of a wrapped reply's members: inner status, inner body, and the agreement's status, which turns some 405
 * into 406.
 */
export interface Envelope {
  readonly status: string;
  readonly body: string;
  readonly terminated?: string;
}

/** The files that an operation may reply with. */
export interface ReplyFile {
  /** Media types, without parameters. */
  readonly types: readonly string[];
  readonly mostBytes: number;
}

/** An operation of the back-end contract, reduced to the caller's needs. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly base: string;
  readonly security: readonly string[];
  /** Header name to the name of the stored token that it carries. */
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly isSigned: boolean;
  readonly envelope?: Envelope;
  readonly timeoutMs: number;
  readonly deadlineMs: number;
  readonly retry: RetryPolicy;
  readonly isUnsafe: boolean;
  /** The header of the idempotency key: however often a keyed operation is sent, the server performs it once. */
  readonly keyHeader?: string;
  /** Present when a reply gives the whole address of the request; it must be under the base. */
  readonly isAddressed?: true;
  /** Present when its body is an unchanged file. */
  readonly takesFile?: true;
  /** Present when a success is a file, not JSON. */
  readonly replyFile?: ReplyFile;
  /** Places of the request whose values are encrypted: "body.p". */
  readonly encrypt: readonly string[];
  /** Status to the schema of the body as sent, envelope included; null without a body. */
  readonly replies: Readonly<Record<string, JsonSchema | null>>;
}

const METHODS = ["get", "put", "post", "delete", "patch"];
const READS = ["get"];

/**
 * The operation of that id. Throws, with the place, when the contract contains anything that a caller does not support.
 */
export function compileOperation(openapi: unknown, operationId: string): Operation {
  const { path, method, source } = findOperation(openapi, operationId);
  const call = member(source, "x-call");
  const envelope = member(call, "envelope");
  const unsafe = member(call, "unsafe");
  const keyHeader = member(call, "keyHeader");
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    base: requireText(member(call, "base"), `${operationId}: x-call.base`),
    ...compileSecurity(openapi, source, operationId),
    ...(envelope === undefined ? {} : { envelope: compileEnvelope(envelope, operationId) }),
    timeoutMs: numberOr(member(call, "timeoutMs"), 10_000),
    deadlineMs: numberOr(member(call, "deadlineMs"), 30_000),
    retry: compileRetry(member(call, "retry"), method),
    isUnsafe: typeof unsafe === "boolean" ? unsafe : !READS.includes(method),
    ...(keyHeader === undefined ? {} : { keyHeader: requireText(keyHeader, `${operationId}: x-call.keyHeader`) }),
    ...(isAddressed(openapi, source, operationId) ? { isAddressed: true } : {}),
    ...(takesFile(openapi, source, operationId) ? { takesFile: true } : {}),
    ...compileReplyFile(openapi, source, operationId),
    encrypt: compileEncrypt(openapi, source, operationId),
    replies: compileReplies(openapi, source, operationId),
  };
}

function findOperation(openapi: unknown, operationId: string) {
  for (const [path, item] of objectEntries(member(openapi, "paths"))) {
    for (const method of METHODS) {
      const source = member(item, method);
      if (member(source, "operationId") === operationId) return { path, method, source };
    }
  }
  throw new Error(`No path of the contract has the operation "${operationId}".`);
}

/** Whether its path is one parameter for an address from a reply, such as an upload URL. */
function isAddressed(openapi: unknown, source: unknown, where: string): boolean {
  return arrayElements(member(source, "parameters"))
    .map((parameter) => resolveReference(openapi, parameter, where))
    .some((parameter) => member(parameter, "x-address") === true);
}

/** Whether it has a body that is not JSON. */
function takesFile(openapi: unknown, source: unknown, where: string): boolean {
  const content = member(resolveReference(openapi, member(source, "requestBody"), where), "content");
  return content !== undefined && member(content, "application/json") === undefined;
}

/** The file with which it replies, by the contents of its success that are not JSON. */
function compileReplyFile(openapi: unknown, source: unknown, where: string): { replyFile?: ReplyFile } {
  const content = member(resolveReference(openapi, member(member(source, "responses"), "200"), where), "content");
  const files = objectEntries(content).filter(([type]) => type !== "application/json");
  if (files.length === 0) return {};
  const sizes = files.map(([type, one]) => member(member(one, "schema"), "maxLength") ?? `${type} without a limit`);
  const unlimited = sizes.find((size) => typeof size !== "number");
  if (unlimited !== undefined || files.length !== objectEntries(content).length)
    throw new Error(`${where}: a success is JSON, or files that each have a "maxLength" in bytes.`);
  return { replyFile: { types: files.map(([type]) => type), mostBytes: Math.max(...sizes.map(Number)) } };
}

function compileSecurity(openapi: unknown, source: unknown, where: string) {
  const alternatives = arrayElements(member(source, "security") ?? member(openapi, "security"));
  if (alternatives.length > 1)
    throw new Error(`${where}: the caller takes one security requirement, not alternatives.`);
  const security = objectEntries(alternatives[0]).map(([name]) => name);
  const schemes = member(member(openapi, "components"), "securitySchemes");
  const securityHeaders: Record<string, string> = {};
  for (const name of security) {
    if (!isJsonObject(member(schemes, name))) throw new Error(`${where}: no security scheme is named "${name}".`);
    for (const [header, token] of objectEntries(member(member(schemes, name), "x-headers"))) {
      securityHeaders[header] = requireText(token, `${name}: x-headers.${header}`);
    }
  }
  return {
    security,
    securityHeaders,
    isSigned: security.some((name) => member(member(schemes, name), "x-signed") === true),
  };
}

function compileEnvelope(source: unknown, where: string): Envelope {
  const terminated = member(source, "terminated");
  return {
    status: requireText(member(source, "status"), `${where}: x-call.envelope.status`),
    body: requireText(member(source, "body"), `${where}: x-call.envelope.body`),
    ...(typeof terminated === "string" ? { terminated } : {}),
  };
}

function compileRetry(source: unknown, method: string): RetryPolicy {
  return {
    times: numberOr(member(source, "times"), READS.includes(method) ? 2 : 0),
    delayMs: numberOr(member(source, "delayMs"), 500),
    backoff: member(source, "backoff") === "exponential" ? "exponential" : "constant",
    maxDelayMs: numberOr(member(source, "maxDelayMs"), 30_000),
  };
}

function compileEncrypt(openapi: unknown, source: unknown, where: string): string[] {
  const ofParameters = arrayElements(member(source, "parameters"))
    .map((parameter) => resolveReference(openapi, parameter, where))
    .filter(
      (parameter) =>
        isEncrypted(parameter) || isEncrypted(resolveReference(openapi, member(parameter, "schema"), where)),
    )
    .map((parameter) => `${member(parameter, "in")}.${member(parameter, "name")}`);
  const body = jsonBody(resolveReference(openapi, member(source, "requestBody"), where));
  return [...ofParameters, ...encryptedPlaces(openapi, body, "body", where)];
}

const isEncrypted = (schema: unknown) => member(schema, "x-encrypt") === true;

function encryptedPlaces(openapi: unknown, source: unknown, place: string, where: string): string[] {
  if (source === undefined) return [];
  const schema = resolveReference(openapi, source, where);
  const inner = (one: unknown, name: string) => encryptedPlaces(openapi, one, `${place}.${name}`, where);
  const elsewhere = [member(schema, "items"), member(schema, "additionalProperties")];
  const alternatives = [...arrayElements(member(schema, "oneOf")), ...arrayElements(member(schema, "anyOf"))];
  if ([...elsewhere, ...alternatives].some((one) => inner(one, "*").length > 0)) {
    throw new Error(
      `${where}: x-encrypt stands in a list or an alternative of ${place}; only named members can have it.`,
    );
  }
  const places = objectEntries(member(schema, "properties")).flatMap(([name, property]) => inner(property, name));
  return isEncrypted(schema) ? [place, ...places] : places;
}

function compileReplies(openapi: unknown, source: unknown, where: string): Record<string, JsonSchema | null> {
  const replies: Record<string, JsonSchema | null> = {};
  for (const [status, response] of objectEntries(member(source, "responses"))) {
    const body = jsonBody(resolveReference(openapi, response, where));
    replies[status] = body === undefined ? null : compileSchema(openapi, body, `${where} ${status}`);
  }
  return replies;
}

const jsonBody = (source: unknown) => member(member(member(source, "content"), "application/json"), "schema");

function requireText(value: unknown, where: string): string {
  if (typeof value !== "string") throw new Error(`${where} must be a text.`);
  return value;
}

const numberOr = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);
