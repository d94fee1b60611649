import { createHash } from "node:crypto";
import { type FileKind, mediaTypes } from "../../../src/documents/file-kinds.ts";
import { kindOfFile } from "../../../src/documents/file-type.ts";
import { inTransaction } from "../database/in-transaction.ts";
import { isWhole } from "../files/is-whole.ts";
import { Problem } from "../problem.ts";
import { keyedHash } from "../security/random.ts";
import { defineFileOperation } from "./operation.ts";

/** The allowed kinds of files: specification, sections 5 and 9. */
interface Limits {
  readonly mostBytes: number;
  readonly kinds: readonly FileKind[];
}

const ENQUIRIES: Limits = { mostBytes: 3072 * 1024, kinds: ["bmp", "jpeg", "pdf", "png"] };

/** The kinds of folders with another purpose. */
const folderLimits: Readonly<Record<string, Limits>> = {
  "device-updates": {
    mostBytes: 10 * 1024 * 1024,
    kinds: ["bmp", "gif", "heif", "jpeg", "pdf", "png", "webp"],
  },
  "hold-documents": { mostBytes: 10 * 1024 * 1024, kinds: ["pdf", "jpeg", "png", "heif"] },
  "request-photos": { mostBytes: 10 * 1024 * 1024, kinds: ["heif", "jpeg", "png", "webp"] },
  "request-videos": { mostBytes: 50 * 1024 * 1024, kinds: ["mov", "mp4"] },
};

/**
 * Takes one file at an issued address; accepts the same file again, as after a lost reply. The first file uses the
 * address up, also when several arrive at once: one statement claims it.
 */
export const putInquiryFile = defineFileOperation(
  "putInquiryFile",
  async ({ token, bytes, now }, { database, secret, uploads }) => {
    const rows = database.selectFrom("uploads").selectAll();
    const place = await rows.where("tokenHash", "=", keyedHash(secret, "upload", token)).executeTakeFirst();
    if (place === undefined || place.expiresAt <= now) throw over();
    const { mostBytes, kinds } = folderLimits[place.folder] ?? ENQUIRIES;
    if (bytes.length > mostBytes) throw tooLarge(mostBytes);
    const type = await readMediaType(bytes, kinds);
    const sha256 = createHash("sha256").update(bytes).digest("base64url");
    await inTransaction(database, async (transaction) => {
      const claim = transaction.updateTable("uploads").set({ putAt: now, type, size: bytes.length, sha256 });
      const isFree = claim
        .where("id", "=", place.id)
        .where(({ eb, or }) => or([eb("sha256", "is", null), eb("sha256", "=", sha256)]));
      if ((await isFree.returning("id").executeTakeFirst()) === undefined) throw over();
      // The bytes are on disk before the claim is committed, so that a claim never lacks its file.
      await uploads.put(place.id, bytes);
    });
  },
);

/** The kind of a file, from reading all of it. Throws 415 for a kind that is not accepted. */
async function readMediaType(bytes: Uint8Array<ArrayBuffer>, kinds: readonly FileKind[]): Promise<string> {
  const found = await kindOfFile(new Blob([bytes]));
  const kind = kinds.find((one) => one === found);
  const [type] = kind === undefined || !isWhole(bytes, kind) ? [] : mediaTypes[kind];
  if (type === undefined) throw wrongKind(kinds);
  return type;
}

const over = () => new Problem(403, { code: "ADDRESS_OVER", message: "This address is not good any more." });
const tooLarge = (mostBytes: number) =>
  new Problem(413, { code: "TOO_LARGE", message: `The file is larger than ${mostBytes / 1024} KB.` });
const wrongKind = (kinds: readonly FileKind[]) =>
  new Problem(415, { code: "FILE_KIND", message: `Only ${kinds.join(", ").toUpperCase()} are taken.` });
