import { boxTypes } from "./boxes.ts";

/** Boxes of a film, also of one that is written in parts, and of padding. */
const KNOWN = ["ftyp", "moov", "mdat", "moof", "mfra", "sidx", "styp", "free", "skip", "wide", "uuid", "meta"];

/** Reads a film box by box: one declares the kind, and together they fill the file. Source: ISO/IEC 14496-12. */
export function isWholeFilm(bytes: Buffer): boolean {
  const types = boxTypes(bytes);
  return (
    types[0] === "ftyp" &&
    types.includes("moov") &&
    types.includes("mdat") &&
    types.every((type) => KNOWN.includes(type))
  );
}
