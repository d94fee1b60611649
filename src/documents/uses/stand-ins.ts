import type { CheckedDocuments } from "../checked-documents.ts";
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
export function standInsOf({ index }: CheckedDocuments, kind: Replaceable): StandIn[] {
  return [...index.of("client"), ...index.of("programme")].flatMap((layer) =>
    membersOf(member(member(layer.value, "substitutes"), PARTS[kind])).flatMap(([from, to]) => {
      const [original, standIn] = [index.find(kind, from), index.find(kind, String(to))];
      return original && standIn ? [{ from, original, standIn, layer }] : [];
    }),
  );
}

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
