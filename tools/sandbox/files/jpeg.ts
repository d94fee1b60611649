import { endOfJpeg } from "./end-of-jpeg.ts";
import { isPhoneTail } from "./phone-tail.ts";

/** Reads a JPEG to its end; after it only the known additions of phones are accepted. */
export function isWholeJpeg(bytes: Buffer): boolean {
  const end = endOfJpeg(bytes);
  return end !== undefined && isPhoneTail(bytes.subarray(end));
}
