import type { CheckedDocuments } from "../checked-documents.ts";
import { rememberedBy } from "../incremental/remembered-by.ts";
import { member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";

/** What clients and programmes may put in another's place, by the name of the part under `substitutes`. */
const PARTS = { flow: "flows", screen: "screens", form: "forms" } as const;

/** A kind of document that another of its kind may stand in for. */
export type Replaceable = keyof typeof PARTS;

/** A document that a client or programme puts in another's place. */
export interface StandIn {
  /** The name of the original, as it is written. */
  readonly from: string;
  readonly original: SourceDocument;
  readonly standIn: SourceDocument;
  /** The client or programme that says so. */
  readonly layer: SourceDocument;
}

/** All that stands in another's place for some client or programme. What is not there is left out. */
export function standInsOf(checked: CheckedDocuments, kind: Replaceable): StandIn[] {
  const { index } = checked;
  return substitutes(checked, kind).flatMap(({ from, to, path }) => {
    const [original, standIn, layer] = [index.find(kind, from), index.find(kind, to), index.at(path)];
    return original && standIn && layer ? [{ from, original, standIn, layer }] : [];
  });
}

/** What clients and programmes substitute, by names: it stays the same while anything else about them changes. */
const substitutes = rememberedBy(({ index }: CheckedDocuments, kind: Replaceable) =>
  [...index.of("client"), ...index.of("programme")].flatMap(({ path, value }) =>
    membersOf(member(member(value, "substitutes"), PARTS[kind])).map(([from, to]) => ({ from, to: String(to), path })),
  ),
);

/** A document with those in whose place it stands. */
export function withOriginals(checked: CheckedDocuments, kind: Replaceable, document: SourceDocument) {
  const replaced = standInsOf(checked, kind).filter(({ standIn }) => standIn === document);
  return [...new Set([document, ...replaced.map(({ original }) => original)])];
}

/** A document with those that stand in its place. */
export function withStandIns(checked: CheckedDocuments, kind: Replaceable, document: SourceDocument) {
  const replacing = standInsOf(checked, kind).filter(({ original }) => original === document);
  return [...new Set([document, ...replacing.map(({ standIn }) => standIn)])];
}
