import { deflateSync } from "node:zlib";
import type { FileKind } from "../../../src/documents/file-kinds.ts";
import { onePagePdf } from "../../../tools/sandbox/content/one-page-pdf.ts";

type Part = string | number | readonly number[] | Uint8Array;

const toBytes = (part: Part): Uint8Array => {
  if (typeof part === "string") return Buffer.from(part, "latin1");
  return typeof part === "number" ? Uint8Array.of(part) : Uint8Array.from(part);
};

const bytes = (...parts: Part[]): Buffer => Buffer.concat(parts.map(toBytes));

const le32 = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >>> 24) & 255];
const be32 = (value: number) => le32(value).reverse();

/** A box of ISO 14496-12. */
export const box = (type: string, content: Uint8Array = new Uint8Array()) =>
  bytes(be32(8 + content.length), type, content);

const chunk = (type: string, content: string) => bytes(type, le32(content.length), content);
const webpChunks = bytes(chunk("VP8X", "0123456789"), chunk("VP8L", "pixels"));
const pixels = [255, 255, 255, 0];

/** A film as in a motion photo, behind its image. */
export const film = bytes(box("ftyp", Buffer.from("isom")), box("moov"), box("mdat", Buffer.from([0, 255, 217, 1])));

/** The trailer that the cameras of Samsung write, with one block. */
export function samsungTrailer(block = "Image_UTC_Data1764"): Buffer {
  const entry = bytes([0, 0, 1, 10], le32(block.length), le32(block.length));
  const directory = bytes("SEFH", le32(107), le32(1), entry);
  return bytes(block, directory, le32(directory.length), "SEFT");
}

/** A PDF whose objects, but for its catalogue, are packed into a stream; `objects` are in it as they are. */
export function packedPdf(objects: string, dictionary = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode"): Buffer {
  const packed = deflateSync(Buffer.from(`1 0 ${objects}`, "latin1"));
  const head = `%PDF-1.5\n2 0 obj\n<< ${dictionary} /Length ${packed.length} >>\nstream\n`;
  return bytes(head, packed, "\nendstream\nendobj\nstartxref\n9\n%%EOF\n");
}

/** A PDF with an object more. */
export const pdfWith = (object: string): Buffer =>
  bytes(onePagePdf("Receipt", ["One phone."]).replace("xref\n", `9 0 obj\n${object}\nendobj\nxref\n`));

/** The smallest file of each kind that is whole. */
export const wholeFiles: Readonly<Record<FileKind, Buffer>> = {
  bmp: bytes(
    "BM",
    le32(58),
    le32(0),
    le32(54),
    le32(40),
    le32(1),
    le32(1),
    [1, 0, 24, 0],
    ...Array(6).fill(le32(0)),
    pixels,
  ),
  gif: bytes(
    "GIF89a",
    [1, 0, 1, 0, 0x80, 0, 0],
    pixels.slice(0, 3),
    [0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 68, 1, 0, 0x3b],
  ),
  heif: bytes(box("ftyp", Buffer.from("heic")), box("meta", Buffer.from("items")), box("mdat", Buffer.from("pixels"))),
  jpeg: bytes(
    ...[[0xff, 0xd8], [0xff, 0xe0, 0, 7], "JFIF\0", [0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 17, 0]],
    ...[
      [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0],
      [0x9c, 0xff, 0, 0xff, 0xd0, 0x12],
      [0xff, 0xd9],
    ],
  ),
  mov: bytes(box("ftyp", Buffer.from("qt  ")), box("wide"), box("mdat", Buffer.from("frames")), box("moov")),
  mp4: film,
  pdf: bytes(onePagePdf("Receipt", ["One phone."])),
  png: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==",
    "base64",
  ),
  webp: bytes("RIFF", le32(4 + webpChunks.length), "WEBP", webpChunks),
};

/** A photograph of that many bytes, with empty bytes behind its end. */
export const makePhoto = (length: number): Uint8Array<ArrayBuffer> => {
  const photo = new Uint8Array(length);
  photo.set(wholeFiles.jpeg);
  return photo;
};
