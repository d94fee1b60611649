import type { Substitutes } from "../../engine/index.ts";
import { parseJourneyId } from "./references.ts";

/** The journeys that hold substitutes of a journey's documents. */
export function substituteJourneys(journey: string, substitutes: readonly Substitutes[]): string[] {
  const pairs = substitutes.flatMap((one) => Object.values(one).flatMap((kind) => Object.entries(kind)));
  return pairs.filter(([replaced]) => parseJourneyId(replaced) === journey).map(([, other]) => parseJourneyId(other));
}
