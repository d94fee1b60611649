import { member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import type { RoutesDocument, SourceDocument } from "../read/source-document.ts";
import { pathParameters } from "../uses/route-parameters.ts";
import { callOutputShape, commonScope, locationShape, problemShape } from "./known-shapes.ts";
import { outputShape, ruleShape } from "./scope-of-flow.ts";
import { anything, type Shape, type ShapeScope, shapeOfTypes, shapeWith } from "./shape.ts";

const text = shapeOfTypes("text");

/** The address: its route, with the parameters and the query. */
export const routeShape = shapeWith({ id: text, frame: text, params: anything, query: anything });

/** A route's own rules read the parameters of its own paths; those of guards, which many routes share, any. */
function shapeOfRoute({ value }: RoutesDocument, [part, route]: JsonPath): Shape {
  if (part !== "routes") return routeShape;
  const { paths = [] } = member(value.routes, String(route)) ?? {};
  const names = paths.flatMap(pathParameters).map((name) => [name, text] as const);
  return shapeWith({ id: text, params: shapeWith(Object.fromEntries(names)), query: anything });
}

/** The scope of rules in the routes. */
export function scopeOfRoutes(context: CheckContext, routes: RoutesDocument, path: JsonPath): ShapeScope {
  if (path[0] === "errorReports") return { ...commonScope(context), problem: problemShape, location: locationShape };
  if (path[0] === "pageHead") return scopeOfHead(context, routes, path);
  const scope = { ...commonScope(context), route: shapeOfRoute(routes, path) };
  if (path[2] !== "done") return scope;
  const flow = context.index.find("flow", String(member(routes.value.routes, String(path[1]))?.flow));
  return { ...scope, output: flow ? outputShape(context, flow, path[3]) : anything };
}

/** The head of pages is needed before the customer is known. */
function scopeOfHead(context: CheckContext, { value }: RoutesDocument, [, part]: JsonPath): ShapeScope {
  const { client } = commonScope(context);
  if (part !== "title" && part !== "icon") return { client };
  return { client, result: callOutputShape(context, value.pageHead?.call) };
}

/** The texts of an offer read the customer's element under its name, the list does not. */
function withOffered(scope: ShapeScope, { value }: SourceDocument<"session">, path: JsonPath): ShapeScope {
  const { as: name, in: list } = value.offer ?? {};
  return name === undefined || path[1] === "in" ? scope : { ...scope, [name]: ruleShape(list, scope).element };
}

/** The scope of rules in the session. */
export function scopeOfSession(context: CheckContext, session: SourceDocument<"session">, path: JsonPath): ShapeScope {
  const scope = commonScope(context);
  if (path[0] === "offer") return withOffered(scope, session, path);
  if (path[2] !== "set") return scope;
  return { ...scope, result: callOutputShape(context, member(session.value.loads, String(path[1]))?.call) };
}
