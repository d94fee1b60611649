import { objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { callOutputShape, failureShape } from "./known-shapes.ts";
import { type Shape, shapeOfTypes, shapeWith } from "./shape.ts";

/** The loads of a screen or form by name: the status, answer and failure of each. */
export function loadShapes(context: CheckContext, { value }: SourceDocument<"screen" | "form">): Record<string, Shape> {
  const loads = objectEntries(value.load).map(([name, { call }]) => {
    const answer = callOutputShape(context, call);
    return [name, shapeWith({ status: shapeOfTypes("text"), value: answer, error: failureShape })] as const;
  });
  return Object.fromEntries(loads);
}
