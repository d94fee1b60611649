import type { Programme } from "../documents/generated/programme.ts";
import type { Release } from "../documents/release.ts";
import { evaluate, type HostScope } from "./rules.ts";

/** The programme of the offer that the session names: by its wire name, then by its product number. */
export function findProgramme(release: Release, scope: HostScope): Programme | undefined {
  const { offer } = release.session;
  if (offer === undefined) return undefined;
  const sold = release.client.programmes.map((id) => release.programmes[id]?.programme);
  const wireName = evaluate(offer.wireName, scope);
  const sku = offer.sku === undefined ? undefined : evaluate(offer.sku, scope);
  const has = (names: readonly string[] | undefined, name: unknown) =>
    typeof name === "string" && names?.includes(name);
  return (
    sold.find((programme) => has(programme?.offer.wireNames, wireName)) ??
    sold.find((programme) => has(programme?.offer.skus, sku))
  );
}
