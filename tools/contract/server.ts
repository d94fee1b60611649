import { randomUUID } from "node:crypto";
import { isJsonObject, type JsonObject, member } from "../../src/documents/json.ts";
import type { Operation } from "../../src/documents/operation.ts";
import type { RequestParts } from "./contract-operations.ts";
import { proof, sealed } from "./sealing.ts";

/** A client whose portal the runner imitates. */
export interface SpokenFor {
  readonly code: string;
  readonly sharedSecret: string;
  /** The server's path of each base of the contract: `auth` to `/services`. */
  readonly bases: Readonly<Record<string, string>>;
  /** The headers that the client's document adds to each request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The tokens of a sign-in. */
export interface CustomerTokens {
  readonly id: string;
  readonly token: string;
  readonly authorization: string;
}

/** A reply, read whole; `body` is undefined when it is not JSON. */
export interface ServerReply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly text: string;
  /** The correlation id of the request. */
  readonly correlationId: string;
  /** The sent request, for sending it again byte for byte. */
  readonly sent: { readonly path: string; readonly init: RequestInit };
}

/** The sender of a request, and its differences from a portal's request. */
export interface Sending {
  readonly client: SpokenFor;
  readonly tokens?: CustomerTokens | undefined;
  /** Places to encrypt that are sent unencrypted. */
  readonly plain?: readonly string[];
  /** Headers that replace those of a portal; an empty text leaves one out. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Changes path and query before they are signed, to texts that no portal would write. */
  readonly retarget?: (target: string) => string;
}

/** A server to check against the contract. */
export interface Server {
  /** Prepares a request of an operation: encrypted, signed or with the customer's tokens. Every timestamp differs. */
  prepare(operation: Operation, parts: RequestParts, sending: Sending): PreparedRequest;
  /** Prepares a request and sends it. */
  send(operation: Operation, parts: RequestParts, sending: Sending): Promise<ServerReply>;
  /** Sends a prepared request. */
  raw(path: string, init: RequestInit): Promise<ServerReply>;
  /** Learns the server's clock anew, for example after it was shifted. */
  learnClock(client: SpokenFor): Promise<void>;
}

/** A prepared request. */
export interface PreparedRequest {
  readonly path: string;
  readonly init: RequestInit;
}

/** The transport of requests: `fetch`, or a server in the same process. */
export type Reach = (path: string, init: RequestInit) => Promise<Response>;

/** The server behind a transport. Learns its clock from `Date`. */
export function createServer(reach: Reach): Server {
  let offsetMs = 0;
  let last = 0;
  /** A server may accept a signed request only once, so two equal requests must differ in their timestamp. */
  const timestamp = () => {
    last = Math.max(last + 1, Date.now() + offsetMs);
    return last;
  };
  const raw = async (path: string, init: RequestInit): Promise<ServerReply> => {
    const correlationId = randomUUID();
    const headers = new Headers(init.headers);
    headers.set("x-correlation-id", correlationId);
    const reply = await reach(path, { ...init, headers });
    const text = await reply.text();
    return {
      status: reply.status,
      headers: reply.headers,
      text,
      body: parseJson(text),
      correlationId,
      sent: { path, init },
    };
  };
  const prepared: Server["prepare"] = (operation, parts, sending) => prepare(operation, parts, sending, timestamp());
  return {
    raw,
    prepare: prepared,
    async send(operation, parts, sending) {
      const { path, init } = prepared(operation, parts, sending);
      return raw(path, init);
    },
    async learnClock({ bases }) {
      const { headers } = await raw(`${bases.auth ?? ""}/`, { method: "GET" });
      const date = Date.parse(headers.get("date") ?? "");
      if (Number.isNaN(date)) return;
      offsetMs = date - Date.now();
      last = 0;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function prepare(operation: Operation, parts: RequestParts, sending: Sending, timestamp: number): PreparedRequest {
  const { client, tokens, plain = [], headers: instead = {}, retarget = String } = sending;
  const places = operation.encrypt.filter((place) => !plain.includes(place));
  const { path, query, body: value } = places.reduce<RequestParts>((all, place) => seal(all, place, client), parts);
  const target = retarget(`${fillPath(operation.path, path)}${queryString(query)}`);
  const body = value === undefined ? "" : JSON.stringify(value);
  const { method } = operation;
  const credentials = operation.isSigned
    ? proof(client.sharedSecret, { method, target, body, timestamp })
    : { ...tokens };
  const own = Object.entries(parts.header).map(([name, one]): [string, string] => [name, String(one)]);
  const headers = {
    ...(body === "" ? {} : { "content-type": "application/json" }),
    ...client.headers,
    "x-client": client.code,
    "x-timestamp": String(timestamp),
    ...Object.fromEntries(own),
    ...credentials,
    ...instead,
  };
  const sent = Object.fromEntries(Object.entries(headers).filter(([, one]) => one !== ""));
  const base = (client.bases[operation.base] ?? "").replace(/\/$/, "");
  return { path: `${base}${target}`, init: { method, headers: sent, ...(body === "" ? {} : { body }) } };
}

/** The parts with the value at one place encrypted; an absent one stays absent. */
function seal(parts: RequestParts, place: string, { sharedSecret }: SpokenFor): RequestParts {
  const [part = "", ...names] = place.split(".");
  const replaced = replaceAt(member(parts, part), names, (value) => sealed(sharedSecret, place, value));
  return { ...parts, [part]: replaced };
}

function replaceAt(value: unknown, [name, ...rest]: readonly string[], by: (value: unknown) => unknown): unknown {
  if (name === undefined) return value === undefined ? undefined : by(value);
  if (!isJsonObject(value) || !Object.hasOwn(value, name)) return value;
  const copy: JsonObject = { ...value, [name]: replaceAt(value[name], rest, by) };
  return copy;
}

const fillPath = (template: string, values: RequestParts["path"]): string =>
  template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(String(values[name] ?? "")));

function queryString(values: RequestParts["query"]): string {
  const pairs = Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]);
  return pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
}
