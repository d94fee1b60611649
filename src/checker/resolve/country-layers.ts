import { isJsonObject, member } from "../../documents/json.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { SourceDocument } from "../read/source-document.ts";

/**
 * Layers, nearest first, with a country directly under the layer that names it: its `region` under clients, its
 * `address` under programmes. Undefined when there is no such country.
 */
export function withCountries(
  index: DocumentIndex,
  layers: readonly SourceDocument[],
): readonly SourceDocument[] | undefined {
  const all: SourceDocument[] = [];
  for (const layer of layers) {
    const code = countryOf(layer);
    const country =
      code === undefined ? [] : countryLayer(index, layer.kind === "client" ? "client" : "programme", code);
    if (code !== undefined && country.length === 0) return undefined;
    all.push(layer, ...country);
  }
  return all;
}

/** Whether a layer of a client or programme is a country. */
export const isCountry = ({ path }: SourceDocument): boolean => path.endsWith(".country.json");

/** The country that a layer of a client or programme names. */
function countryOf({ kind, value }: SourceDocument): string | undefined {
  const code = kind === "client" ? member(member(value, "region"), "country") : member(value, "country");
  return typeof code === "string" && (kind === "client" || kind === "programme") ? code : undefined;
}

/** The country as a layer of that kind; empty when there is no such country. */
const countryLayer = memoize((index: DocumentIndex, kind: "client" | "programme", code: string): SourceDocument[] => {
  const country = index.find("country", code);
  if (country === undefined) return [];
  const { region, address } = country.value;
  const value = kind === "client" ? { region } : { address };
  return isJsonObject(region) && isJsonObject(address) ? [{ ...country, kind, value }] : [];
});
