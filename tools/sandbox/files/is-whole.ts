import type { FileKind } from "../../../src/documents/file-kinds.ts";
import { isWholeBmp } from "./bmp.ts";
import { isWholeFilm } from "./film.ts";
import { isWholeGif } from "./gif.ts";
import { isWholeHeif } from "./heif.ts";
import { isWholeJpeg } from "./jpeg.ts";
import { isPassivePdf } from "./pdf.ts";
import { isWholePng } from "./png.ts";
import { isWholeWebp } from "./webp.ts";

const readers: Readonly<Record<FileKind, (bytes: Buffer) => boolean>> = {
  bmp: isWholeBmp,
  gif: isWholeGif,
  heif: isWholeHeif,
  jpeg: isWholeJpeg,
  mov: isWholeFilm,
  mp4: isWholeFilm,
  pdf: isPassivePdf,
  png: isWholePng,
  webp: isWholeWebp,
};

/**
 * Whether a file is of its kind from its first byte to its last: nothing follows it that a reader of another kind could
 * accept, and nothing in it acts.
 */
export function isWhole(bytes: Uint8Array, kind: FileKind): boolean {
  try {
    return readers[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    // A length or an offset leaves the file.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
