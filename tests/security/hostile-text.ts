import fc from "fast-check";

const ends = [
  "; script-src *",
  ";",
  ",",
  " https://evil.example",
  " *",
  "*",
  "'",
  '"',
  "\n",
  "\r\nx: y",
  "\u0000",
  "\t",
  "\\",
];
const more = [
  "}",
  "{",
  ")",
  "/*",
  "//evil.example",
  "@evil.example",
  "?",
  "#",
  "%0d%0a",
  "%3b",
  "..",
  "/../../x",
  ":443",
  ":99999",
];
const starts = [
  "https://a.example",
  "https://*",
  "https://",
  "http://a.example",
  "/services",
  "a.example",
  "*.example",
];
const odd = ["#0b5c52", "data:", "'unsafe-inline'", "url(x)", "red", "", "https://xn--", "https://1", "https://[::1]"];
const piece = fc.constantFrom(...ends, ...more, ...starts, ...odd);
/** Texts that mean to leave the place where they are put: a header, a style sheet, an address. */
export const hostile = fc.oneof(
  fc.tuple(fc.constantFrom(...starts, ...odd), fc.constantFrom(...ends, ...more)).map(([start, end]) => start + end),
  fc.array(piece, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("")),
  fc.string({ unit: "binary", maxLength: 12 }),
);
