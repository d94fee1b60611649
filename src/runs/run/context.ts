import type { Programme } from "../../documents/generated/programme.ts";
import type { Context, Instant } from "../../engine/index.ts";
import type { PortalState } from "../portal.ts";
import type { PortalParts } from "../portal-parts.ts";
import type { JourneySet } from "../release/journey-set.ts";
import { runProgramme } from "./run-programme.ts";

/** The flow of a run, in its journeys. */
export interface RunOfFlow {
  /** `journey/id`. */
  readonly flow: string;
  readonly set: JourneySet;
}

/** The context, the time and the randomness for a step of a run whose outermost flow has this data. */
export function stepMoment(
  parts: Pick<PortalParts, "context" | "now" | "programmes" | "randomText" | "state">,
  run: RunOfFlow,
  data: Readonly<Record<string, unknown>>,
): { readonly context: Context; readonly now: Instant; readonly randomText: string } {
  const context = parts.context(run.set, ownProgramme(parts, run, data));
  return { context, now: parts.now(), randomText: parts.randomText() };
}

/** The programme that the flow of a run names for itself; undefined while the customer's first programme applies. */
export function ownProgramme(
  { programmes, state }: Pick<PortalParts, "programmes" | "state">,
  { flow, set }: RunOfFlow,
  data: Readonly<Record<string, unknown>>,
): Programme | undefined {
  return runProgramme({ flow: set.flowDocs[flow], data }, state().session.values, programmes);
}

/** Makes the contexts of runs; returns the same value until something in it changes. */
export function createContexts(state: () => PortalState): PortalParts["context"] {
  const made = new WeakMap<JourneySet, { sources: readonly unknown[]; context: Context }>();
  return (set, own) => {
    const { client, programme: first, session, storage, locale } = state();
    const programme = own ?? first;
    const sources = [client, programme, session.values, storage, locale];
    const known = made.get(set);
    if (known?.sources.every((source, index) => source === sources[index])) return known.context;
    const context = buildContext({ ...state(), programme }, set);
    made.set(set, { sources, context });
    return context;
  };
}

function buildContext({ client, programme, session, storage, locale }: PortalState, { flowDocs }: JourneySet): Context {
  const chosenFor = (reference: string, id: string) =>
    Object.assign({}, ...[client, programme].flatMap((owner) => [owner?.settings[id], owner?.settings[reference]]));
  const settings = Object.entries(flowDocs).map(
    ([reference, { id }]) => [reference, chosenFor(reference, id)] as const,
  );
  const values = {
    client,
    programme,
    session: session.values,
    storage,
    locale,
    settings: Object.fromEntries<Record<string, unknown>>(settings),
  };
  return { id: "portal", hash: hash(JSON.stringify(values)), values };
}

/** A hash of 53 bits over a text (cyrb53) that distinguishes contexts; it protects nothing. */
function hash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
