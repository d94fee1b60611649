import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Messages {
  readonly verbatim?: readonly string[];
  readonly messages?: Readonly<Record<string, string>>;
}

/** The texts of the specification that are sentences or labels; single words are those of any portal. */
const specified: readonly string[] = JSON.parse(readFileSync("tests/documents/specified-texts.json", "utf8"));
const given = specified.filter((text) => text.includes(" ") || text.startsWith("*"));

const FOLDER = "locales/en-US";
const english = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .map((path): [string, Messages] => [path, JSON.parse(readFileSync(`${FOLDER}/${path}`, "utf8"))]);

/** Matches a message with its placeholders filled by numbers: `{{most}}` in "at most {{most}} characters". */
function patternOf(text: string): RegExp {
  const literal = text.replaceAll(/[.*+?^$()[\]\\|/]/g, "\\$&");
  return new RegExp(`^${literal.replaceAll(/\{\{[^}]*\}\}/g, "\\d+")}$`);
}

const isSpecified = (text: string) => given.some((one) => patternOf(text).test(one));

test.each(english)(
  "%s marks the texts of the specification, and no others",
  (_path, { verbatim = [], messages = {} }) => {
    const inThere = Object.keys(messages).filter((key) => isSpecified(messages[key] ?? ""));
    expect(new Set(verbatim)).toEqual(new Set(inThere));
  },
);

test("texts of the specification are absent only where no screen shows them", () => {
  const patterns = english.flatMap(([, { messages = {} }]) => Object.values(messages).map(patternOf));
  expect(given.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([
    "You have an existing repair request which is in progress. To manage this, please login.",
    "device is not eligible for this service",
    "*Invalid name",
    "Invalid card number",
    "Invalid CVV",
    "Invalid expiry date",
    "Invalid cardholder name",
    // Longer than a status chip.
    "Refresh unable to complete",
    "Low Balance",
  ]);
});
