import { type FileKind, fileEndings, mediaTypes } from "../../documents/forms/file-kinds.ts";
import { runtimeKeys } from "../runtime-keys.ts";
import type { Words } from "../texts/catalogue.ts";
import { sizeInWords } from "../texts/size-in-words.ts";

/** What a device's file chooser offers; undefined for all. */
export const offeredTypes = (kinds: readonly FileKind[] | undefined): readonly string[] | undefined =>
  kinds?.flatMap((kind) => [...mediaTypes[kind], ...fileEndings[kind]]);

/** Which files are taken, in words: what kinds, and how large they may be. */
export function fileLimits(kinds: readonly FileKind[] | undefined, maxBytes: number | undefined, words: Words): string {
  const types = kindsInWords(kinds, words);
  const size = maxBytes === undefined ? undefined : sizeInWords(maxBytes, words.locale);
  if (types !== undefined && size !== undefined) return words.say(runtimeKeys.fileLimits, { types, size });
  if (types !== undefined) return words.say(runtimeKeys.fileTypes, { types });
  return size === undefined ? "" : words.say(runtimeKeys.fileSize, { size });
}

const kindsInWords = (kinds: readonly FileKind[] | undefined, { locale }: Words) =>
  kinds && new Intl.ListFormat(locale, { type: "disjunction" }).format(kinds.map((kind) => kind.toUpperCase()));
