import type { Programme } from "../../documents/generated/programme.ts";
import type { Offer } from "../../documents/generated/session.ts";
import { isJsonObject } from "../../documents/json.ts";
import { offerAddress } from "../../documents/offer-address.ts";
import type { ProgrammeEntry, Release, SoldProgramme } from "../../documents/release.ts";
import type { FetchedDocuments } from "../release/fetched-documents.ts";
import { isTexts } from "../release/library.ts";
import { evaluate, type PortalScope } from "../run/rules.ts";

/** The programmes of a customer. */
export interface HeldProgrammes {
  /** The programme of the customer's first agreement that has one. */
  readonly first: Programme | undefined;
  /** Their ids by the key of the agreement, as the session document's `offer` declares. */
  readonly byKey: Readonly<Record<string, string>>;
}

/** All programmes loaded so far. */
export interface Programmes {
  find(id: string): Programme | undefined;
  all(): readonly Programme[];
  /** The URL of a loaded programme's overridden texts; undefined when it has none. */
  texts(id: string, locale: string): string | undefined;
  /**
   * Loads the programmes of the customer's agreements, each by its wire name, then by its product number; a name
   * without a file is not sold. Rejects with a LoadingError when that cannot be known.
   */
  load(scope: PortalScope, locale: string): Promise<void>;
  /** The programmes of the customer's agreements, among the loaded. */
  held(scope: PortalScope): HeldProgrammes;
}

type Needed = Pick<Release, "session" | "offers">;

/** The programmes of a release. */
export function createProgrammes({ session, offers }: Needed, documents: FetchedDocuments): Programmes {
  const loaded = new Map<string, { readonly programme: Programme; readonly sold: SoldProgramme }>();
  const heldIn = (scope: PortalScope) =>
    session.offer === undefined ? [] : listHeldItems(session.offer, offers, scope);
  const soldAt = (addresses: readonly string[]) => addresses.map((url) => documents.read(url, isSold)).find(Boolean);

  async function loadOne(addresses: readonly string[], locale: string): Promise<void> {
    for (const url of addresses) {
      await documents.fetchIfThere(url);
      const sold = documents.read(url, isSold);
      if (sold !== undefined) return loadSold(sold, locale);
    }
  }

  async function loadSold(sold: SoldProgramme, locale: string): Promise<void> {
    const texts = sold.texts[locale];
    // The part that needs the texts waits for them; here they are only loaded early.
    if (texts !== undefined) documents.fetch(texts).catch(() => {});
    await documents.fetch(sold.entry);
    const entry = documents.read(sold.entry, isEntry);
    if (entry !== undefined) loaded.set(sold.id, { programme: entry.programme, sold });
  }

  return {
    find: (id) => loaded.get(id)?.programme,
    all: () => [...loaded.values()].map(({ programme }) => programme),
    texts: (id, locale) => loaded.get(id)?.sold.texts[locale],
    async load(scope, locale) {
      await Promise.all(heldIn(scope).map(({ addresses }) => loadOne(addresses, locale)));
    },
    held(scope) {
      const found = heldIn(scope).flatMap(({ key, addresses }) => {
        const programme = loaded.get(soldAt(addresses)?.id ?? "")?.programme;
        return programme === undefined ? [] : [{ key, programme }];
      });
      return {
        first: found[0]?.programme,
        byKey: Object.fromEntries(found.map(({ key, programme }) => [key, programme.id])),
      };
    },
  };
}

/** The customer's agreements, and the addresses of the programme of each, in the order of requests. */
function listHeldItems(offer: Offer, folder: string, scope: PortalScope) {
  const held = evaluate(offer.in, scope);
  return (Array.isArray(held) ? held : []).map((one) => {
    const inside = { ...scope, [offer.as]: one };
    const sku = offer.sku === undefined ? undefined : evaluate(offer.sku, inside);
    const names = [["wire-name", evaluate(offer.wireName, inside)] as const, ["sku", sku] as const];
    return {
      key: String(evaluate(offer.key, inside)),
      addresses: names.flatMap(([kind, name]) => (typeof name === "string" ? [offerAddress(folder, kind, name)] : [])),
    };
  });
}

const isSold = (value: unknown): value is SoldProgramme =>
  isJsonObject(value) && typeof value.id === "string" && typeof value.entry === "string" && isTexts(value.texts);

const isEntry = (value: unknown): value is ProgrammeEntry => {
  const programme = isJsonObject(value) ? value.programme : undefined;
  return isJsonObject(programme) && typeof programme.id === "string";
};
