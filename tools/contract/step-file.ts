import { onePagePdf } from "../sandbox/content/one-page-pdf.ts";
import type { CaseStep, StepFile } from "./contract-case.ts";
import { scripted } from "./scripted-pdf.ts";

/** One pixel: a whole file of its kind. */
export const PNG_IMAGE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==",
  "base64",
);

/** The shortest whole film: three boxes of ISO 14496-12, without frames. */
const MP4_FILM = Buffer.from("\0\0\0\x0cftypisom\0\0\0\x08moov\0\0\0\x08mdat", "latin1");

const OTHER_PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==",
  "base64",
);

type Sent = readonly [type: string, whole: Buffer];

function fileNamed(file: StepFile | undefined): Sent {
  switch (file) {
    case undefined:
      return ["image/png", PNG_IMAGE];
    case "other-picture":
      return ["image/png", OTHER_PICTURE];
    case "film":
      return ["video/mp4", MP4_FILM];
    case "begun-bitmap":
      return ["image/bmp", Buffer.from("BM")];
    case "scripted-pdf":
      return ["application/pdf", Buffer.from(scripted(onePagePdf("Receipt", ["One phone"])), "latin1")];
  }
}

/** The file that a step puts to an address, with its media type. */
export function fileOfStep({ file, behind = "" }: CaseStep): {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
} {
  const [type, whole] = fileNamed(file);
  return { type, bytes: new Uint8Array(Buffer.concat([whole, Buffer.from(behind)])) };
}
