import { arrayElements, isJsonObject, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { MessagesDocument } from "../read/source-document.ts";
import { ownWords } from "../wording/words.ts";
import { type Check, ofAll } from "./check.ts";

/** Every key and text of a document can be stored, sent and shown as written, and every message can be filled. */
export const unfitTexts: Check = {
  ids: ["unfit-character", "unfit-key", "broken-placeholder"],
  run: ofAll((_documents, document) => [
    ...unfitIn(document.written, [], document.path),
    ...(document.kind === "messages" ? brokenMessages(document) : []),
  ]),
};

/**
 * Control characters except tab and new line, unpaired surrogates, characters that turn the direction of text, and
 * non-characters.
 */
const UNFIT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\u{FDD0}-\u{FDEF}\u{FFFE}\u{FFFF}\u{FEFF}]|\p{Surrogate}/u;

/** Names with a special meaning in JavaScript whenever they are object keys. */
const UNFIT_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

function unfitIn(value: unknown, path: JsonPath, file: string): FoundHere[] {
  if (typeof value === "string") return unfitText(value, { path }, file);
  if (!isJsonObject(value)) return arrayElements(value).flatMap((one, at) => unfitIn(one, [...path, at], file));
  return objectEntries(value).flatMap(([key, one]) => {
    const spot = { path: [...path, key], part: "key" as const };
    return [...unfitText(key, spot, file), ...unfitKey(key, spot, file), ...unfitIn(one, [...path, key], file)];
  });
}

function unfitText(text: string, spot: FoundHere["spot"], file: string): FoundHere[] {
  const [found] = UNFIT.exec(text) ?? [];
  if (found === undefined) return [];
  const code = found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  const message = `the character U+${code} is invisible`;
  const hint = "remove it; right-to-left text needs no mark";
  return [{ check: "unfit-character", file, spot, message, hint }];
}

function unfitKey(key: string, spot: FoundHere["spot"], file: string): FoundHere[] {
  if (!UNFIT_KEYS.has(key)) return [];
  const message = `"${key}" cannot be a name: it has a special meaning in JavaScript`;
  return [{ check: "unfit-key", file, spot, message, hint: "choose another name" }];
}

function brokenMessages(document: MessagesDocument): FoundHere[] {
  return Object.entries(ownWords(document)).flatMap(([key, text]) => {
    const why = brokenPart(text);
    if (why === undefined) return [];
    const spot = { path: ["messages", key] };
    const hint = 'write a placeholder as "{{name}}", and no other braces';
    return [{ check: "broken-placeholder", spot, message: why, hint }];
  });
}

const PLACEHOLDER = /\{\{\s*[A-Za-z][A-Za-z0-9_-]*\s*\}\}/g;

/** The part that the runtime would not fill as intended, if any. */
function brokenPart(text: string): string | undefined {
  const rest = text.replace(PLACEHOLDER, "");
  if (rest.includes("{{")) return `a placeholder starts with "{{" and does not end, or has no simple name`;
  if (rest.includes("}}")) return `"}}" ends a placeholder that was not started`;
  const [brace] = /\{[^{}]*\}?|\}/.exec(rest) ?? [];
  if (brace !== undefined) return `${JSON.stringify(brace)} is no placeholder: it would be shown as it is written`;
  return rest.includes("$t(") ? `"$t(" would insert another message` : undefined;
}
