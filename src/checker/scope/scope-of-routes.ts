import { arrayElements, member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { pathParameters } from "../uses/route-parameters.ts";
import { commonScope, dataShape, locationShape, problemShape } from "./known-shapes.ts";
import { outputShape, ruleShape } from "./scope-of-flow.ts";
import { anything, type Shape, type ShapeScope, shapeOfTypes, shapeWith } from "./shape.ts";

const text = shapeOfTypes("text");

/** The address: the route that it is of, and what stands in it. */
export const routeShape = shapeWith({ id: text, frame: text, params: anything, query: anything });

/** A route's own rules read the parameters of its own paths; those of guards, which stand at many routes, any. */
function shapeOfRoute({ value }: SourceDocument, path: JsonPath): Shape {
  if (path[0] !== "routes") return routeShape;
  const paths = arrayElements(member(valueAt(value, path.slice(0, 2)), "paths"));
  const names = paths.flatMap((one) => pathParameters(String(one))).map((name) => [name, text] as const);
  return shapeWith({ id: text, params: shapeWith(Object.fromEntries(names)), query: anything });
}

/** What rules of the routes may read. */
export function scopeOfRoutes(context: CheckContext, routes: SourceDocument, path: JsonPath): ShapeScope {
  if (path[0] === "problems") return { ...commonScope(context), problem: problemShape, location: locationShape };
  if (path[0] === "head") return scopeOfHead(context, routes, path);
  const scope = { ...commonScope(context), route: shapeOfRoute(routes, path) };
  if (path[2] !== "done") return scope;
  const flowName = valueAt(routes.value, [...path.slice(0, 2), "flow"]);
  const flow = typeof flowName === "string" ? context.index.find("flow", flowName) : undefined;
  return { ...scope, output: flow ? outputShape(context, flow, path[3]) : anything };
}

/** The head of pages is asked for before anybody is known. */
function scopeOfHead(context: CheckContext, { value }: SourceDocument, [, part]: JsonPath): ShapeScope {
  const { client } = commonScope(context);
  if (part !== "title" && part !== "icon") return { client };
  return { client, result: resultShape(context, valueAt(value, ["head", "call"])) };
}

/** What the customer holds is read under its name by what the offer says of it, not by the list. */
function withOffered(scope: ShapeScope, { value }: SourceDocument, path: JsonPath): ShapeScope {
  const offer = member(value, "offer");
  const name = member(offer, "as");
  if (typeof name !== "string" || path[1] === "in") return scope;
  return { ...scope, [name]: ruleShape(member(offer, "in"), scope).element };
}

/** What rules of the session may read. */
export function scopeOfSession(context: CheckContext, session: SourceDocument, path: JsonPath): ShapeScope {
  const scope = commonScope(context);
  if (path[0] === "offer") return withOffered(scope, session, path);
  if (path[2] !== "set") return scope;
  return { ...scope, result: resultShape(context, valueAt(session.value, ["fill", path[1] ?? "", "call"])) };
}

function resultShape({ index, contractIndex }: CheckContext, callId: unknown): Shape {
  const call = typeof callId === "string" ? index.find("call", callId) : undefined;
  return call ? dataShape(contractIndex, member(call.value, "output")) : anything;
}
