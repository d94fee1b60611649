import type { FileKind } from "./file-kinds.ts";

/** The number of bytes that is enough to recognise every kind. */
const HEAD = 16;

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

const startsWith = (start: string) => (bytes: Uint8Array) => text(bytes, 0, start.length) === start;

/** HEIF files name one of these brands (ISO/IEC 23008-12). */
const HEIF_BRANDS = ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1"];

/** The brand of films in the format of QuickTime. */
const FILM_BRAND = "qt  ";

/** MPEG-4 films name one of these brands (ISO/IEC 14496-12 and -14), as phones write them. */
const MP4_BRANDS = ["isom", "iso2", "iso4", "iso5", "iso6", "mp41", "mp42", "avc1", "M4V ", "3gp4", "3gp5", "3gp6"];

const brandOf = (bytes: Uint8Array) => (text(bytes, 4, 8) === "ftyp" ? text(bytes, 8, 12) : "");

const signs: Readonly<Record<FileKind, (bytes: Uint8Array) => boolean>> = {
  bmp: startsWith("BM"),
  gif: startsWith("GIF8"),
  heif: (bytes) => HEIF_BRANDS.includes(brandOf(bytes)),
  jpeg: startsWith("\xff\xd8\xff"),
  mov: (bytes) => brandOf(bytes) === FILM_BRAND,
  mp4: (bytes) => MP4_BRANDS.includes(brandOf(bytes)),
  pdf: startsWith("%PDF-"),
  png: startsWith("\x89PNG\r\n\x1a\n"),
  webp: (bytes) => startsWith("RIFF")(bytes) && text(bytes, 8, 12) === "WEBP",
};

const kinds: readonly FileKind[] = ["bmp", "gif", "heif", "jpeg", "mov", "mp4", "pdf", "png", "webp"];

/** The kind of a file by its first bytes, whatever its name; undefined for unknown kinds. */
export async function kindOfFile(file: Blob): Promise<FileKind | undefined> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  return kinds.find((kind) => signs[kind](head));
}
