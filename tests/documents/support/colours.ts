/** The parts of `#rrggbb`, from 0 to 1. */
function parts(colour: string): [red: number, green: number, blue: number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return [red, green, blue];
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Lightness and the two opponent colours. Source: Björn Ottosson, "A perceptual color space for image processing". */
function oklab(colour: string): [lightness: number, greenToRed: number, blueToYellow: number] {
  const [red, green, blue] = parts(colour).map(linear) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** How different two colours look; people just notice 0.02. */
export function difference(one: string, other: string): number {
  const [first, second] = [oklab(one), oklab(other)];
  return Math.hypot(...first.map((value, at) => value - (second[at] ?? 0)));
}

/** A share of one colour over another, as `color-mix(in srgb, …)` and transparency have it. */
export function mix(colour: string, share: number, ground: string): string {
  const below = parts(ground);
  const mixed = parts(colour).map((part, at) => part * share + (below[at] ?? 0) * (1 - share));
  return `#${mixed
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
