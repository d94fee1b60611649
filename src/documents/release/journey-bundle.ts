import type { Flow } from "../../engine/generated/flow.ts";
import type { DocumentIndex } from "../document-index.ts";
import type { Form } from "../generated/form.ts";
import type { Screen } from "../generated/screen.ts";
import type { JourneyBundle } from "../release.ts";
import { checkedValue } from "./checked-value.ts";

/** The journeys of a repository: every folder that holds a flow, a screen or a form. */
export function journeysOf(index: DocumentIndex): string[] {
  return [...new Set(index.documents.flatMap(({ journey }) => journey ?? []))];
}

/** One journey's documents by bare id. */
export function journeyBundle(index: DocumentIndex, journey: string): JourneyBundle {
  return {
    id: journey,
    flows: documentsOf<Flow>(index, "flow", journey),
    screens: documentsOf<Screen>(index, "screen", journey),
    forms: documentsOf<Form>(index, "form", journey),
  };
}

function documentsOf<Document extends object>(
  index: DocumentIndex,
  kind: "flow" | "screen" | "form",
  journey: string,
): Record<string, Document> {
  const own = index.of(kind).filter((document) => document.journey === journey);
  return Object.fromEntries(own.map(({ id, path, value }) => [id, checkedValue<Document>(value, path)]));
}
