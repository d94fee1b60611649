import type { CaseStep } from "./contract-case.ts";

/** One pixel: a whole file of its kind. */
export const PNG_IMAGE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==",
  "base64",
);

/** The shortest whole film: three boxes of ISO 14496-12, without frames. */
const MP4_FILM = Buffer.from("\0\0\0\x0cftypisom\0\0\0\x08moov\0\0\0\x08mdat", "latin1");

/** The file that a step puts to an address, with its media type. */
export function fileOfStep({ file, behind = "" }: CaseStep): {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
} {
  const [type, whole] = file === "film" ? ["video/mp4", MP4_FILM] : ["image/png", PNG_IMAGE];
  return { type, bytes: new Uint8Array(Buffer.concat([whole, Buffer.from(behind)])) };
}
