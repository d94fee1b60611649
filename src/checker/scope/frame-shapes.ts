import type { Block } from "../../documents/generated/screen.ts";
import { isJsonObject, member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { Draft } from "../read/draft.ts";
import type { ScreenDocument } from "../read/source-document.ts";
import { frameOfBlock } from "../uses/external-frames.ts";
import { dataShape } from "./known-shapes.ts";
import { anyOfShapes, anything, type Shape, shapeWith } from "./shape.ts";

/** The shape of a message's members. */
export function messageShape({ contractIndex }: CheckContext, message: unknown): Shape {
  const properties = member(message, "properties");
  if (objectKeys(properties).length === 0) return shapeWith({});
  return dataShape(contractIndex, { type: "object", properties, required: member(message, "required") });
}

/**
 * The shape of the events of that name that a screen's foreign pages send; undefined when none does. Its other controls
 * may send any values under the name.
 */
export function shapeOfFrameEvents(context: CheckContext, screen: ScreenDocument, name: string): Shape | undefined {
  const senders = context.visitsOf(screen, "Block").flatMap(({ value: block }) =>
    objectEntries(block.on)
      .filter(([, sent]) => sent.send === name)
      .map(([event, sent]) => sentShape(context, block, event, sent.with)),
  );
  const isOfFrame = senders.some((shape) => shape !== anything);
  return isOfFrame ? anyOfShapes(senders) : undefined;
}

function sentShape(context: CheckContext, block: Draft<Block>, event: string, beside: unknown): Shape {
  const message = frameOfBlock(context, block)?.value.incoming?.[event];
  if (message === undefined) return anything;
  const shape = messageShape(context, message);
  const added = isJsonObject(beside) ? objectKeys(beside).map((name) => [name, anything] as const) : [];
  return added.length === 0 ? shape : anyOfShapes([shape, shapeWith(Object.fromEntries(added))]);
}
