import type { ContractRun } from "./contract-run.ts";
import { replyShape } from "./reply-shape.ts";
import type { ServerReply } from "./server.ts";

/** A reply in a story, with its request. */
export interface StoryReply {
  readonly operation: string;
  /** `discreet-reset, step 1`. */
  readonly request: string;
  readonly reply: ServerReply;
}

/** Checks that the same story of a known and of an unknown person got replies that look the same. */
export function checkDiscretion(run: ContractRun, known: readonly StoryReply[], unknown: readonly StoryReply[]): void {
  const pairs = Array.from({ length: Math.max(known.length, unknown.length) }, (_, index) => ({
    known: known[index],
    unknown: unknown[index],
  }));
  const told = pairs.find((pair) => replyShape(pair.known?.reply) !== replyShape(pair.unknown?.reply));
  const { operation, request } = told?.known ?? told?.unknown ?? {};
  if (operation === undefined || request === undefined) return;
  const message = `replied ${line(told?.known?.reply)} for a known person and ${line(told?.unknown?.reply)} for an unknown one`;
  run.differs("discretion", operation, request, message);
}

const line = (reply: ServerReply | undefined): string =>
  reply === undefined ? "nothing" : `${reply.status} ${reply.text} (${Buffer.byteLength(reply.text)} bytes)`;
