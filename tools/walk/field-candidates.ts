import fc from "fast-check";
import { memoizeByIdentity } from "../../src/checker/incremental/memoize-by-identity.ts";
import { fileEndings, mediaTypes } from "../../src/documents/file-kinds.ts";
import type { Field } from "../../src/documents/generated/form.ts";
import { arrayElements, objectEntries } from "../../src/documents/json.ts";
import { parseRule, rulePaths, type Scope } from "../../src/engine/index.ts";
import type { CompiledForm } from "../../src/forms/compile-form.ts";
import type { FormStore } from "../../src/forms/form-store.ts";
import { comparisonsIn, valueNow } from "./compared-values.ts";

const file = { id: "file-1", name: "receipt.jpg", size: 1_000, type: "image/jpeg" };

/** A file of the first kind that a field takes. */
const fileFor = ({ types = [] }: Field) => {
  const [kind = "jpeg"] = types.includes("jpeg") ? [] : types;
  return { ...file, name: `receipt${fileEndings[kind][0]}`, type: mediaTypes[kind][0] };
};
const DAYS = ["2026-11-29", "2026-11-22", "1990-05-17", "2026-11-01", "2027-06-01"];

/** Numbers with a check digit, national ids, names and the like: one of each format in use. */
const TEXTS = [
  "text",
  "352099001761481",
  "A123456789",
  "S1234567D",
  "Passw0rd!x",
  "a@b.example",
  "Wei Ling",
  "DX3XY12ABC",
];

/** Values of types that have an order, to try beside their bounds. */
const valuesInOrder: Partial<Readonly<Record<Field["type"], readonly string[]>>> = {
  number: ["1", "100", "0"],
  date: DAYS,
  day: DAYS,
  month: DAYS.map((day) => day.slice(0, "2026-11".length)),
  time: ["10:30"],
};

/**
 * Values to try in a field, likely ones first: its options, values within its type and bounds, then others.
 * @param numbers mobile numbers of the client's country.
 * @param scope the values around the form.
 */
export function candidatesFor(
  compiled: CompiledForm,
  store: FormStore,
  name: string,
  numbers: readonly string[],
  scope: Scope = {},
): readonly unknown[] {
  const field = compiled.fields.find((one) => one.name === name);
  if (field === undefined || field.derived !== undefined) return [];
  const { choices, limits } = store.field(name);
  const { type, pattern } = field.document;
  if (type === "checkbox") return [true, false];
  if (type === "file") {
    const own = fileFor(field.document);
    return [[own], [own, { ...own, id: "file-2" }], []];
  }
  const offered = choices?.filter(({ isDisabled }) => !isDisabled).map(({ value }) => value) ?? [];
  if (type === "checkboxes") return [offered.slice(0, 1), offered, ...offered.map((one) => [one]), []];
  if (choices !== undefined) return [...offered, ""];
  const ordered = valuesInOrder[type];
  if (ordered !== undefined) return [...ordered, String(limits.min ?? ""), String(limits.max ?? "")];
  return [
    ...(type === "tel" ? numbers : []),
    ...(pattern === undefined ? [] : matching(field.document, pattern)),
    ...comparedWith(compiled, name, store, scope),
    ...TEXTS,
    ...numbers,
    ...sampleLengths(limits).flatMap((length) => [digits(length), "x".repeat(length)]),
    "",
  ];
}

/** The number of tried values of a list that answers are compared with. */
const MOST_OF_LIST = 3;

/** The length of the longest typed answer. */
const LONGEST = 20_000;

/** Answers that are wrong on purpose: beyond each bound, of the wrong kind, no day, no number, too large a file. */
export function unlikelyFor(compiled: CompiledForm, store: FormStore, name: string): readonly unknown[] {
  const field = compiled.fields.find((one) => one.name === name);
  if (field === undefined || field.derived !== undefined) return [];
  const { choices, limits } = store.field(name);
  if (field.document.type === "file") {
    const own = fileFor(field.document);
    const many = Array.from({ length: Number(limits.max ?? 0) + 1 }, (_, index) => ({ ...own, id: `file-${index}` }));
    return [[{ ...own, name: "tool.exe", type: "application/x-msdownload" }], [{ ...own, size: 1e12 }], many];
  }
  if (choices !== undefined) return [choices.map(({ value }) => value)];
  const lengths = edgeLengths(limits).filter((length) => length > 0 && length < LONGEST);
  return [
    ...patternsIn(field.document.rules).flatMap((one) => matching(field.document, one)),
    "x",
    "+",
    "!",
    "2026-02-31",
    "1800-01-01",
    "2999-01-01",
    ...lengths.flatMap((one) => ["x".repeat(one), digits(one), "Aa1!".repeat(one).slice(0, one)]),
  ];
}

const digits = (length: number) => "9123456780".repeat(Math.ceil(length / 10)).slice(0, length);

/** The shortest and longest allowed lengths, and one beyond each. */
function sampleLengths(limits: Lengths) {
  return edgeLengths(limits).filter((one) => one > 0 && one < 2_000);
}

interface Lengths {
  readonly length?: unknown;
  readonly minLength?: unknown;
  readonly maxLength?: unknown;
}

function edgeLengths({ length, minLength, maxLength }: Lengths): number[] {
  const edges = [length, minLength, maxLength].filter((one) => typeof one === "number");
  return [...new Set(edges.flatMap((edge) => [edge, edge - 1, edge + 1]))];
}

/**
 * The patterns that rules of a field match answers with, including those of a rule that refuses for other reasons too.
 */
function patternsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(patternsIn);
  return objectEntries(value).flatMap(([key, one]) => [
    ...(key === "matches" ? arrayElements(one).filter((part) => typeof part === "string") : []),
    ...patternsIn(one),
  ]);
}

/** Texts of a field's pattern, the same in every walk; empty when fast-check does not know its syntax. */
const matching = memoizeByIdentity((_field: Field, pattern: string): readonly string[] => {
  try {
    return fc.sample(fc.stringMatching(new RegExp(`^(?:${pattern})$`, "u")), { numRuns: 5, seed: 7 });
  } catch {
    return [];
  }
});

/**
 * Other fields' values, values around the form and constants with which rules of the form compare this field: two
 * passwords that must agree, a signature that is the name on the plan.
 */
function comparedWith(compiled: CompiledForm, name: string, store: FormStore, scope: Scope): unknown[] {
  const own = name.slice(name.lastIndexOf(".") + 1);
  return comparisonsIn(compiled.document).flatMap(({ path, other }) => {
    if (path !== `form.${own}` && path !== "value") return [];
    if (typeof other === "string") return [other];
    if (Array.isArray(other)) return other.slice(0, MOST_OF_LIST);
    const read = parseRule(other).ok ? rulePaths(other) : [];
    if (read.length > 0 && read.every(({ text }) => !/^(?:form|value)\b/.test(text)))
      return [valueNow(other, scope)].filter((value) => typeof value === "string");
    return read.flatMap(({ text }) =>
      text.startsWith("form.") ? [store.field(text.slice("form.".length)).value] : [],
    );
  });
}
