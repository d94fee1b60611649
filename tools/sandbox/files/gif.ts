const TRAILER = 0x3b;
const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** How many bytes a table of colours takes, by the flags before it. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The end of a chain of blocks, each of which begins with its length. */
function afterBlocks(bytes: Buffer, from: number): number {
  let at = from;
  for (let length = bytes.readUInt8(at); length > 0; length = bytes.readUInt8(at)) at += length + 1;
  return at + 1;
}

/** Reads a GIF block by block; its trailer is the last byte. Source: GIF89a, sections 17 to 27. */
export function isWholeGif(bytes: Buffer): boolean {
  if (!/^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6))) return false;
  let hasImage = false;
  for (let at = 13 + tableBytes(bytes.readUInt8(10)); ; ) {
    switch (bytes.readUInt8(at)) {
      case TRAILER:
        return hasImage && at === bytes.length - 1;
      case EXTENSION:
        at = afterBlocks(bytes, at + 2);
        break;
      case IMAGE:
        hasImage = true;
        at = afterBlocks(bytes, at + 11 + tableBytes(bytes.readUInt8(at + 9)));
        break;
      default:
        return false;
    }
  }
}
