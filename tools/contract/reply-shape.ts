import { isJsonObject, objectEntries } from "../../src/documents/json.ts";
import type { ServerReply } from "./server.ts";

/** What a reply tells by its status, shape and size: of a text only its length counts, except for code and message. */
export const replyShape = (reply: ServerReply | undefined): string =>
  reply === undefined ? "" : JSON.stringify([reply.status, valueShape(reply.body), Buffer.byteLength(reply.text)]);

function valueShape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valueShape);
  if (!isJsonObject(value)) return typeof value === "string" ? value.length : value;
  return objectEntries(value)
    .map(([name, one]) => [name, name === "code" || name === "message" ? one : valueShape(one)])
    .sort();
}
