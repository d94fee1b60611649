import type { Release } from "../documents/release.ts";
import type { Substitutes } from "../engine/index.ts";
import { journeyOf } from "./references.ts";

/** What the client, and each programme that it sells, puts in another's place. */
export function substitutesOf({ client, programmes }: Release): Substitutes[] {
  const owners = [client, ...Object.values(programmes).map(({ programme }) => programme)];
  return owners.flatMap(({ substitutes }) => substitutes ?? []);
}

/** The journeys that hold what may stand in the place of a journey's documents. */
export function journeysStandingInFor(journey: string, substitutes: readonly Substitutes[]): string[] {
  const pairs = substitutes.flatMap((one) => Object.values(one).flatMap((kind) => Object.entries(kind)));
  return pairs.filter(([replaced]) => journeyOf(replaced) === journey).map(([, other]) => journeyOf(other));
}
