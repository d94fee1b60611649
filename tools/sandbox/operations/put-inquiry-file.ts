import { createHash } from "node:crypto";
import { mediaTypes } from "../../../src/documents/forms/file-kinds.ts";
import { kindOfFile } from "../../../src/documents/forms/file-type.ts";
import type { Upload } from "../database/tables.ts";
import { Problem } from "../problem.ts";
import { keyedHash } from "../security/random.ts";
import { defineFileOperation } from "./operation.ts";

/** 3,072 KB: specification, sections 5 and 9. */
const MOST_BYTES = 3072 * 1024;
const KINDS = ["bmp", "jpeg", "pdf", "png"] as const;

/** Takes one file at an address that was given; the same one again, too, as after a reply that was lost. */
export const putInquiryFile = defineFileOperation(
  "putInquiryFile",
  async ({ token, bytes, now }, { database, secret, uploads }) => {
    const rows = database.selectFrom("uploads").selectAll();
    const place = await rows.where("tokenHash", "=", keyedHash(secret, "upload", token)).executeTakeFirst();
    const sha256 = createHash("sha256").update(bytes).digest("base64url");
    if (!isGood(place, sha256, now)) throw over();
    if (bytes.length > MOST_BYTES) throw tooLarge();
    const type = await typeOf(bytes);
    await uploads.put(place.id, bytes);
    const kept = database.updateTable("uploads").set({ putAt: now, type, size: bytes.length, sha256 });
    await kept.where("id", "=", place.id).execute();
  },
);

function isGood(place: Upload | undefined, sha256: string, now: Date): place is Upload {
  return place !== undefined && place.expiresAt > now && (place.sha256 === null || place.sha256 === sha256);
}

/** By the first bytes. Throws 415 for what is not taken. */
async function typeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const found = await kindOfFile(new Blob([bytes]));
  const kind = KINDS.find((one) => one === found);
  const [type] = kind === undefined ? [] : mediaTypes[kind];
  if (type === undefined)
    throw new Problem(415, { code: "FILE_KIND", message: "Only BMP, JPEG, PDF and PNG are taken." });
  return type;
}

const over = () => new Problem(403, { code: "ADDRESS_OVER", message: "This address is not good any more." });
const tooLarge = () => new Problem(413, { code: "TOO_LARGE", message: "The file is larger than 3072 KB." });
