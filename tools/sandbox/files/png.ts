const SIGNATURE_BYTES = 8;
/** Length, type and checksum. */
const CHUNK_BYTES = 12;
const HEADER_BYTES = 13;

/** Reads a PNG chunk by chunk; its last one ends the file. Source: PNG, third edition, section 5. */
export function isWholePng(bytes: Buffer): boolean {
  let hasImage = false;
  for (let at = SIGNATURE_BYTES; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const isFirst = at === SIGNATURE_BYTES;
    if (isFirst !== (type === "IHDR") || (isFirst && length !== HEADER_BYTES)) return false;
    if (bytes.readUInt32BE(at + 8 + length) !== checksum(bytes.subarray(at + 4, at + 8 + length))) return false;
    at += CHUNK_BYTES + length;
    if (type === "IEND") return hasImage && length === 0 && at === bytes.length;
    hasImage ||= type === "IDAT";
  }
  return false;
}

const POLYNOMIAL = 0xedb88320;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

/** CRC-32; Node's own came with 20.15. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
