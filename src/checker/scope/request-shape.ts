import { member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { resolveReference } from "../../documents/openapi-schema.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import { memoize } from "../incremental/memoize.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { requestParts } from "../request-parts.ts";
import { anyOfShapes, type Follow, type Shape, schemaShape } from "./shape.ts";

/** What the contract takes at the place of a request that a variant fills by a rule; undefined for any other rule. */
export function requestShape(context: CheckContext, { kind, value }: SourceDocument, path: JsonPath) {
  const [variants, name, request, place] = path;
  if (kind !== "call" || path.length !== 4 || variants !== "variants" || request !== "request") return undefined;
  const operation = member(valueAt(value, ["variants", String(name)]), "operation");
  return shapesOfRequest(context, String(operation)).get(String(place));
}

/** The shapes of an operation's request by place; a member of several alternatives may be any of theirs. */
const shapesOfRequest = memoize((context: CheckContext, operationId: string): ReadonlyMap<string, Shape> => {
  const operation = context.contractIndex.operations.get(operationId);
  const openapi = operation && context.contract[operation.area];
  const follow: Follow = (source) => ({ schema: resolvedIn(openapi, source), follow });
  const shapes = new Map<string, Shape[]>();
  for (const { place, schema } of requestParts(openapi, operation?.source) ?? []) {
    if (member(schema, "x-encrypt") !== undefined) continue;
    const shape = schemaShape(schema, follow);
    const taken = place.startsWith("body") ? shape : asText(shape);
    shapes.set(place, [...(shapes.get(place) ?? []), taken]);
  }
  return new Map([...shapes].map(([place, all]) => [place, anyOfShapes(all)]));
});

/** Outside of a body everything is sent as text: only the written values of a parameter can be wrong. */
const asText = (shape: Shape): Shape => ({ ...shape, types: undefined, pattern: undefined });

function resolvedIn(openapi: unknown, source: unknown): unknown {
  try {
    return resolveReference(openapi, source, "request");
  } catch {
    return undefined;
  }
}
