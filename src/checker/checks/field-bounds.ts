import { isJsonObject, type JsonObject, member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { rulePaths } from "../../engine/index.ts";
import type { FoundHere, Problem } from "../findings/problem.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import { textFormats } from "../schemas/formats.ts";
import { evaluated } from "../scope/evaluated.ts";
import { ofEntries } from "../uses/catalogue-fields.ts";
import type { DraftField } from "../uses/form-fields.ts";
import { type Check, ofEach } from "./check.ts";

/** A field has answers that all of its bounds allow, and no two of its options are the same answer. */
export const fieldBounds: Check = {
  ids: ["contradicting-bounds", "repeated-option"],
  run: (context, found) => [
    ...inForms(context, found),
    ...ofEntries(context, ({ field, path }) => fieldProblems(field, path)),
    ...inLayers(context, found),
  ],
};

const inForms = ofEach(["form", "fields"], (context, form) =>
  context.visitsOf(form, "Field").flatMap(({ value, path }) => fieldProblems(value, path)),
);

const TIME = "time-of-day";

/** Hours of a day that end before they begin. */
const inLayers = ofEach(["client", "programme"], (context, layer) =>
  context.listVisits(layer).flatMap(({ schema, value, path }): FoundHere[] => {
    const [from, until] = ["from", "until"].map((name) =>
      member(member(schema.properties, name), "format") === TIME ? member(value, name) : undefined,
    );
    const areTimes = [from, until].every((one) => textFormats[TIME]?.fits(String(one)));
    if (!areTimes || String(from) < String(until)) return [];
    const message = `these hours end at ${until}, and begin at ${from}`;
    return [
      {
        check: "contradicting-bounds",
        spot: { path: [...path, "until"] },
        message,
        hint: "exchange them, or correct one",
      },
    ];
  }),
);

type Found = Omit<Problem, "file">;

const fieldProblems = (field: DraftField, path: JsonPath): Found[] => [
  ...unfitCounts(field, path),
  ...contradictions(field, path),
  ...repeatedOptions(field, path),
];

/** Members that count characters, ticks, entries or bytes. */
const COUNTS = ["length", "minLength", "maxLength", "maxBytes"];
const COUNTED = ["checkboxes", "list"];

function unfitCounts(field: DraftField, path: JsonPath): Found[] {
  const counts = COUNTED.includes(String(field.type)) ? [...COUNTS, "min", "max"] : COUNTS;
  return counts.flatMap((name): Found[] => {
    const value = member(field, name);
    if (typeof value !== "number" || (Number.isInteger(value) && value >= 0)) return [];
    const message = `"${name}" counts: ${value} is no whole number from 0`;
    return [contradiction([...path, name], message, "write a whole number: 0 or more")];
  });
}

/** Pairs of which the first may not exceed the second. */
const PAIRS = [
  ["minLength", "maxLength"],
  ["length", "maxLength"],
  ["minLength", "length"],
  ["length", "inputMaxLength"],
  ["minLength", "inputMaxLength"],
  ["min", "max"],
] as const;

function contradictions(field: DraftField, path: JsonPath): Found[] {
  const pairs = PAIRS.flatMap(([least, most]): Found[] => {
    const [from, to] = [boundOf(field, least), boundOf(field, most)];
    if (!isMore(from, to)) return [];
    const message = `no answer is possible: "${least}" is ${from}, and "${most}" is ${to}`;
    return [contradiction([...path, least], message, "exchange them, or correct one")];
  });
  return [...pairs, ...tooFewOptions(field, path)];
}

const contradiction = (path: JsonPath, message: string, hint: string): Found => ({
  ...{ check: "contradicting-bounds", spot: { path }, message, hint },
});

function tooFewOptions(field: DraftField, path: JsonPath): Found[] {
  const options = member(field, "options");
  const least = boundOf(field, "min");
  if (field.type !== "checkboxes" || !Array.isArray(options) || !isMore(least, options.length)) return [];
  const message = `no answer is possible: "min" is ${least}, and there are ${options.length} options`;
  return [contradiction([...path, "min"], message, "ask for fewer, or add options")];
}

/** Numbers by their size; days, months and times as texts, which sort as they follow each other. */
function isMore(from: unknown, to: unknown): boolean {
  if (typeof from === "number" && typeof to === "number") return from > to;
  return typeof from === "string" && typeof to === "string" && from > to;
}

/** A bound, where it is written out or follows from the clock alone. */
function boundOf(field: DraftField, name: string): unknown {
  const rule = member(field, name);
  return isJsonObject(rule) ? boundAtNoon(rule) : rule;
}

/** Any instant will do: bounds that the clock moves move together. */
const ANY_NOON = { now: "2026-03-10T12:00:00.000Z", zone: "Etc/UTC" };

const boundAtNoon = memoizeByIdentity((rule: JsonObject): unknown =>
  rulePaths(rule).every(({ path }) => path.root === "now") ? evaluated(rule, ANY_NOON) : undefined,
);

/** The later of two options with one value. */
function repeatedOptions(field: DraftField, path: JsonPath): Found[] {
  const options = member(field, "options");
  if (!Array.isArray(options)) return [];
  const values = options.map((option) => (typeof option === "string" ? option : member(option, "value")));
  return values.flatMap((value, at): Found[] => {
    if (value === undefined || values.indexOf(value) === at) return [];
    const isShort = typeof options[at] === "string";
    const message = `the option "${value}" is there already: a customer's choice of it has two meanings`;
    const spot = { path: [...path, "options", at, ...(isShort ? [] : ["value"])] };
    return [{ check: "repeated-option", spot, message, hint: "give it a value of its own, or delete it" }];
  });
}
