import { isJsonObject, type JsonObject, member, objectEntries } from "./json.ts";
import { formatPointer, type JsonPath } from "./json-path.ts";
import type { Release } from "./release.ts";
import { renamedKey } from "./renamed-keys.ts";

/** A release of format 1 as the app reads it now: a run that began on it goes on. */
export function releaseFromFormat1(release: Release): Release {
  const { client, routes, session, calls, preloaded } = release;
  return {
    ...release,
    languages: release.languages ?? languagesOf(release),
    client: withCountry(renamed("client", client)),
    routes: renamed("routes", routes),
    session: renamed("session", session),
    calls: renamedEach("call", calls),
    preloaded: Object.fromEntries(Object.entries(preloaded).map(([url, value]) => [url, fileFromFormat1(value)])),
  };
}

/** Format 1 named only the language in which each one's texts are written; all were written from left to right. */
function languagesOf(release: object): Release["languages"] {
  return Object.fromEntries(
    objectEntries(member(release, "spoken")).map(([tag, writtenIn]) => {
      const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
      return [tag, { name, direction: "ltr", writtenIn: String(writtenIn) }];
    }),
  );
}

/** What the document of a country says now, in so far as format 1 said it; the rest of its currency is as usual. */
function withCountry<Client extends Release["client"]>(client: Client): Client;
function withCountry(client: Release["client"]): object {
  const { region } = client;
  const format = new Intl.NumberFormat("en", { style: "currency", currency: region.currency });
  const sign = format.formatToParts(0).find(({ type }) => type === "currency")?.value;
  const { maximumFractionDigits: currencyDigits = 2 } = format.resolvedOptions();
  const mobileLengths = member(client, "mobileLengths");
  return { ...client, region: { ...region, currencyMark: sign, currencyDigits, mobileLengths } };
}

/** A file of such a release: a journey, or a programme; texts and names have the same format now. */
export function fileFromFormat1(value: unknown): unknown {
  if (!isJsonObject(value)) return value;
  if (isJsonObject(value.programme)) return { ...value, programme: renamed("programme", value.programme) };
  const { flows, screens, forms } = value;
  if (!isJsonObject(flows) || !isJsonObject(screens) || !isJsonObject(forms)) return value;
  return {
    ...value,
    flows: renamedEach("flow", flows),
    screens: renamedEach("screen", screens),
    forms: renamedEach("form", forms),
  };
}

function renamedEach<Documents extends object>(kind: string, documents: Documents): Documents;
function renamedEach(kind: string, documents: object): object {
  return Object.fromEntries(Object.entries(documents).map(([id, document]) => [id, renamed(kind, document)]));
}

/** A document with the names of format 2; the checker of its release has checked it. */
function renamed<Shape extends object>(kind: string, document: Shape): Shape;
function renamed(kind: string, document: object): object {
  return member(document, "formatVersion") === 1
    ? { ...membersRenamed(kind, document, []), formatVersion: 2 }
    : document;
}

function membersRenamed(kind: string, value: object, path: JsonPath): JsonObject {
  const holder = formatPointer(path);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      renamedKey(kind, holder, key) ?? key,
      valueRenamed(kind, inner, [...path, key]),
    ]),
  );
}

function valueRenamed(kind: string, value: unknown, path: JsonPath): unknown {
  if (Array.isArray(value)) return value.map((element, index) => valueRenamed(kind, element, [...path, index]));
  return isJsonObject(value) ? membersRenamed(kind, value, path) : value;
}
