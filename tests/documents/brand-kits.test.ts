import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contrast } from "../../src/checker/contrast.ts";
import { member, objectEntries } from "../../src/documents/json.ts";
import { checkRepository } from "../../tools/checker/check-repository.ts";
import { difference, mix } from "./support/colours.ts";

const { context } = checkRepository();

/** Sources: WCAG 2.2, 1.4.3 and 1.4.11. */
const READABLE = 4.5;
const VISIBLE = 3;

/** Three times what people just notice, with room: two brands are told apart side by side. */
const APART = 0.075;

/** The client whose colours are those of `tokens.css`. */
const OWNER_OF_DEFAULT = "tech-care";

/** Bytes of a picture that every first page fetches. */
const SMALL = 2000;

const schemes = ["light", "dark"] as const;
type Scheme = (typeof schemes)[number];
type Kit = ReturnType<typeof kitOf>;

/** The look of a client's pages in a scheme. */
function kitOf(client: (typeof context.clients)[number], scheme: Scheme) {
  const theme = client.value.theme;
  const own = new Map(objectEntries(member(theme, scheme === "light" ? "tokens" : "darkTokens")));
  const colour = (token: string) => String(own.get(token) ?? context.palette[scheme][token]);
  const file = (name: string) => String(member(theme, name));
  return {
    id: client.id,
    colour,
    corners: member(theme, "corners") ?? "soft",
    logo: file("logo"),
    icon: file("favicon"),
  };
}

const kits = (scheme: Scheme): Kit[] => context.clients.map((client) => kitOf(client, scheme));
const read = (address: string) => readFileSync(join("public", address), "utf8");

const pairs = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((two): [T, T] => [one, two]));

describe.each(schemes)("sign-in pages side by side, %s", (scheme) => {
  const all = kits(scheme);

  test("every client has dark colours of its own choice, and no two have the same kit", () => {
    expect(all.length).toBeGreaterThanOrEqual(14);
    const looks = all.map(({ colour, corners }) =>
      JSON.stringify([...["header", "hero", "surface", "brand"].map(colour), corners]),
    );
    expect(new Set(looks).size).toBe(all.length);
    expect(context.clients.filter(({ value }) => member(value.theme, "darkTokens") === undefined)).toEqual([]);
  });

  test.each(all)("$id: its header or its first screen is tinted, and its ground is its own", ({ id, colour }) => {
    const isTinted = colour("header") !== colour("surfaceRaised") || colour("hero") !== colour("surface");
    expect(isTinted).toBe(true);
    expect(colour("surface") === context.palette[scheme].surface).toBe(id === OWNER_OF_DEFAULT);
  });

  test("header or main action differ in colour, as people see it", () => {
    const close = pairs(all).flatMap(([one, two]) => {
      const apart = Math.max(...["header", "brand"].map((token) => difference(one.colour(token), two.colour(token))));
      return apart < APART ? [`${one.id} and ${two.id}: ${apart.toFixed(3)}`] : [];
    });
    expect(close).toEqual([]);
  });

  test.each(all)("$id: its wordmark is legible on its header", ({ colour, logo }) => {
    const shapes = coloursIn(read(logo), scheme);
    expect(shapes.word).toBeDefined();
    expect(shapes.sign).toBeDefined();
    for (const [shape, of] of Object.entries(shapes)) {
      const ground = shape === "mark" ? (shapes.sign ?? "") : colour("header");
      expect(contrast(of, ground), `${shape} ${of} on ${ground}`).toBeGreaterThanOrEqual(
        shape === "word" || shape === "second" ? READABLE : VISIBLE,
      );
    }
  });

  test.each(all)("$id: an action that destroys differs from the main one by its fill, and is legible", ({ colour }) => {
    const fill = mix(colour("bad"), 0.07, colour("surfaceRaised"));
    expect(contrast(fill, colour("brand"))).toBeGreaterThanOrEqual(VISIBLE);
    expect(contrast(colour("bad"), fill)).toBeGreaterThanOrEqual(READABLE);
  });

  test.each(all)("$id: the edges and words of idle controls stand out, those of disabled ones recede", ({ colour }) => {
    for (const ground of ["surface", "surfaceRaised"].map(colour)) {
      const hairline = mix(colour("line"), 0.32, ground);
      expect(contrast(colour("line"), ground)).toBeGreaterThanOrEqual(VISIBLE);
      expect(contrast(hairline, ground)).toBeLessThan(2);
      expect(contrast(colour("ink"), ground) / contrast(colour("inkSoft"), ground)).toBeGreaterThan(1.7);
    }
  });
});

const [light] = schemes;

test.each(kits(light))("$id: wordmark and icon are its own, small, and only drawings", ({ id, logo, icon }) => {
  for (const address of [logo, icon]) {
    expect(address).toContain(`/${id}/`);
    const drawing = read(address);
    expect(drawing.length).toBeLessThan(SMALL);
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+"/);
    expect(drawing.match(/<(?!\/)[a-z]+/g)?.filter((tag) => !DRAWN.has(tag))).toEqual([]);
    expect(drawing).not.toMatch(/\son\w+=|href|url\(|@import|<!/i);
  }
  const others = kits(light).filter((other) => other.id !== id);
  for (const other of others) {
    expect(drawingOf(other.logo)).not.toBe(drawingOf(logo));
    expect(drawingOf(other.icon)).not.toBe(drawingOf(icon));
  }
});

const DRAWN = new Set(["<svg", "<title", "<style", "<rect", "<path"]);

/** Its lines alone: two icons that differ only in colour are the same to many people. */
const drawingOf = (address: string) => [...read(address).matchAll(/ d="([^"]*)"/g)].map(([, lines]) => lines).join();

/** The colour of each named shape of a wordmark: in the light scheme its attribute, in the dark one its style. */
function coloursIn(drawing: string, scheme: Scheme): Readonly<Record<string, string>> {
  const shape =
    scheme === "light"
      ? / class="(?<name>\w+)"[^>]*(?:stroke|fill)="(?<colour>#[0-9a-f]{6})"/g
      : /\.(?<name>\w+) \{ (?:stroke|fill): (?<colour>#[0-9a-f]{6}); \}/g;
  return Object.fromEntries([...drawing.matchAll(shape)].map(({ groups }) => [groups?.name, groups?.colour]));
}
