import { mediaTypes } from "../documents/file-kinds.ts";
import { kindOfFile } from "../documents/file-type.ts";
import type { ReplyFile } from "../documents/operation.ts";
import { isSuccess } from "./reply.ts";

/** A reply that has arrived whole. */
export interface WholeReply {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The file of a success, when it is one of the wanted kinds. */
  readonly file?: Blob;
  /** Whether a part of that file is missing. */
  readonly isCut?: boolean;
}

/** A reply whose body is still to be read. */
type OpenReply = Pick<Response, "status" | "headers" | "body">;

/**
 * Reads the reply to a request for a file: the file if it is of a wanted kind, by its type and its first bytes, else
 * its text. `moved` is called as bytes arrive: a slow network is not a dead one. Rejects when the connection fails.
 */
export async function readFile(reply: OpenReply, wanted: ReplyFile, moved: () => void): Promise<WholeReply> {
  const { status, headers } = reply;
  const bytes = new Blob(await readChunks(reply.body, wanted.mostBytes, moved));
  const type = (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const isWanted = isSuccess(status) && wanted.types.includes(type) && (await isOfType(bytes, type));
  if (!isWanted) return { status, headers, text: await bytes.text() };
  return { status, headers, text: "", file: bytes.slice(0, bytes.size, type), isCut: !(await isWhole(bytes, reply)) };
}

/** Where a PDF ends, within its last kilobyte (ISO 32000-1, annex H.3.18). */
const PDF_END = "%%EOF";

/** Whether a file has the announced length, which is that of an encoded body where there is one, and a PDF its end. */
async function isWhole(bytes: Blob, { headers }: OpenReply): Promise<boolean> {
  const announced = headers.get("content-encoding") === null ? Number(headers.get("content-length")) : 0;
  if (bytes.size === 0 || bytes.size < announced) return false;
  return (await kindOfFile(bytes)) !== "pdf" || (await bytes.slice(-1024).text()).includes(PDF_END);
}

/** The parts of a body, in order; it is not read on once it has more bytes than allowed. */
async function readChunks(body: OpenReply["body"], mostBytes: number, moved: () => void) {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  let size = 0;
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    moved();
    chunks.push(part.value);
    size += part.value.length;
    if (size > mostBytes) {
      await reader?.cancel();
      break;
    }
  }
  return chunks;
}

/** Whether the first bytes are those of a type; any are of a type whose first bytes are not known. */
async function isOfType(bytes: Blob, type: string): Promise<boolean> {
  const kinds = Object.values(mediaTypes).filter((all) => all.includes(type));
  const kind = await kindOfFile(bytes);
  return kinds.length === 0 || (kind !== undefined && mediaTypes[kind].includes(type));
}
