import { placeText } from "../explain/place-in.ts";
import type { Uses } from "./find-uses.ts";

/** What `uses` says, for a person: where it is, where it is used, and who comes there. */
export function usesLines(found: Uses): string[] {
  const { kind, id, definitions, uses, isSaidByPortal } = found;
  return [
    `${kind} ${id}`,
    ...definitions.map((place) => `  ${placeText(place)}`),
    uses.length === 0 ? "used nowhere" : `used ${uses.length === 1 ? "once" : `${uses.length} times`}:`,
    ...uses.map((use) => `  ${placeText(use)} ${use.in} ${use.pointer}`),
    ...(isSaidByPortal ? ["said by the portal itself, too"] : []),
    `clients: ${listed(found.clients)}`,
    `programmes: ${listed(found.programmes)}`,
    `countries: ${listed(found.countries)}`,
  ];
}

const listed = (names: readonly string[]) => (names.length === 0 ? "none" : names.join(", "));
