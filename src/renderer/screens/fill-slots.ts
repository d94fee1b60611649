import type { ReactNode } from "react";
import type { AnyBlock } from "./compile-screen.ts";

/** Drawn blocks by slot, in order; a block without one of these slots goes into the first. */
export function fillSlots(
  blocks: readonly AnyBlock[],
  slots: readonly string[] | undefined,
  draw: (block: AnyBlock) => ReactNode,
): Readonly<Record<string, ReactNode>> {
  const [first = "content", ...others] = slots ?? [];
  const filled = new Map<string, ReactNode[]>();
  for (const block of blocks) {
    const slot = block.slot !== undefined && others.includes(block.slot) ? block.slot : first;
    filled.set(slot, [...(filled.get(slot) ?? []), draw(block)]);
  }
  return Object.fromEntries(filled);
}
