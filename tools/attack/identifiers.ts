import type { SignInPerson } from "../sandbox/people.ts";

/** An identifier for a look-up: E, an email; M, a mobile number; I, a national ID. */
export interface Identifier {
  readonly t: "E" | "M" | "I";
  readonly value: string;
}

/** A customer of a client, and an invented person whose identifiers look the same. */
export interface Pair {
  readonly client: string;
  readonly about: string;
  readonly known: readonly Identifier[];
  readonly unknown: readonly Identifier[];
}

/** The number of people of a client; each is looked up by some twenty requests. */
const MOST_SORTS = 3;

/** The people of a client who are not locked, one of each kind, each with an unknown counterpart. */
export function pairIdentifiers(client: string, people: readonly SignInPerson[]): Pair[] {
  const own = people.filter((person) => person.client === client && !person.isLocked);
  const taken = new Set(own.flatMap(listIdentifiers).map(({ value }) => value));
  const bySort = new Map(own.map((person) => [personCategory(person), person]));
  return [...bySort].slice(0, MOST_SORTS).map(([about, person]) => {
    const known = listIdentifiers(person);
    return { client, about, known, unknown: known.map((one) => ({ ...one, value: unknownLike(one.value, taken) })) };
  });
}

const listIdentifiers = ({ email, mobile, nationalId }: SignInPerson): Identifier[] => [
  ...(email === "" ? [] : [{ t: "E" as const, value: email }]),
  { t: "M", value: mobile },
  ...(nationalId === undefined ? [] : [{ t: "I" as const, value: nationalId }]),
];

const personCategory = ({ email, password, otherMobiles, nationalId }: SignInPerson): string =>
  [
    email === "" ? "no email" : "an email",
    password === "" ? "no password" : "a password",
    otherMobiles.length === 0 ? "one number" : "many numbers",
    nationalId === undefined ? "no national ID" : "a national ID",
  ].join(", ");

/** A value of the same length and kinds of characters, so that it passes the same checks. */
function unknownLike(value: string, taken: ReadonlySet<string>): string {
  const turned = (by: number) =>
    value.replace(/^[^@]*/, (local) =>
      [...local].map((one, index) => (index === 0 && /\d/.test(one) ? one : turn(one, by))).join(""),
    );
  for (let by = 3; by < 9; by += 1) if (!taken.has(turned(by))) return turned(by);
  throw new Error(`No unknown identifier like ${value} was found.`);
}

function turn(one: string, by: number): string {
  if (/\d/.test(one)) return String((Number(one) + by) % 10);
  if (!/[a-z]/i.test(one)) return one;
  const first = one < "a" ? "A" : "a";
  const place = (one.charCodeAt(0) - first.charCodeAt(0) + by) % 26;
  return String.fromCharCode(first.charCodeAt(0) + place);
}

interface Spelling {
  readonly name: string;
  readonly of: (one: Identifier) => string;
}

const spellings: readonly Spelling[] = [
  { name: "unchanged", of: ({ value }) => value },
  { name: "in capitals", of: ({ value }) => value.toUpperCase() },
  { name: "with spaces", of: ({ t, value }) => (t === "E" ? ` ${value} ` : value.replace(/^(.{3})/, "$1 ")) },
];

/** Spellings of the same identifier: digits have no capitals. */
export const differentSpellings = (one: Identifier): Spelling[] =>
  spellings.filter((spelling, index) => index === 0 || spelling.of(one) !== one.value);
