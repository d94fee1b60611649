import { type FileKind, fileEndings, mediaTypes } from "../documents/file-kinds.ts";
import type { Words } from "../texts/catalogue.ts";
import { listInWords } from "../texts/list-in-words.ts";
import { runtimeKeys } from "../texts/runtime-keys.ts";
import { sizeInWords } from "../texts/size-in-words.ts";

/** The filter of a device's file chooser; undefined for all files. */
export const offeredTypes = (kinds: readonly FileKind[] | undefined): readonly string[] | undefined =>
  kinds?.flatMap((kind) => [...mediaTypes[kind], ...fileEndings[kind]]);

/** The file constraints of a field. */
interface FileLimits {
  readonly types?: readonly FileKind[] | undefined;
  readonly maxBytes?: number | undefined;
  readonly maxFiles?: number | undefined;
}

/** The accepted files in words: their kinds, their largest size, and their number when there may be several. */
export function fileLimits({ types, maxBytes, maxFiles = 1 }: FileLimits, words: Words): string {
  const limits = eachLimits(types, maxBytes, words);
  if (maxFiles === 1) return limits;
  const most = { most: maxFiles };
  return limits === ""
    ? words.say(runtimeKeys.tooManyFiles, most)
    : words.say(runtimeKeys.filesLimits, { limits, ...most });
}

function eachLimits(kinds: readonly FileKind[] | undefined, maxBytes: number | undefined, words: Words): string {
  const types = kindsInWords(kinds, words);
  const size = maxBytes === undefined ? undefined : sizeInWords(maxBytes, words.locale);
  if (types !== undefined && size !== undefined) return words.say(runtimeKeys.fileLimits, { types, size });
  if (types !== undefined) return words.say(runtimeKeys.fileTypes, { types });
  return size === undefined ? "" : words.say(runtimeKeys.fileSize, { size });
}

const kindsInWords = (kinds: readonly FileKind[] | undefined, { locale }: Words) =>
  kinds &&
  listInWords(
    kinds.map((kind) => kind.toUpperCase()),
    locale,
    "disjunction",
  );
