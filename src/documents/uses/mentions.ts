import type { CheckedDocuments } from "../checked-documents.ts";
import { pointerOf } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { remembered } from "../scope/remembered.ts";
import { definitionMentions } from "./definition-mentions.ts";
import type { Mention, Thing, ThingKind } from "./mention.ts";
import { messageMentions } from "./message-mentions.ts";
import { referenceMentions } from "./reference-mentions.ts";
import { ruleMentions } from "./rule-mentions.ts";
import { scenarioMentions } from "./scenario-mentions.ts";

/** Every place in a document that names something, each once, in no order. */
export const mentionsIn = remembered((checked, document): readonly Mention[] => {
  const found = [definitionMentions, referenceMentions, ruleMentions, messageMentions, scenarioMentions];
  const byPlace = new Map(
    found.flatMap((find) => find(checked, document)).map((mention) => [placeKey(mention), mention] as const),
  );
  return [...byPlace.values()];
});

const placeKey = ({ kind, id, path, part, range }: Mention) =>
  JSON.stringify([kind, id, pointerOf(path), part, range?.from]);

/** Every place that names a thing. */
export const mentionsOf = (checked: CheckedDocuments, { kind, id }: Thing): Mention[] =>
  allMentions(checked).filter((mention) => mention.kind === kind && mention.id === id);

/** The ids of everything of a kind that is named anywhere. */
export const idsOf = (checked: CheckedDocuments, kind: ThingKind): ReadonlySet<string> =>
  new Set(allMentions(checked).flatMap((mention) => (mention.kind === kind ? [mention.id] : [])));

/** Every place in any document that names something. */
export const allMentions = (checked: CheckedDocuments): Mention[] =>
  checked.index.documents.flatMap((document: SourceDocument) => mentionsIn(checked, document));
