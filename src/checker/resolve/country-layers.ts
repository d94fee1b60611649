import { isJsonObject, member } from "../../documents/json.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { SourceDocument } from "../read/source-document.ts";

/**
 * Layers, nearest first, with a country directly under the layer that names it: its `region` under clients, its
 * `address` under programmes.
 */
export function withCountries(index: DocumentIndex, layers: readonly SourceDocument[]): readonly SourceDocument[] {
  return layers.flatMap((layer) => [layer, ...countryUnder(index, layer)]);
}

/** Whether a layer of a client or programme is a country. */
export const isCountry = ({ path }: SourceDocument): boolean => path.endsWith(".country.json");

function countryUnder(index: DocumentIndex, { kind, value }: SourceDocument): SourceDocument[] {
  const code = kind === "client" ? member(member(value, "region"), "country") : member(value, "country");
  if (typeof code !== "string" || (kind !== "client" && kind !== "programme")) return [];
  return countryLayers(index, kind, code);
}

/** The country as a layer of that kind; empty when there is no such country. */
const countryLayers = memoize((index: DocumentIndex, kind: "client" | "programme", code: string): SourceDocument[] => {
  const country = index.find("country", code);
  if (country === undefined) return [];
  const { region, address } = country.value;
  const value = kind === "client" ? { region } : { address };
  return isJsonObject(region) && isJsonObject(address) ? [{ ...country, kind, value }] : [];
});
