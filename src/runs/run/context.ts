import type { Programme } from "../../documents/generated/programme.ts";
import type { Context } from "../../engine/index.ts";
import type { PortalState } from "../portal.ts";
import type { JourneySet } from "../release/journey-set.ts";

/** Gives runs what they may read beside their own data, with a programme of their own; the same value while nothing of it changed. */
export function createContexts(state: () => PortalState): (set: JourneySet, own?: Programme) => Context {
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

/** 53 bits over a text (cyrb53), to tell contexts apart; it protects nothing. */
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
