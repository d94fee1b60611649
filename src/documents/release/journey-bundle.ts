import type { Flow } from "../../engine/generated/flow.ts";
import type { DocumentIndex } from "../document-index.ts";
import type { Form } from "../generated/form.ts";
import type { Screen } from "../generated/screen.ts";
import { member } from "../json.ts";
import type { JourneyBundle } from "../release.ts";
import { checkedValue } from "./checked-value.ts";
import { withCommonFailures } from "./common-failures.ts";

/** The journeys of a repository: every folder that holds a flow, a screen or a form. */
export function journeysOf(index: DocumentIndex): string[] {
  return [...new Set(index.documents.flatMap(({ journey, kind }) => (kind === "fields" ? [] : (journey ?? []))))];
}

/** One journey's documents by bare id. Its flows take every failure: what they leave over is taken as the routes say. */
export function journeyBundle(index: DocumentIndex, journey: string): JourneyBundle {
  const failures = member(index.find("routes", "routes")?.value, "failures");
  return {
    id: journey,
    flows: mapValues(documentsOf<Flow>(index, "flow", journey), (flow) => withCommonFailures(flow, failures)),
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

const mapValues = <Value>(all: Readonly<Record<string, Value>>, make: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(all).map(([id, value]) => [id, make(value)]));
