import type { Form } from "../../documents/generated/form.ts";
import type { Screen } from "../../documents/generated/screen.ts";
import type { JourneyBundle } from "../../documents/release.ts";
import type { Flow } from "../../engine/generated/flow.ts";
import type { CheckContext } from "../check-context.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { DocumentKind } from "../read/kinds.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { withNamedRules } from "../uses/named-rules.ts";
import { asDocument } from "./as-document.ts";
import { withCommonFailures } from "./common-failures.ts";
import { frameContracts } from "./frame-contracts.ts";

/** The journeys of a repository: every folder that holds a flow, a screen or a form. */
export function listJourneys(index: DocumentIndex): string[] {
  return [
    ...new Set(index.documents.flatMap(({ journey, kind }) => (NOT_RELEASED.includes(kind) ? [] : (journey ?? [])))),
  ];
}

const NOT_RELEASED: readonly DocumentKind[] = ["fields", "layout", "fragment", "rules", "fixtures"];

/** One journey's documents by bare id. Its flows handle every failure: the routes' handlers cover the rest. */
export function journeyBundle(context: CheckContext, journey: string): JourneyBundle {
  const { index } = context;
  const frames = frameContracts(context, journey);
  const failures = index.find("routes", "routes")?.value.failures;
  return {
    id: journey,
    flows: mapValues(collectDocuments<Flow>(index, "flow", journey), (flow) => withCommonFailures(flow, failures)),
    screens: collectDocuments<Screen>(index, "screen", journey),
    forms: collectDocuments<Form>(index, "form", journey),
    ...(Object.keys(frames).length === 0 ? {} : { frames }),
  };
}

function collectDocuments<Document extends object>(
  index: DocumentIndex,
  kind: "flow" | "screen" | "form",
  journey: string,
): Record<string, Document> {
  const own = index.of(kind).filter((document) => document.journey === journey);
  return Object.fromEntries(own.map((one) => [one.id, asDocument<Document>(released(index, one), one.path)]));
}

const released = (index: DocumentIndex, document: SourceDocument): unknown =>
  document.kind === "flow" ? withNamedRules({ index }, document) : document.value;

const mapValues = <Value>(all: Readonly<Record<string, Value>>, make: (value: Value) => Value) =>
  Object.fromEntries(Object.entries(all).map(([id, value]) => [id, make(value)]));
