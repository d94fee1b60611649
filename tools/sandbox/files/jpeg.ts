import { endOfJpeg } from "./end-of-jpeg.ts";
import { isPhoneTail } from "./phone-tail.ts";

/** Reads a JPEG to its end; behind it may stand what phones put there, and nothing else. */
export function isWholeJpeg(bytes: Buffer): boolean {
  const end = endOfJpeg(bytes);
  return end !== undefined && isPhoneTail(bytes.subarray(end));
}
