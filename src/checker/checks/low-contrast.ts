import { member, objectEntries } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { contrast } from "../contrast.ts";
import type { Found } from "../findings/problem.ts";
import type { Resolved } from "../resolve/resolve-layers.ts";
import type { Check } from "./check.ts";

/** For words. Source: WCAG 2.2, 1.4.3. */
const READABLE = 4.5;
/** For lines and marks. Source: WCAG 2.2, 1.4.11. */
const VISIBLE = 3;

const SURFACES = ["surface", "surfaceRaised"];
const WORDS = ["ink", "inkSoft", "brand", "good", "warn", "bad", "info"];
const MARKS = ["line", "focus"];

/** A pair of foreground and background, and their minimum contrast. */
const PAIRS: readonly (readonly [mark: string, ground: string, least: number])[] = [
  ...SURFACES.flatMap((surface) => [
    ...WORDS.map((words) => [words, surface, READABLE] as const),
    ...MARKS.map((mark) => [mark, surface, VISIBLE] as const),
  ]),
  ["brandInk", "brand", READABLE],
  ["surfaceRaised", "bad", READABLE],
  ["headerInk", "header", READABLE],
];

/** A client's colours, merged with the default theme, are readable. */
export const lowContrast: Check = {
  ids: ["low-contrast"],
  run: (context) =>
    context.clients.flatMap((client) => [
      ...faintIn(context, client, "light", "tokens"),
      ...faintIn(context, client, "dark", "darkTokens"),
    ]),
};

function faintIn({ palette }: CheckContext, client: Resolved, scheme: "light" | "dark", tokens: string): Found[] {
  const own = new Map(
    objectEntries(member(client.value.theme, tokens)).map(([name, colour]) => [name, String(colour)]),
  );
  const resolveColour = (name: string) => own.get(name) ?? palette[scheme][name];
  return PAIRS.flatMap(([mark, ground, least]): Found[] => {
    const [above, below] = [resolveColour(mark), resolveColour(ground)];
    const setBy = [mark, ground].find((name) => own.has(name));
    if (setBy === undefined || above === undefined || below === undefined || contrast(above, below) >= least) return [];
    const layer = client.layers.find(
      ({ value }) => member(member(member(value, "theme"), tokens), setBy) !== undefined,
    );
    const found = Math.floor(contrast(above, below) * 100) / 100;
    const message = `"${mark}" (${above}) on "${ground}" (${below}) has a contrast of ${found}, less than ${least}`;
    const hint = `in the ${scheme} scheme; colours that the client does not set are the default theme's`;
    return [{ file: layer?.path ?? "", spot: { path: ["theme", tokens, setBy] }, message, hint }];
  });
}
