/** Sizes of the known headers: OS/2 1, Windows, two of Adobe's, OS/2 2, Windows 4 and 5. */
const HEADERS = [12, 40, 52, 56, 64, 108, 124];
const FILE_HEADER_BYTES = 14;
/** Rows, and usually files, are padded to whole words. */
const WORD_BYTES = 4;

/** Reads the headers of a BMP: its size is the file's, and the file ends where the pixels do. */
export function isWholeBmp(bytes: Buffer): boolean {
  const header = bytes.readUInt32LE(FILE_HEADER_BYTES);
  if (bytes.readUInt32LE(2) !== bytes.length || !HEADERS.includes(header)) return false;
  const end = endOfPixels(bytes, header);
  return end <= bytes.length && bytes.length - end < WORD_BYTES;
}

function endOfPixels(bytes: Buffer, header: number): number {
  const start = bytes.readUInt32LE(10);
  if (header === 12) return start + rows(bytes.readUInt16LE(18), bytes.readUInt16LE(20), bytes.readUInt16LE(24));
  const isPacked = [1, 2, 4, 5].includes(bytes.readUInt32LE(30));
  const plain = rows(bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22)), bytes.readUInt16LE(28));
  const end = start + (isPacked ? bytes.readUInt32LE(34) : plain);
  // A colour profile follows the pixels.
  const profile = header === 124 ? FILE_HEADER_BYTES + bytes.readUInt32LE(126) + bytes.readUInt32LE(130) : 0;
  return Math.max(end, profile);
}

/** Throws without a pixel. */
function rows(width: number, height: number, bits: number): number {
  if (width <= 0 || height <= 0 || bits === 0) throw new RangeError("A picture has pixels.");
  return Math.ceil((width * bits) / 32) * WORD_BYTES * height;
}
