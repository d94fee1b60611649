import type { Block } from "../../documents/generated/screen.ts";
import { member, objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { Draft } from "../read/draft.ts";
import type { SourceDocument } from "../read/source-document.ts";
import type { EventContract } from "../schemas/component-contract.ts";

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

/** The contract and the message that a post names; undefined when one of them is absent. */
export function postedMessage({ index }: CheckContext, post: unknown) {
  const frame = index.find("external-frame", String(member(post, "frame")));
  const message = frame?.value.outgoing?.[String(member(post, "message"))];
  return frame === undefined || message === undefined ? undefined : { frame, message };
}
