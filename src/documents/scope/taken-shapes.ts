import type { CheckedDocuments } from "../checked-documents.ts";
import { valueAt } from "../findings/inside.ts";
import type { JsonPath } from "../findings/problem.ts";
import { isJsonObject, member } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { nameInJourney } from "../uses/references.ts";
import { callInputShape, dataShape, noReferences } from "./known-shapes.ts";
import { flowDataShape } from "./scope-of-flow.ts";
import { type Shape, shapeOf, shapeWith } from "./shape.ts";

/**
 * What is declared of the value that a rule puts somewhere: data that are set, the input of a call or of a flow.
 * Undefined where a rule does not put its value anywhere, or nothing is declared there.
 */
export function takenShape(checked: CheckedDocuments, document: SourceDocument, path: JsonPath): Shape | undefined {
  const name = String(path.at(-1));
  const taker = takerOf(checked, document, path);
  return taker?.names.includes(name) ? taker.member(name) : undefined;
}

function takerOf(checked: CheckedDocuments, document: SourceDocument, path: JsonPath): Shape | undefined {
  const map = path.at(-2);
  if (map === "set") return dataSet(checked, document);
  // A value that is written out is held against the component's own schema.
  if (map === "props" && isJsonObject(valueAt(document.value, path))) return propsOf(checked, document, path);
  return map === "with" ? inputOf(checked, document, path) : undefined;
}

function dataSet(checked: CheckedDocuments, document: SourceDocument): Shape | undefined {
  if (document.kind === "session") return dataShape(checked.contractIndex, member(document.value, "data"));
  return document.kind === "flow" ? flowDataShape(checked, document) : undefined;
}

/** What a component takes where a rule may stand. Of texts, the messages are looked at elsewhere. */
function propsOf({ component }: CheckedDocuments, document: SourceDocument, path: JsonPath): Shape | undefined {
  const contract = component(String(member(valueAt(document.value, path.slice(0, -2)), "use")));
  const ruled = Object.entries(contract?.props ?? {}).filter(([, { kind, schema }]) => kind === "rule" && schema);
  return shapeWith(Object.fromEntries(ruled.map(([name, { schema }]) => [name, shapeOf(schema, noReferences)])));
}

function inputOf(checked: CheckedDocuments, document: SourceDocument, path: JsonPath): Shape | undefined {
  const asking = valueAt(document.value, path.slice(0, -2));
  const [call, flow] = [member(asking, "call"), member(asking, "flow")];
  const { index } = checked;
  if (typeof call === "string") return callInputShape(checked, index.find("call", call)?.value);
  const inner = typeof flow === "string" ? index.find("flow", nameInJourney(flow, document)) : undefined;
  return inner && flowDataShape(checked, inner);
}
