import type { DocumentKind } from "../../../src/checker/read/kinds.ts";
import { type Files, readDocuments } from "../../../src/checker/read/read-documents.ts";
import type { ReadDocument } from "../../../src/checker/read/source-document.ts";
import { type JsonObject, objectEntries } from "../../../src/documents/json.ts";
import type { HostileDocument } from "./hostile-documents.ts";

/** The most that a document may have (check `too-large`), less a little. */
const CHARACTERS = 98_000;
const VALUES = 7_900;

/** The growing part of a document of each kind, and its most members. */
const PARTS: Readonly<Record<DocumentKind, readonly [part: string, most: number]>> = {
  flow: ["states", 240],
  screen: ["blocks", 250],
  layout: ["blocks", 250],
  fragment: ["input", 100],
  form: ["fields", 100],
  fields: ["fields", 100],
  rules: ["rules", 100],
  call: ["variants", 600],
  "external-frame": ["incoming", 600],
  routes: ["routes", 600],
  session: ["data", 600],
  client: ["links", 600],
  programme: ["rules", 600],
  country: ["region", 600],
  messages: ["messages", 600],
  language: ["vague", 600],
  scenarios: ["scenarios", 600],
  fixtures: ["replies", 600],
};

/** Of each kind the largest document of this repository, with copies of its parts until no more are allowed. */
export function grownDocuments(files: Files): readonly HostileDocument[] {
  const largest = new Map<DocumentKind, ReadDocument>();
  for (const document of readDocuments(files))
    if (document.text.length > (largest.get(document.kind)?.text.length ?? 0)) largest.set(document.kind, document);
  return [...largest.values()].map(grown);
}

function grown({ kind, path, written }: ReadDocument): HostileDocument {
  const [part, most] = PARTS[kind];
  const document: JsonObject = Object(written);
  const own = objectEntries(document[part]);
  const made: (readonly [string, unknown])[] = [...own];
  const left = { characters: CHARACTERS - JSON.stringify(document).length, values: VALUES - valuesIn(document) };
  for (let round = 0; made.length < most; round += 1) {
    const copies = own.map(([name, one]) => [`${name}-${letters(round)}`, copyPart(one, own, round)] as const);
    const size = { characters: JSON.stringify(copies).length, values: valuesIn(copies) };
    if (size.characters > left.characters || size.values > left.values) break;
    left.characters -= size.characters;
    left.values -= size.values;
    made.push(...copies.slice(0, most - made.length));
  }
  const text = JSON.stringify({ ...document, [part]: Object.fromEntries(made), ...withStart(document, made) });
  return { name: `${kind} of ${made.length} ${part}, ${Math.round(text.length / 1000)} kB`, path, text };
}

/** A copy refers to its own copies, and has its own addresses. */
function copyPart(one: unknown, own: readonly (readonly [string, unknown])[], round: number): unknown {
  const renamed = own.reduce(
    (text, [name]) => text.replaceAll(`"to":"${name}"`, `"to":"${name}-${letters(round)}"`),
    JSON.stringify(one),
  );
  return JSON.parse(renamed.replaceAll(/"paths":\["\//g, `"paths":["/${letters(round)}/`));
}

/** A flow begins with a choice between its first state and each copy of it. */
function withStart(document: JsonObject, states: readonly (readonly [string, unknown])[]): JsonObject {
  const { start } = document;
  if (typeof start !== "string") return {};
  const firsts = states.map(([name]) => name).filter((name) => name.startsWith(`${start}-`));
  const choose = firsts.map((to) => ({ if: { "===": [{ var: "session.userId" }, to] }, to }));
  return { start: "begin", states: { begin: { choose: [...choose, { to: start }] }, ...Object.fromEntries(states) } };
}

const letters = (round: number) =>
  [...round.toString(26)].map((digit) => "abcdefghijklmnopqrstuvwxyz"[Number.parseInt(digit, 26)]).join("");

function valuesIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce<number>((count, one) => count + valuesIn(one), 1);
}
