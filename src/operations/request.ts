import type { BackEnd } from "../documents/generated/client.ts";
import { isJsonObject, type JsonObject, member, objectEntries } from "../documents/json.ts";
import type { Operation, ReplyFile } from "../documents/operation.ts";
import { addressUnder } from "./address.ts";
import { encrypt } from "./encryption.ts";
import { type FileSource, type SentFile, sentFile } from "./sent-file.ts";
import type { SharedKeys } from "./shared-keys.ts";
import { UnusableCall } from "./unusable-call.ts";
import type { CompiledVariant, VariantScope } from "./variant.ts";

/** A request without the headers that change with each attempt. */
export interface PreparedRequest {
  readonly method: string;
  readonly url: string;
  /** Path and query as in the contract, without the base. */
  readonly target: string;
  /** The variant's own headers. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The body of an operation that takes a file. */
  readonly file?: SentFile;
  /** The file with which it is answered. */
  readonly replyFile?: ReplyFile;
}

/**
 * Makes the request of a variant: values and a file at their places, secrets encrypted. Throws when it cannot be made.
 */
export async function prepareRequest(
  variant: CompiledVariant,
  scope: VariantScope,
  of: { backEnd: BackEnd; keys: SharedKeys; files?: FileSource | undefined },
): Promise<PreparedRequest> {
  const { operation } = variant;
  const parts = fillPlaces(variant.request(scope));
  for (const place of operation.encrypt) await encryptPlace(parts, place, of.keys);
  const base = member(of.backEnd.bases, operation.base);
  if (typeof base !== "string") throw new UnusableCall(`The client has no base "${operation.base}".`);
  return {
    method: operation.method,
    ...resolveUrl(operation, base, parts),
    headers: Object.fromEntries(objectEntries(parts.header).map(([name, value]) => [name, toText(value)])),
    ...(variant.hasBody ? { body: JSON.stringify(parts.body ?? {}) } : {}),
    ...(operation.replyFile ? { replyFile: operation.replyFile } : {}),
    ...(operation.takesFile ? { file: await sentFile(parts.file, of.files) } : {}),
  };
}

/** The request's address: under the base by the contract's path, or the one from a reply. */
function resolveUrl(
  { isAddressed, path }: Operation,
  base: string,
  parts: JsonObject,
): { url: string; target: string } {
  if (isAddressed) return { url: addressUnder(base, parts.address), target: "" };
  const target = `${expandPath(path, parts.path)}${toQueryString(parts.query)}`;
  return { url: `${base.replace(/\/$/, "")}${target}`, target };
}

/** Without a prototype, so that a place may have any name. */
function emptyObject(): JsonObject {
  return Object.create(null);
}

function fillPlaces(values: readonly [place: string, value: unknown][]): JsonObject {
  const parts = emptyObject();
  for (const [place, value] of values) {
    const { holder, name } = resolvePlace(parts, place);
    holder[name] = value;
  }
  return parts;
}

function resolvePlace(parts: JsonObject, place: string): { holder: JsonObject; name: string } {
  const names = place.split(".");
  const name = names.pop() ?? "";
  let holder = parts;
  for (const step of names) {
    const inner = member(holder, step) ?? emptyObject();
    if (!isJsonObject(inner)) throw new UnusableCall(`The place "${place}" is inside a value that is no object.`);
    holder[step] = inner;
    holder = inner;
  }
  return { holder, name };
}

async function encryptPlace(parts: JsonObject, place: string, keys: SharedKeys): Promise<void> {
  const names = place.split(".");
  const value = names.reduce<unknown>(member, parts);
  if (value === undefined) return;
  const { holder, name } = resolvePlace(parts, place);
  holder[name] = await encrypt(keys, place, value);
}

function expandPath(template: string, values: unknown): string {
  return template.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = toText(member(values, name) ?? "");
    if (["", ".", ".."].includes(value))
      throw new UnusableCall(`The place "path.${name}" has no value that a path can hold.`);
    return encodeURIComponent(value);
  });
}

function toQueryString(values: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of objectEntries(values)) {
    for (const one of [value].flat()) query.append(name, toText(one));
  }
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

function toText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
