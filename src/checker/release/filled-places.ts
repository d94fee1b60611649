import { isJsonObject, type JsonObject, member, objectEntries } from "../../documents/json.ts";

/** The placeholders in braces in a layer's shared texts whose values each client has for itself. */
const PLACES: Readonly<Record<string, (client: JsonObject) => unknown>> = {
  "{client.code}": ({ code }) => code,
  "{client.region.country}": ({ region }) => member(region, "country"),
};

/** A client or programme with the client's own values in its links and headers, so that one text serves all. */
export function withFilledPlaces(document: JsonObject, client: JsonObject): JsonObject {
  const { links, backEnd } = document;
  return {
    ...document,
    ...(isJsonObject(links) && { links: filled(links, client, encodeURIComponent) }),
    ...(isJsonObject(backEnd) && { backEnd: withHeaders(backEnd, client) }),
  };
}

function withHeaders(backEnd: JsonObject, client: JsonObject): JsonObject {
  const { headers } = backEnd;
  return isJsonObject(headers) ? { ...backEnd, headers: filled(headers, client, (text) => text) } : backEnd;
}

function filled(texts: JsonObject, client: JsonObject, written: (value: string) => string): JsonObject {
  return Object.fromEntries(
    objectEntries(texts).map(([name, text]) => [name, typeof text === "string" ? fill(text, client, written) : text]),
  );
}

function fill(text: string, client: JsonObject, written: (value: string) => string): string {
  return Object.entries(PLACES).reduce((filling, [place, ofClient]) => {
    const value = ofClient(client);
    return typeof value === "string" ? filling.replaceAll(place, written(value)) : filling;
  }, text);
}
