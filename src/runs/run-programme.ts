import type { Programme } from "../documents/generated/programme.ts";
import type { Release } from "../documents/release.ts";
import type { Flow } from "../engine/generated/flow.ts";
import { evaluate } from "./rules.ts";

/** What is known of a run: the flow's document, and what it remembers. */
export interface WalkedFlow {
  readonly flow: Flow | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The programme that a flow names for itself, if the client sells it; undefined where the customer's first holds. */
export function runProgramme({ flow, data }: WalkedFlow, session: unknown, release: Release): Programme | undefined {
  const id = flow?.programme === undefined ? undefined : evaluate(flow.programme, { data, session });
  return typeof id === "string" && Object.hasOwn(release.programmes, id)
    ? release.programmes[id]?.programme
    : undefined;
}
