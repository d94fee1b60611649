import { applyEdits, type Edit, type Node } from "jsonc-parser";
import type { CheckContext } from "../../src/checker/check-context.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import type { SourceDocument } from "../../src/checker/read/source-document.ts";
import { type Occurrence, placeInFile, textAt } from "../../src/checker/uses/occurrence.ts";
import type { RenamePlan } from "./plan-rename.ts";
import { RefusedRename } from "./refusal.ts";

/** One file that a rename changes. */
export interface ChangedFile {
  readonly before: string;
  /** The new path, if the file's name contains the id. */
  readonly after: string;
  readonly text: string;
  /** The file's text when the change was planned; `undefined` for a new file. */
  readonly was: string | undefined;
  /** The number of rewritten places in it. */
  readonly count: number;
}

/** The files that a rename changes, formatting kept. */
export function changedFiles(context: CheckContext, plan: RenamePlan): ChangedFile[] {
  const byDocument = groupedBy(plan.occurrences, ({ document }) => document);
  const taken = new Set(context.index.documents.map(({ path }) => path));
  return [...byDocument].map(([document, occurrences]) => {
    const after = pathAfter(document, plan);
    if (after !== document.path && taken.has(after)) throw new RefusedRename(`there is a file ${after} already`);
    const edits = collectEdits(document, occurrences, plan);
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
function pathAfter({ path, id, wordingOwner, kind }: SourceDocument, { renamings }: RenamePlan): string {
  const whose = wordingOwner ?? kind;
  const own = renamings.find(
    ({ symbol }) => symbol.kind === whose && symbol.id.split("/").at(-1) === id && isIn(path, symbol.id),
  );
  if (own === undefined) return path;
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return folder + own.newName + path.slice(folder.length + id.length);
}

/** Flows, screens, forms and sets of fields have their journey before their name. */
const isIn = (path: string, id: string) => !id.includes("/") || path.includes(`/${id}.`);

function collectEdits(document: SourceDocument, occurrences: readonly Occurrence[], plan: RenamePlan): Edit[] {
  const byNode = groupedBy(occurrences, (occurrence) => findNode(document, occurrence).offset);
  return [...byNode.values()].flatMap((same): Edit[] => {
    const [first] = same;
    if (first === undefined) return [];
    const { offset, length } = findNode(document, first);
    const text = textAt(document, first.path, first.part) ?? "";
    const { prefix } = placeInFile(document, first.path);
    return [{ offset, length, content: JSON.stringify(prefix + writtenAnew(text, same, plan)) }];
  });
}

/** From the end, so that earlier places keep their offsets; equal places are written once. */
function writtenAnew(text: string, occurrences: readonly Occurrence[], plan: RenamePlan): string {
  const byStart = new Map(occurrences.map((occurrence) => [occurrence.range?.from ?? 0, occurrence]));
  const fromEnd = [...byStart].sort(([a], [b]) => b - a);
  return fromEnd.reduce((written, [from, occurrence]) => {
    return written.slice(0, from) + plan.nameFor(occurrence) + written.slice(occurrence.range?.to);
  }, text);
}

function findNode(document: SourceDocument, { path, part }: Occurrence): Node {
  let found: { key?: Node | undefined; value: Node } | undefined = { value: document.tree() };
  for (const segment of placeInFile(document, path).path) found = found && findChild(found.value, String(segment));
  const node = part === "key" ? found?.key : found?.value;
  if (node === undefined) throw new Error(`${document.path} has lost ${path.join("/")}`);
  return node;
}

function findChild({ type, children = [] }: Node, segment: string) {
  if (type === "array") {
    const value = children[Number(segment)];
    return value && { value };
  }
  const [key, value] = children.find(({ children: pair }) => pair?.[0]?.value === segment)?.children ?? [];
  return value && { key, value };
}

function groupedBy<Element, Key>(elements: readonly Element[], toKey: (element: Element) => Key): Map<Key, Element[]> {
  const groups = new Map<Key, Element[]>();
  for (const element of elements) {
    const group = groups.get(toKey(element));
    if (group === undefined) groups.set(toKey(element), [element]);
    else group.push(element);
  }
  return groups;
}
