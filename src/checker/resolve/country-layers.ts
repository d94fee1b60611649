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
  const all = layers.map((layer) => [layer, ...countryUnder(index, layer)]);
  const isKnown = (layer: SourceDocument | undefined, under: readonly SourceDocument[]) =>
    layer === undefined || countryOf(layer) === undefined || under.length > 0;
  return all.every(([layer, ...under]) => isKnown(layer, under)) ? all.flat() : undefined;
}

/** Whether a layer of a client or programme is a country. */
export const isCountry = ({ path }: SourceDocument): boolean => path.endsWith(".country.json");

/** The country that a layer of a client or programme names. */
function countryOf({ kind, value }: SourceDocument): string | undefined {
  const code = kind === "client" ? member(member(value, "region"), "country") : member(value, "country");
  return typeof code === "string" && (kind === "client" || kind === "programme") ? code : undefined;
}

function countryUnder(index: DocumentIndex, layer: SourceDocument): SourceDocument[] {
  const code = countryOf(layer);
  return code === undefined ? [] : countryLayers(index, layer.kind === "client" ? "client" : "programme", code);
}

/** The country as a layer of that kind; empty when there is no such country. */
const countryLayers = memoize((index: DocumentIndex, kind: "client" | "programme", code: string): SourceDocument[] => {
  const country = index.find("country", code);
  if (country === undefined) return [];
  const { region, address } = country.value;
  const value = kind === "client" ? { region } : { address };
  return isJsonObject(region) && isJsonObject(address) ? [{ ...country, kind, value }] : [];
});
