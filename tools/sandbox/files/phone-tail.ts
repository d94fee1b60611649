import { boxTypes } from "./boxes.ts";
import { endOfJpeg } from "./end-of-jpeg.ts";

/** Text that another reader could read as a page. */
const MARKUP = /<(?:!doctype|html|head|body|script|style|svg|iframe|object|embed|img|meta|link|form|\?php)[\s>/]/i;

/**
 * Whether these are bytes that a phone adds after the end of a JPEG: nothing, zeros, further pictures (a gain map or a
 * depth map, CIPA DC-007), a film (a motion photo), or the trailer of Samsung's camera, which may hold a film.
 */
export function isPhoneTail(tail: Buffer): boolean {
  const bytes = withoutZeros(tail);
  if (bytes.length === 0) return true;
  if (MARKUP.test(bytes.toString("latin1"))) return false;
  if (bytes.readUInt16BE(0) === 0xffd8) {
    const end = endOfJpeg(bytes);
    return end !== undefined && isPhoneTail(bytes.subarray(end));
  }
  if (bytes.toString("latin1", bytes.length - 4) === "SEFT") return isSamsungTrailer(bytes);
  return bytes.toString("latin1", 4, 8) === "ftyp" && boxTypes(bytes).includes("moov");
}

/** A film's first byte is a zero of its length. */
function withoutZeros(bytes: Buffer): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0);
  if (first < 0) return bytes.subarray(bytes.length);
  const film = bytes.indexOf("ftyp", 0, "latin1") - 4;
  return bytes.subarray(film >= 0 && film < first ? film : first);
}

/** A directory at the end says where each block begins, counted back from it; the first block begins the trailer. */
function isSamsungTrailer(bytes: Buffer): boolean {
  const start = bytes.length - 8 - bytes.readUInt32LE(bytes.length - 8);
  if (bytes.toString("latin1", start, start + 4) !== "SEFH") return false;
  const entries = Array.from({ length: bytes.readUInt32LE(start + 8) }, (_, index) => start + 12 + index * 12);
  const blocks = entries.map((at) => ({
    from: start - bytes.readUInt32LE(at + 4),
    length: bytes.readUInt32LE(at + 8),
  }));
  const isInside = blocks.every(({ from, length }) => from >= 0 && from + length <= start);
  return isInside && Math.min(start, ...blocks.map(({ from }) => from)) === 0;
}
