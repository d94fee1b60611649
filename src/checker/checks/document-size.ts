import { arrayElements, isJsonObject, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Check, ofAll } from "./check.ts";

/**
 * Maximum characters of a document. The largest journeys need half of it; a browser loads all documents of one at once.
 */
const MOST_CHARACTERS = 100_000;

/** Maximum values of a document, at every depth. The largest scenarios hold a quarter of it. */
const MOST_VALUES = 8_000;

/** Maximum members of an object, or elements of a list; a client may sell more programmes. The largest has 154. */
const MOST_MEMBERS = 600;

/** Maximum characters of one text. The longest has 152. */
const MOST_IN_A_TEXT = 2_000;

/** Maximum size of a member, by kind of document. The largest flow has 21 states, the largest form 6 fields. */
const MOST_NAMED: Readonly<Record<string, readonly [part: string, most: number]>> = {
  flow: ["states", 250],
  form: ["fields", 100],
  fields: ["fields", 100],
  screen: ["blocks", 250],
  layout: ["blocks", 250],
  fragment: ["input", 100],
  rules: ["rules", 100],
};

/** A document is small enough for people to read, for a phone to load, and for a check within seconds. */
export const documentSize: Check = { ids: ["too-large"], stopsOthers: true, run: ofAll(tooLarge) };

function tooLarge(_documents: CheckContext, document: SourceDocument): FoundHere[] {
  const { text, written } = document;
  if (text.length > MOST_CHARACTERS) {
    const hint = "split it: a journey into flows that run each other, messages by journey";
    return [problem(document, [], `the document has ${text.length} characters, more than ${MOST_CHARACTERS}`, hint)];
  }
  const count = { values: 0 };
  const place = firstTooLarge(written, [], document, count);
  if (place !== undefined) return [place];
  if (count.values <= MOST_VALUES) return [];
  const message = `the document holds ${count.values} values, more than ${MOST_VALUES}`;
  return [problem(document, [], message, "split it into documents that name each other")];
}

/** Finds the first object, list or text that is too large, and counts the values up to there. */
function firstTooLarge(
  value: unknown,
  path: JsonPath,
  document: SourceDocument,
  count: { values: number },
): FoundHere | undefined {
  count.values += 1;
  if (typeof value === "string") {
    if (value.length <= MOST_IN_A_TEXT) return undefined;
    return problem(
      document,
      path,
      `the text has ${value.length} characters, more than ${MOST_IN_A_TEXT}`,
      "shorten it",
    );
  }
  const inner = isJsonObject(value) ? objectEntries(value) : [...arrayElements(value).entries()];
  const most = memberLimit(document, path);
  if (inner.length > most) {
    const what = path.length === 0 ? "the document" : `"${path.at(-1)}"`;
    const message = `${what} has ${inner.length} ${isJsonObject(value) ? "members" : "elements"}, more than ${most}`;
    return problem(document, path, message, "split it");
  }
  for (const [key, one] of inner) {
    const found = firstTooLarge(one, [...path, key], document, count);
    if (found !== undefined) return found;
  }
  return undefined;
}

function memberLimit({ kind }: SourceDocument, path: JsonPath): number {
  if (kind === "client" && path.length === 1 && path[0] === "programmes") return Number.POSITIVE_INFINITY;
  const [part, most] = MOST_NAMED[kind] ?? [];
  return path.length === 1 && path[0] === part && most !== undefined ? most : MOST_MEMBERS;
}

function problem({ path: file }: SourceDocument, path: JsonPath, message: string, hint: string): FoundHere {
  return { file, spot: { path }, message: `${message}; nothing more is checked`, hint };
}
