import { asDocument } from "../../checker/release/as-document.ts";
import type { Programme } from "../../documents/generated/programme.ts";
import { offerAddress } from "../../documents/offer-address.ts";
import { locales, textUrl } from "./sample-texts.ts";

const head = { formatVersion: 2, summary: "Invented." } as const;

const programme = (id: string, wireNames: string[], skus: string[]) =>
  asDocument<Programme>(
    { ...head, id, version: "1.0.0", offer: { wireNames, skus }, settings: {}, variants: {} },
    `the invented ${id}`,
  );

/** The programmes that the sample client sells. */
export const programmes = {
  spring: programme("spring", ["Spring"], ["SKU-1"]),
  autumn: programme("autumn", ["Autumn"], ["SKU-2"]),
};

/** The URLs of the offers by their names. */
export const OFFERS = "/offers";
const springTexts = Object.fromEntries(
  locales.map((locale) => [textUrl(locale, "spring"), { "garden.title": `${locale} spring` }]),
);

/** The files of sold programmes, by URL. Spring has texts of its own. */
export function soldFiles(sold: Readonly<Record<string, Programme>>): Record<string, unknown> {
  const all = Object.values(sold).flatMap((one): (readonly [string, unknown])[] => {
    const texts = one.id === "spring" ? locales.map((locale) => [locale, textUrl(locale, "spring")]) : [];
    const offer = { id: one.id, entry: `/programmes/${one.id}.json`, texts: Object.fromEntries(texts) };
    const { wireNames, skus = [] } = one.offer;
    return [
      [offer.entry, { programme: one, layers: [] }],
      ...wireNames.map((name) => [offerAddress(OFFERS, "wire-name", name), offer] as const),
      ...skus.map((name) => [offerAddress(OFFERS, "sku", name), offer] as const),
    ];
  });
  return { ...springTexts, ...Object.fromEntries(all) };
}
