/** The types of the boxes that fill a file of ISO 14496-12 to its last byte; throws a RangeError when they do not. */
export function boxTypes(bytes: Buffer): string[] {
  const types: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const type = bytes.toString("latin1", at + 4, at + 8);
    const length = boxLength(bytes, at);
    if (!/^[\w ]{4}$/.test(type) || length < 8 || at + length > bytes.length) throw new RangeError("This is no box.");
    types.push(type);
    at += length;
  }
  return types;
}

/** Zero means that the box ends the file; one means that the length follows in 64 bits. */
function boxLength(bytes: Buffer, at: number): number {
  const length = bytes.readUInt32BE(at);
  if (length === 0) return bytes.length - at;
  return length === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : length;
}
