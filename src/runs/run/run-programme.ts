import type { Programme } from "../../documents/generated/programme.ts";
import type { Flow } from "../../engine/generated/flow.ts";
import type { Programmes } from "../session/programmes.ts";
import { evaluate } from "./rules.ts";

/** The input for finding a run's programme: the flow's document, and the run's data. */
export interface WalkedFlow {
  readonly flow: Flow | undefined;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The programme that a flow names for itself, if it is loaded; undefined when the customer's first applies. */
export function runProgramme(
  { flow, data }: WalkedFlow,
  session: unknown,
  programmes: Pick<Programmes, "find">,
): Programme | undefined {
  const id = flow?.programme === undefined ? undefined : evaluate(flow.programme, { data, session });
  return typeof id === "string" ? programmes.find(id) : undefined;
}
