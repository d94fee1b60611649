import { member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { dataShape, failureShape } from "./known-shapes.ts";
import { anything, type Shape, shapeOfTypes, shapeWith } from "./shape.ts";

/** The loads of a screen or form by name: how far each is, its answer, its failure. */
export function loadShapes({ index, contractIndex }: CheckContext, { value }: SourceDocument): Record<string, Shape> {
  const loads = objectEntries(member(value, "load")).map(([name, load]) => {
    const call = index.find("call", String(member(load, "call")));
    const answer = call ? dataShape(contractIndex, member(call.value, "output")) : anything;
    return [name, shapeWith({ status: shapeOfTypes("text"), value: answer, error: failureShape })] as const;
  });
  return Object.fromEntries(loads);
}
