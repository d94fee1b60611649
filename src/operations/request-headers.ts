import type { BackEnd } from "../documents/generated/client.ts";
import type { Operation } from "../documents/operation.ts";
import type { Instant } from "../engine/index.ts";
import { randomHex } from "./correlation.ts";
import type { PreparedRequest } from "./request.ts";
import type { SharedKeys } from "./shared-keys.ts";
import { signature, timeToken } from "./signature.ts";

/** The input for the headers of one attempt. */
export interface HeaderSource {
  readonly backEnd: BackEnd;
  readonly keys: SharedKeys;
  readonly token: (name: string) => string | undefined;
  readonly clientCode: string;
  readonly correlationId: string;
  /** The idempotency key, for keyed operations. */
  readonly key: string | undefined;
}

/**
 * The headers of one attempt. The headers for authentication and time are set last, so that no document can replace
 * them.
 */
export async function requestHeaders(
  request: PreparedRequest,
  operation: Operation,
  of: HeaderSource & { timestamp: Instant },
): Promise<Headers> {
  if (operation.isAddressed) return headersToAddress(request);
  const headers = new Headers({ accept: [...(request.replyFile?.types ?? []), "application/json"].join(", ") });
  if (request.body !== undefined) headers.set("content-type", "application/json");
  const proof = operation.isSigned ? await signedHeaders(request, of) : {};
  const last = {
    "x-client": of.clientCode,
    "x-timestamp": String(of.timestamp),
    "x-correlation-id": of.correlationId,
  };
  const groups: Readonly<Record<string, string>>[] = [
    of.backEnd.headers,
    request.headers,
    last,
    tokenHeaders(operation, of),
    idempotencyKeyHeaders(operation, of),
    proof,
  ];
  for (const group of groups) {
    for (const [name, value] of Object.entries(group)) headers.set(name, value);
  }
  return headers;
}

/** A request to an address from a reply carries no identity: the address itself is the permission. */
function headersToAddress({ headers, file }: PreparedRequest): Headers {
  const type = file === undefined || file.bytes.type === "" ? "application/octet-stream" : file.bytes.type;
  return new Headers({ "content-type": type, ...headers });
}

function tokenHeaders(operation: Operation, of: HeaderSource): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [header, name] of Object.entries(operation.securityHeaders)) {
    const token = of.token(name);
    if (token !== undefined) headers[header] = token;
  }
  return headers;
}

function idempotencyKeyHeaders({ keyHeader }: Operation, { key }: HeaderSource): Record<string, string> {
  return keyHeader === undefined || key === undefined ? {} : { [keyHeader]: key };
}

async function signedHeaders(request: PreparedRequest, of: HeaderSource & { timestamp: Instant }) {
  const { method, target, body = "" } = request;
  const nonce = randomHex();
  return {
    authorization: await signature(of.keys, { method, target, body, timestamp: of.timestamp, nonce }),
    "x-nonce": nonce,
    "x-token": await timeToken(of.keys, of.timestamp),
  };
}
