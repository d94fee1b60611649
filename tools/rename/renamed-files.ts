import { applyEdits, type Edit, type Node } from "jsonc-parser";
import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import type { Files } from "../../src/documents/read/read-documents.ts";
import type { SourceDocument } from "../../src/documents/read/source-document.ts";
import { type Mention, textAt } from "../../src/documents/uses/mention.ts";
import type { RenamePlan } from "./plan-rename.ts";
import { RefusedRename } from "./refusal.ts";

/** One file that a rename changes. */
export interface ChangedFile {
  readonly before: string;
  /** Another path where the file's name carries the id. */
  readonly after: string;
  readonly text: string;
  /** What stood there when it was planned. */
  readonly was: string;
  /** How many places in it are written anew. */
  readonly count: number;
}

/** The files that a rename changes, formatting kept. */
export function changedFiles(checked: CheckedDocuments, plan: RenamePlan): ChangedFile[] {
  const byDocument = groupedBy(plan.mentions, ({ document }) => document);
  const taken = new Set(checked.index.documents.map(({ path }) => path));
  return [...byDocument].map(([document, mentions]) => {
    const after = pathAfter(document, plan);
    if (after !== document.path && taken.has(after)) throw new RefusedRename(`there is a file ${after} already`);
    const edits = editsOf(document, mentions, plan);
    return {
      before: document.path,
      after,
      text: applyEdits(document.text, edits),
      was: document.text,
      count: edits.length,
    };
  });
}

/** All files as they are after a rename. */
export function filesAfter(files: Files, changed: readonly ChangedFile[]): Files {
  const after = new Map(files);
  for (const { before } of changed) after.delete(before);
  for (const { after: path, text } of changed) after.set(path, text);
  return after;
}

/** The file's name is the document's id. */
function pathAfter({ path, id, wordingOf, kind }: SourceDocument, { renamings }: RenamePlan): string {
  const whose = wordingOf ?? kind;
  const own = renamings.find(
    ({ thing }) => thing.kind === whose && thing.id.split("/").at(-1) === id && isIn(path, thing.id),
  );
  if (own === undefined) return path;
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return folder + own.newName + path.slice(folder.length + id.length);
}

/** Flows, screens, forms and sets of fields have their journey before their name. */
const isIn = (path: string, id: string) => !id.includes("/") || path.includes(`/${id}.`);

function editsOf(document: SourceDocument, mentions: readonly Mention[], plan: RenamePlan): Edit[] {
  const byNode = groupedBy(mentions, (mention) => nodeOf(document, mention).offset);
  return [...byNode.values()].flatMap((same): Edit[] => {
    const [first] = same;
    if (first === undefined) return [];
    const { offset, length } = nodeOf(document, first);
    const text = textAt(document, first.path, first.part) ?? "";
    return [{ offset, length, content: JSON.stringify(writtenAnew(text, same, plan)) }];
  });
}

/** From the end, so that the places before stay where they are; things that are one are written once. */
function writtenAnew(text: string, mentions: readonly Mention[], plan: RenamePlan): string {
  const byStart = new Map(mentions.map((mention) => [mention.range?.from ?? 0, mention]));
  const fromEnd = [...byStart].sort(([a], [b]) => b - a);
  return fromEnd.reduce((written, [from, mention]) => {
    return written.slice(0, from) + plan.nameFor(mention) + written.slice(mention.range?.to);
  }, text);
}

function nodeOf(document: SourceDocument, { path, part }: Mention): Node {
  let found: { key?: Node | undefined; value: Node } | undefined = { value: document.tree() };
  for (const segment of path) found = found && childOf(found.value, String(segment));
  const node = part === "key" ? found?.key : found?.value;
  if (node === undefined) throw new Error(`${document.path} has lost ${path.join("/")}`);
  return node;
}

function childOf({ type, children = [] }: Node, segment: string) {
  if (type === "array") {
    const value = children[Number(segment)];
    return value && { value };
  }
  const [key, value] = children.find(({ children: pair }) => pair?.[0]?.value === segment)?.children ?? [];
  return value && { key, value };
}

function groupedBy<Element, Key>(elements: readonly Element[], keyOf: (element: Element) => Key): Map<Key, Element[]> {
  const groups = new Map<Key, Element[]>();
  for (const element of elements) {
    const group = groups.get(keyOf(element));
    if (group === undefined) groups.set(keyOf(element), [element]);
    else group.push(element);
  }
  return groups;
}
