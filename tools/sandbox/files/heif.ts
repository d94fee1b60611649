import { boxTypes } from "./boxes.ts";

/** Boxes of pictures, of the film that phones add, and of padding. */
const KNOWN = ["ftyp", "meta", "mdat", "moov", "free", "skip", "wide", "uuid", "mpvd", "idat"];

/** Reads a HEIF file box by box: one declares the kind, and together they fill the file. Source: ISO/IEC 23008-12. */
export function isWholeHeif(bytes: Buffer): boolean {
  const types = boxTypes(bytes);
  return (
    types[0] === "ftyp" &&
    types.includes("meta") &&
    types.includes("mdat") &&
    types.every((type) => KNOWN.includes(type))
  );
}
