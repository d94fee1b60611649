import type { Block } from "../../documents/generated/screen.ts";
import { isJsonObject, member, objectEntries, objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { Draft } from "../read/draft.ts";
import type { ScreenDocument, SourceDocument } from "../read/source-document.ts";
import type { EventContract } from "../schemas/component-contract.ts";
import { dataShape } from "../scope/known-shapes.ts";
import { anyOfShapes, anything, type Shape, shapeWith } from "../scope/shape.ts";

/** The contract of a page of another party. */
export type FrameDocument = SourceDocument<"external-frame">;

/** The contract of the page that a block shows; undefined for other blocks. */
export function frameOfBlock({ index, component }: CheckContext, block: Draft<Block>): FrameDocument | undefined {
  const named = component(String(block.component))?.eventsFrom;
  const name = named === undefined ? undefined : member(block.props, named);
  return typeof name === "string" ? index.find("external-frame", name) : undefined;
}

/** Whether a block's events are unknown, because the contract that it names is absent. */
export function hasUnknownEvents(context: CheckContext, block: Draft<Block>): boolean {
  const isOfFrame = context.component(String(block.component))?.eventsFrom !== undefined;
  return isOfFrame && frameOfBlock(context, block) === undefined;
}

/** The events of a block: those of its component, and the incoming messages of the page that it shows. */
export function eventsOfBlock(context: CheckContext, block: Draft<Block>): Readonly<Record<string, EventContract>> {
  const messages = objectKeys(frameOfBlock(context, block)?.value.incoming);
  const own = context.component(String(block.component))?.events ?? {};
  return { ...own, ...Object.fromEntries(messages.map((message) => [message, {}])) };
}

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

/** The flows' posts, by their names: the contract and the message that an action names. */
export function postedMessage({ index }: CheckContext, post: unknown) {
  const frame = index.find("external-frame", String(member(post, "frame")));
  const message = frame?.value.outgoing?.[String(member(post, "message"))];
  return frame === undefined || message === undefined ? undefined : { frame, message };
}
