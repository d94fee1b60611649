import { isJsonObject, member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import type { DocumentKind } from "../read/kinds.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { entryAround } from "../uses/catalogue-fields.ts";
import { postedMessage } from "../uses/external-frames.ts";
import { nameInJourney } from "../uses/references.ts";
import { shapeInField } from "./field-shapes.ts";
import { messageShape } from "./frame-shapes.ts";
import { callInputShape, dataShape, noReferences } from "./known-shapes.ts";
import { flowDataShape } from "./scope-of-flow.ts";
import { type Shape, schemaShape, shapeOfTypes, shapeWith } from "./shape.ts";

/** What a text's argument names as another message. */
const MESSAGE_KEY: Shape = { ...shapeOfTypes("text"), isMessageKey: true };

/**
 * The declaration of the target of a rule's value: data that are set, the input of a call or of a flow, the message of a
 * text's argument. Undefined when the rule has no target, or the target has no declaration.
 */
export function takenShape(context: CheckContext, document: SourceDocument, path: JsonPath): Shape | undefined {
  const name = String(path.at(-1));
  if (name === "message" && path.at(-3) === "args") return MESSAGE_KEY;
  const drawn = optionShape(context, path);
  if (drawn !== undefined) return drawn;
  const asked = fieldAround(context, document, path);
  if (asked !== undefined) return shapeInField(asked.field, name);
  const taker = targetShape(context, document, path);
  return taker?.names.includes(name) ? taker.member(name) : undefined;
}

/** The field of which a rule at a place is a part, such as its `initial`; undefined for a rule deeper inside. */
function fieldAround(context: CheckContext, { kind, value }: SourceDocument, path: JsonPath) {
  const holder = path.slice(0, -1);
  if (!isField(context, kind, holder)) return undefined;
  const field = valueAt(value, holder);
  return isJsonObject(field) ? { field } : undefined;
}

function isField(context: CheckContext, kind: DocumentKind, path: JsonPath): boolean {
  if (kind === "form" || kind === "fields")
    return path[0] === "fields" && (path.length === 2 || (path.length === 4 && path[2] === "fields"));
  if (kind !== "client" && kind !== "programme" && kind !== "country") return false;
  return entryAround(context, kind === "client" ? "client" : "programme", path)?.inner.length === 0;
}

function targetShape(context: CheckContext, document: SourceDocument, path: JsonPath): Shape | undefined {
  const map = path.at(-2);
  if (map === "set") return dataSet(context, document);
  // A literal is compared with the component's own schema.
  if (map === "props" && isJsonObject(valueAt(document.value, path))) return propsShape(context, document, path);
  const isPosted = path.at(-3) === "post" && path.at(-4) === "do";
  if (isPosted) return postShape(context, valueAt(document.value, path.slice(0, -2)));
  return map === "with" ? inputShape(context, document, path) : undefined;
}

function dataSet(context: CheckContext, document: SourceDocument): Shape | undefined {
  if (document.kind === "session") return dataShape(context.contractIndex, document.value.data);
  return document.kind === "flow" ? flowDataShape(context, document) : undefined;
}

/** The values that a component accepts where a rule is allowed. Messages in texts are checked elsewhere. */
function propsShape({ component }: CheckContext, document: SourceDocument, path: JsonPath): Shape | undefined {
  const contract = component(String(member(valueAt(document.value, path.slice(0, -2)), "component")));
  const ruled = Object.entries(contract?.props ?? {}).filter(([, { kind, schema }]) => kind === "rule" && schema);
  return shapeWith(Object.fromEntries(ruled.map(([name, { schema }]) => [name, schemaShape(schema, noReferences)])));
}

/** A part of an option that is drawn, such as its swatch; every field with options takes the same. */
function optionShape({ component }: CheckContext, path: JsonPath): Shape | undefined {
  if (path.at(-2) !== "options") return undefined;
  const option = member(component("radio-cards-field")?.props.options?.schema?.items, "properties");
  const name = String(path.at(-1));
  return DRAWN.has(name) ? schemaShape(member(option, name), noReferences) : undefined;
}

const DRAWN = new Set(["picture", "swatch"]);

function postShape(context: CheckContext, post: unknown): Shape | undefined {
  const posted = postedMessage(context, post);
  return posted && messageShape(context, posted.message);
}

function inputShape(context: CheckContext, document: SourceDocument, path: JsonPath): Shape | undefined {
  const asking = valueAt(document.value, path.slice(0, -2));
  const [call, flow] = [member(asking, "call"), member(asking, "flow")];
  const { index } = context;
  if (typeof call === "string") return callInputShape(context, index.find("call", call));
  const inner = typeof flow === "string" ? index.find("flow", nameInJourney(flow, document)) : undefined;
  return inner && flowDataShape(context, inner);
}
