const START = 0xffd8;
const END = 0xd9;
const SCAN = 0xda;
/** Frames: the sizes and the coding, with the gaps of the table. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/**
 * The end of a JPEG, found segment by segment; `undefined` when it is not a JPEG or has no picture. Throws a RangeError
 * when a segment leaves the file. Source: ITU-T T.81, annex B.
 */
export function endOfJpeg(bytes: Buffer): number | undefined {
  if (bytes.readUInt16BE(0) !== START) return undefined;
  const seen = new Set<number>();
  let at = 2;
  while (bytes.readUInt8(at) === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    seen.add(marker);
    if (marker === END) return seen.has(SCAN) && [...seen].some(isFrame) ? at + 2 : undefined;
    at = afterSegment(bytes, at, marker);
  }
  return undefined;
}

/** A marker may be padded with 0xff. */
function afterSegment(bytes: Buffer, at: number, marker: number): number {
  if (marker === 0xff) return at + 1;
  const end = at + 2 + bytes.readUInt16BE(at + 2);
  return marker === SCAN ? afterScan(bytes, end) : end;
}

/** In a scan, 0xff is followed by zero or by the number of a restart; any other marker ends it. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw new RangeError("The scan does not end.");
}
