import type { Field } from "../../src/documents/generated/form.ts";
import { readForms } from "../checker/read-forms.ts";
import type { SignInPerson } from "../sandbox/people.ts";
import { type Random, shuffled } from "./random.ts";

/** The facts that a soak answers with. */
export interface Knowledge {
  readonly person: SignInPerson;
  readonly code: string | undefined;
  /** A purchase whose device can be registered, and its day. */
  readonly order?: { readonly id: string; readonly day: string } | undefined;
}

/** A control of the page. */
export interface Control {
  readonly id: string;
  readonly type: string;
  readonly autocomplete: string;
  /** The page shows a message for its present answer. */
  readonly isRefused?: boolean;
}

/** The fields of all forms by `<form>-<field>`, as controls are called. */
export type KnownFields = ReadonlyMap<string, Field>;

/** Reads the forms of the repository. */
export function readFields(): KnownFields {
  return new Map(
    readForms().flatMap(({ form: { id, fields } }) =>
      Object.entries(fields).map(([name, field]) => [`${id}-${name}`, field] as const),
    ),
  );
}

const DAY_MS = 86_400_000;

/** Typed data about people, their devices and orders: a field takes the first value that its document accepts. */
const ordinary = [
  ...[
    "Ida Berg",
    "林志明",
    "怡君",
    "356938035643809",
    "490154203237518",
    "DMQX1234TW",
    "HM-20261112_7",
    "KHH-300",
    "Apple",
    "iPad Air",
  ],
  ...[
    "256 GB",
    "21900",
    "0412345678",
    "0912345678",
    "91234567",
    "ida@example.com",
    "中正路100號",
    "560530",
    "783B",
    "4711",
    "7",
  ],
  ...["/AB12.+-", "AB12345678901234"],
];

/** The person's own data: by the control's type, its purpose or its name. */
const OF_ONESELF = /tel|email|username|mobile|identifier|national|ending|sign-in/i;

/** Invalid texts that some people type. */
const strange = ["", " ", "x", "12-34", "<b>not</b>", "🙂🙂", "a".repeat(300), "0000000000000000", "ida@", "﷽"];

/** An answer that a field's document may accept. */
export function rightAnswer(control: Control, fields: KnownFields, known: Knowledge, random: Random): string {
  const special = secretAnswer(control, known) ?? answerOfOrder(control, known, random);
  if (special !== undefined) return special;
  const field = findField(control, fields);
  if (field?.type === "date" || field?.type === "day") return String(new Date().getUTCFullYear());
  const candidates = candidatesFor(control, known, random).filter((text) => text !== "");
  return candidates.find((text) => field === undefined || takes(field, text)) ?? "Ida Berg";
}

function secretAnswer({ type, autocomplete }: Control, { person, code }: Knowledge): string | undefined {
  if (type === "password" && autocomplete !== "new-password") return person.password || "Kopi-peng-2026";
  if (type === "password") return "Satay by the bay 9";
  return autocomplete === "one-time-code" ? (code ?? "123456") : undefined;
}

/** The id of the order, or a part of its day; of any recent day without an order. */
function answerOfOrder({ id }: Control, { order }: Knowledge, random: Random): string | undefined {
  if (order !== undefined && /order-?id$/i.test(id)) return order.id;
  return dayPart(id, order?.day ?? dayOfLate(random));
}

/** The best candidates first: for the person's own data usually theirs, unless the page refuses them. */
function candidatesFor(
  { type, autocomplete, id, isRefused = false }: Control,
  { person }: Knowledge,
  random: Random,
): string[] {
  const own = [person.email, person.mobile, person.nationalId ?? "", (person.nationalId ?? "").slice(-4)];
  const isOfThem = OF_ONESELF.test(`${type} ${autocomplete} ${id}`) && !isRefused && random.isLucky(0.9);
  return [...(isOfThem ? shuffled(own, random) : []), ...shuffled([...own, ...own, ...ordinary], random)];
}

/** An answer that is probably refused. */
export const wrongAnswer = (random: Random): string => random.pick(strange) ?? "";

function findField({ id }: Control, fields: KnownFields): Field | undefined {
  return fields.get(id) ?? [...fields].find(([name]) => id.endsWith(name))?.[1];
}

/** The demands of a document on a text, as far as they are known without the rest of the form. */
function takes({ type, pattern, minLength, maxLength, length, accept }: Field, text: string): boolean {
  const count = [...text].length;
  return (
    (type !== "email" || /^[^@\s]+@[^@\s]+\.\w+$/.test(text)) &&
    (type !== "tel" || /^\d{4,15}$/.test(text)) &&
    (accept !== "digits" || /^\d+$/.test(text)) &&
    (pattern === undefined || new RegExp(`^(?:${pattern})$`, "u").test(text)) &&
    (typeof minLength !== "number" || count >= minLength) &&
    (typeof maxLength !== "number" || count <= maxLength) &&
    (typeof length !== "number" || count === length)
  );
}

/** A part of a day, for a control that asks for one. */
function dayPart(id: string, whole: string): string | undefined {
  const [, part] = /-(year|month|day)$/.exec(id) ?? [];
  if (part === undefined) return undefined;
  const [year, month, day] = whole.split("-");
  return { year, month, day }[part];
}

/** A day of the last weeks. */
const dayOfLate = (random: Random) => new Date(Date.now() - random.below(20) * DAY_MS).toISOString().slice(0, 10);
