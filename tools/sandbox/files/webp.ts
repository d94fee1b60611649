const IMAGES = ["VP8 ", "VP8L", "ANMF"];
const KNOWN = [...IMAGES, "VP8X", "ANIM", "ALPH", "ICCP", "EXIF", "XMP "];

/** Reads a WebP chunk by chunk; its size is the file's. Source: WebP container specification. */
export function isWholeWebp(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let hasImage = false;
  let at = 12;
  while (at < bytes.length) {
    const type = bytes.toString("latin1", at, at + 4);
    if (!KNOWN.includes(type)) return false;
    const length = bytes.readUInt32LE(at + 4);
    hasImage ||= IMAGES.includes(type) && length > 0;
    at += 8 + length + (length % 2);
  }
  return hasImage && at === bytes.length;
}
