import type { Programme } from "../documents/generated/programme.ts";
import type { Offer } from "../documents/generated/session.ts";
import type { Release } from "../documents/release.ts";
import { evaluate, type HostScope } from "./rules.ts";

/** The programmes of a customer. */
export interface HeldProgrammes {
  /** That of the first thing held that has one. */
  readonly first: Programme | undefined;
  /** Their ids by the key of what is held, as the session document's `offer` says. */
  readonly byKey: Readonly<Record<string, string>>;
}

/** The programmes of what the customer holds, each by its wire name, then by its product number. */
export function heldProgrammes(release: Release, scope: HostScope): HeldProgrammes {
  const { offer } = release.session;
  const held = offer === undefined ? undefined : evaluate(offer.in, scope);
  const found = (Array.isArray(held) ? held : []).flatMap((one) => {
    const inside = { ...scope, [offer?.as ?? ""]: one };
    const programme = offer && programmeOf(release, offer, inside);
    return offer && programme ? [{ key: String(evaluate(offer.key, inside)), programme }] : [];
  });
  return {
    first: found[0]?.programme,
    byKey: Object.fromEntries(found.map(({ key, programme }) => [key, programme.id])),
  };
}

function programmeOf(release: Release, offer: Offer, scope: HostScope): Programme | undefined {
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
