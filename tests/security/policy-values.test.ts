import fc from "fast-check";
import { expect, it } from "vitest";
import { asDocument } from "../../src/checker/release/as-document.ts";
import type { Client } from "../../src/documents/generated/client.ts";
import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { hostPage, pageAttributes } from "../../tools/build/host-page.ts";
import { themeColours } from "../../tools/build/theme-colours.ts";
import { themeSheet } from "../../tools/build/theme-sheet.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { UnfitOrigin } from "../../tools/serve/listed-origin.ts";
import { responseHeaders } from "../../tools/serve/security-headers.ts";
import { hostile } from "./hostile-text.ts";

const { schemas, schemaChecks } = checkerFacts();
const schema = schemas["client.schema.json"] ?? {};
type Place = readonly string[];

/** A client that says a value at every place of the schema, each from its examples. */
const base: JsonObject = {
  ...(arrayElements(schema.examples)[0] as JsonObject),
  ...Object.fromEntries(
    objectEntries(schema.properties).map(([name, one]) => [name, arrayElements(member(one, "examples"))[0]]),
  ),
  extends: "base-client",
};

/** Every place that holds a text, and every name that a document makes up itself, which is marked by a star. */
function placesIn(of: unknown, value: unknown, path: Place = []): Place[] {
  if (member(of, "type") === "string" || typeof member(of, "$ref") === "string") return [path];
  const named = objectEntries(member(of, "properties")).flatMap(([name, one]) =>
    placesIn(one, member(value, name), [...path, name]),
  );
  const items = member(of, "items");
  const inside = isJsonObject(items) ? placesIn(items, arrayElements(value)[0], [...path, "0"]) : [];
  const more = member(of, "additionalProperties");
  if (!isJsonObject(more)) return [...named, ...inside];
  const known = objectEntries(value)[0]?.[0] ?? "any";
  return [...named, ...inside, [...path, "*"], ...placesIn(more, member(value, known), [...path, known])];
}

const places = placesIn(schema, base);

/** The document with a text at that place, or with a member of that name. */
function put(value: unknown, [first, ...rest]: Place, text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(value)) return [put(value[0], rest, text)];
  if (first === "0") return [put(undefined, rest, text)];
  const members = isJsonObject(value) ? value : {};
  if (first === "*") return { ...members, [text]: Object.values(members)[0] ?? "#0b5c52" };
  return { ...members, [first]: put(members[first], rest, text) };
}

const directives = (backEnd: string, frames: string, leavesTo: string) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  `img-src 'self' data: blob:${backEnd}`,
  `connect-src 'self'${backEnd}`,
  `frame-src ${frames || "'none'"}`,
  "object-src 'none'",
  `form-action ${leavesTo || "'none'"}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

const ORIGIN = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?/;
const originsIn = (named: unknown) => [
  ...new Set(objectEntries(named).flatMap(([, value]) => ORIGIN.exec(String(value))?.[0] ?? [])),
];

/** The expected policy of these documents, from their texts alone. */
function expectedPolicy(client: Client): string[] {
  const backEnd = originsIn(client.backEnd.bases).map((origin) => ` ${origin}`);
  return directives(backEnd.join(""), originsIn(client.frames).join(" "), originsIn(client.leavesTo).join(" "));
}

const DECLARATION = /^ {2}(--[a-z]+(?:-[a-z]+)*): (#[0-9a-f]{6}|\d{1,2}px);$/;

/** The declarations of a theme's sheet; any other line fails. */
function declarationsIn(sheet: string): string[][] {
  const lines = sheet
    .split("\n")
    .filter((line) => !/^(?::root \{|\}|@media \(prefers-color-scheme: (?:light|dark)\) \{|)$/.test(line));
  return lines.map((line) => DECLARATION.exec(line)?.slice(1) ?? [line]);
}

/** The radii of a theme's corners, small to large; the default ones are not in a theme's sheet. */
const RADII: Readonly<Record<string, readonly string[]>> = {
  square: ["2px", "3px", "4px"],
  round: ["10px", "24px", "24px"],
};

const declaredCorners = (corners = "soft") =>
  (RADII[corners] ?? []).map((radius, at) => [`--radius-${"sml"[at]}`, radius]);

const declared = (tokens: object | undefined) =>
  Object.entries(tokens ?? {}).map(([token, value]) => [
    `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);

function expectUnharmed(client: Client): void {
  const headers = responseHeaders(client, undefined);
  expect(String(headers["content-security-policy"]).split("; ")).toEqual(expectedPolicy(client));
  for (const value of Object.values(headers)) expect(value).toMatch(/^[\x20-\x7e]+$/);
  const { theme } = client;
  const kit = [...declaredCorners(theme.corners), ...declared(theme.tokens), ...declared(theme.darkTokens)];
  expect(declarationsIn(themeSheet(client))).toEqual(kit);
  expectPlainBar(client);
  expect(pageAttributes({ locale: client.languages[0] ?? "", isLightOnly: false })).toMatch(/^ lang="[\w-]*"$/);
  for (const host of client.hosts) expect(new URL(`https://${host}`).host).toBe(host);
  for (const picture of [theme.logo, theme.favicon]) {
    const { href } = new URL(picture, "https://portal.example");
    expect([picture, `https://portal.example${picture}`]).toContain(href);
  }
  for (const [name, value] of Object.entries({ ...client.backEnd.headers, "x-client": client.code })) {
    expect(`${name}: ${value}`).toMatch(/^[a-z0-9-]+: [\w.~:/+={}-]*$/);
  }
}

const COLOUR = /^#[0-9a-f]{6}$/;

/** The marks of the browser's bar have a colour each, and end where they should. */
function expectPlainBar(client: Client): void {
  const palette = { light: { header: "#ffffff" }, dark: { header: "#172129" } };
  const page = { locale: "en", title: "", favicon: "/f.svg", release: {}, themeColours: themeColours(client, palette) };
  const html = hostPage('<html><head><title></title></head><body><div id="root"></div></body></html>', page);
  const bars = html.match(/<meta name="theme-color"[^>]*>/g) ?? [];
  const { tokens, darkTokens } = client.theme;
  const expected = [tokens.header ?? "#ffffff", ...(darkTokens ? [darkTokens.header ?? "#172129"] : [])];
  expect(bars.map((bar) => / content="([^"]*)">$/.exec(bar)?.[1])).toEqual(expected);
  for (const colour of expected) expect(colour).toMatch(COLOUR);
}

/** The policy; undefined where the addresses are refused. */
function policyOrRefusal(client: Client): string | undefined {
  try {
    return responseHeaders(client, undefined)["content-security-policy"];
  } catch (error) {
    if (error instanceof UnfitOrigin) return undefined;
    throw error;
  }
}

it("finds the places of a client's document that it is about", () => {
  const known = ["hosts/0", "frames/chat", "links/privacy", "backEnd/bases/auth", "theme/tokens/brand", "theme/logo"];
  const named = [
    "backEnd/headers/any",
    "backEnd/headers/*",
    "frames/*",
    "code",
    "theme/darkTokens/info",
    "theme/darkTokens/header",
  ];
  expect(places.map((place) => place.join("/"))).toEqual(expect.arrayContaining([...known, ...named]));
});

it("the base client's document is valid", () => {
  expect(schemaChecks.layer("client.schema.json", base)).toEqual([]);
  expectUnharmed(asDocument<Client>(base, "a client"));
});

it.each(places.map((place) => [place.join("/"), place] as const))(
  "no text at %s enters a header, a style or an address against its rule",
  (_name, place) => {
    fc.assert(
      fc.property(hostile, (text) => {
        const document = put(base, place, text);
        if (schemaChecks.layer("client.schema.json", document).length > 0) return;
        expectUnharmed(asDocument<Client>(document, "a client"));
      }),
      { numRuns: 120, seed: 16 },
    );
  },
);

it.each([
  ["65535", []],
  ["65536", [expect.anything()]],
  ["99999", [expect.anything()]],
])("of the ports, %s is one or is refused", (port, findings) => {
  const origin = `https://a.example:${port}`;
  for (const place of [
    ["frames", "chat"],
    ["leavesTo", "gateway"],
    ["backEnd", "bases", "auth"],
  ])
    expect(schemaChecks.layer("client.schema.json", put(base, place, origin))).toEqual(findings);
});

it("no frame or base enters a policy unchecked, even without the checker", () => {
  const say = fc.oneof(
    fc.record({ frames: fc.dictionary(fc.constantFrom("a", "b"), hostile) }),
    fc.record({ leavesTo: fc.dictionary(fc.constantFrom("a", "b"), hostile) }),
    fc.record({ backEnd: fc.record({ bases: fc.dictionary(fc.constantFrom("a", "b"), hostile) }) }),
  );
  fc.assert(
    fc.property(say, (overrides) => {
      const client = asDocument<Client>({ ...base, ...overrides }, "a client");
      const policy = policyOrRefusal(client);
      if (policy !== undefined) expect(policy.split("; ")).toEqual(expectedPolicy(client));
    }),
    { numRuns: 2000, seed: 16 },
  );
});

it("no corners enter a style sheet unchecked", () => {
  const known = fc.constantFrom("square", "soft", "round");
  fc.assert(
    fc.property(fc.oneof(hostile, known, fc.constantFrom("toString", "__proto__")), (corners) => {
      const client = asDocument<Client>({ ...base, theme: { tokens: {}, corners } }, "a client");
      if (corners === "soft" || Object.hasOwn(RADII, corners))
        expect(declarationsIn(themeSheet(client))).toEqual(declaredCorners(corners));
      else expect(() => themeSheet(client)).toThrow("cannot be");
    }),
    { numRuns: 1000, seed: 16 },
  );
});

it("no token enters a style sheet unchecked", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(hostile, fc.constant("brand")), hostile, { minKeys: 1 }), (tokens) => {
      const client = asDocument<Client>({ ...base, theme: { tokens } }, "a client");
      const isColours = Object.entries(tokens).every(([name, value]) => /^[a-z]+$/i.test(name) && COLOUR.test(value));
      if (isColours) expect(declarationsIn(themeSheet(client))).toEqual(declared(tokens));
      else expect(() => themeSheet(client)).toThrow("cannot be");
    }),
    { numRuns: 1000, seed: 16 },
  );
});
