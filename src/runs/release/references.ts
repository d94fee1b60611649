import { formsOn } from "../../documents/flow-source.ts";
import type { JourneyBundle } from "../../documents/release.ts";
import { referencesOfFlow } from "../../engine/index.ts";

/** A document's full reference `journey/id`; inside a journey, a bare id means that journey. */
export function fullReference(reference: string, journey: string): string {
  return reference.includes("/") ? reference : `${journey}/${reference}`;
}

/** The journey of a full reference `journey/id`. */
export function parseJourneyId(reference: string): string {
  return reference.split("/", 1)[0] ?? reference;
}

/** The other journeys that a journey's flows and screens refer to. */
export function journeysReferredTo(bundle: JourneyBundle): string[] {
  const named = Object.values(bundle.flows).map(referencesOfFlow);
  const forms = Object.values(bundle.screens).flatMap(formsOn);
  const references = [...named.flatMap(({ flows, screens }) => [...flows, ...screens]), ...forms];
  const journeys = references.filter((reference) => reference.includes("/")).map(parseJourneyId);
  return [...new Set(journeys)];
}
