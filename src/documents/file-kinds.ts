import type { Field } from "./generated/form.ts";

/** A kind of file that a field can take. */
export type FileKind = NonNullable<Field["types"]>[number];

/** The media types of each kind; the first is the usual one. */
export const mediaTypes: Readonly<Record<FileKind, readonly string[]>> = {
  bmp: ["image/bmp", "image/x-ms-bmp"],
  gif: ["image/gif"],
  heif: ["image/heif", "image/heic"],
  jpeg: ["image/jpeg"],
  mov: ["video/quicktime"],
  mp4: ["video/mp4"],
  pdf: ["application/pdf"],
  png: ["image/png"],
  webp: ["image/webp"],
};

/** The file name endings of a kind. */
export const fileEndings: Readonly<Record<FileKind, readonly string[]>> = {
  bmp: [".bmp"],
  gif: [".gif"],
  heif: [".heif", ".heic"],
  jpeg: [".jpg", ".jpeg"],
  mov: [".mov"],
  mp4: [".mp4", ".m4v"],
  pdf: [".pdf"],
  png: [".png"],
  webp: [".webp"],
};

/** Whether a media type is one of the kinds; without kinds, any is. */
export const isOfKinds = (type: string, kinds: readonly FileKind[] | undefined): boolean =>
  kinds === undefined || kinds.some((kind) => mediaTypes[kind].includes(type));
