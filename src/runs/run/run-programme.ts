import type { Programme } from "../../documents/generated/programme.ts";
import type { Flow } from "../../engine/generated/flow.ts";
import type { Programmes } from "../session/programmes.ts";
import { evaluate } from "./rules.ts";

/** What is known of a run: the flow's document, and what it remembers. */
export interface WalkedFlow {
  readonly flow: Flow | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The programme that a flow names for itself, if it is loaded; undefined where the customer's first holds. */
export function runProgramme(
  { flow, data }: WalkedFlow,
  session: unknown,
  programmes: Pick<Programmes, "find">,
): Programme | undefined {
  const id = flow?.programme === undefined ? undefined : evaluate(flow.programme, { data, session });
  return typeof id === "string" ? programmes.find(id) : undefined;
}
