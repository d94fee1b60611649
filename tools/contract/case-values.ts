import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import type { CaseValue } from "./contract-case.ts";
import type { ServerConsole } from "./server-console.ts";

/** The sources of a case's values: subjects and kept values, by name. */
export interface CaseScope {
  readonly values: JsonObject;
  readonly console: ServerConsole | undefined;
  readonly now: number;
  /** IANA name of the zone that days are counted in. */
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;

/**
 * The value of a case's expression. `$code:` and `$link:` read the newest message; `$vouched:begun.state,away.email` is
 * the code of a provider of accounts for the sign-in of that state and for that email. Without a console it is the
 * subject's own. `$free-day:` and `$free-slot:` give the first bookable slot of a list of days, `$night-day:days,order` and
 * `$night-slot:days,order` one that costs more, another for each order,
 * `$fees:listed.ServiceFee,Swap,Replacement` the sum of the fees of these incidents in a list of fees.
 */
export async function meantBy(value: CaseValue, scope: CaseScope): Promise<unknown> {
  if (typeof value !== "string" || !value.startsWith("$")) return value;
  const [, kind, place = ""] = /^\$(?:([a-z-]+):)?(.+)$/.exec(value) ?? [];
  switch (kind) {
    case "code":
    case "link":
      return fromMessage(kind, place, scope);
    case "vouched":
      return vouched(place.split(","), scope);
    case "free-day":
      return firstFree(at(scope.values, place))?.day;
    case "free-slot":
      return firstFree(at(scope.values, place))?.slot;
    case "night-day":
      return nightOf(place.split(","), scope.values)?.day;
    case "night-slot":
      return nightOf(place.split(","), scope.values)?.slot;
    case "fees":
      return sumOfFees(place.split(","), scope.values);
    default:
      return resolveSavedValue(place, scope);
  }
}

/** The kept value at a place, or a day that many days ago. */
async function resolveSavedValue(place: string, scope: CaseScope): Promise<unknown> {
  const [, days] = /^today-(\d+)$/.exec(place) ?? [];
  if (days !== undefined) return dayBefore(scope, Number(days));
  const found = at(scope.values, place);
  return typeof found === "string" && found.startsWith("$") ? meantBy(found, scope) : found;
}

/** A day in ISO 8601, which is the Swedish format. */
const dayBefore = ({ now, timeZone }: CaseScope, days: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now - days * DAY_MS);

interface Bookable {
  readonly day: unknown;
  readonly slot: unknown;
}

/** The slots with room for so many, of days as the claims area lists them. */
const withRoomFor = (count: number, days: unknown): readonly Bookable[] =>
  arrayElements(days)
    .flatMap((one) => arrayElements(member(one, "Slots")).map((slot) => ({ day: member(one, "Date"), slot })))
    .filter(({ slot }) => Number(member(slot, "Available")) >= count);

const named = (free: Bookable | undefined) => free && { day: free.day, slot: member(free.slot, "SlotCode") };

/**
 * The first bookable slot. One with room for two comes first, as two customers may go through a case at the same time.
 */
const firstFree = (days: unknown) => named(withRoomFor(2, days)[0] ?? withRoomFor(1, days)[0]);

/** A bookable slot that costs more, which has room for one: another one for the next order. */
function nightOf([days = "", order = ""]: readonly string[], values: JsonObject) {
  const nights = withRoomFor(1, at(values, days)).filter(
    ({ slot }) => Number(member(slot, "NightDeliveryFee") ?? 0) > 0,
  );
  const number = Number(String(at(values, order)).replace(/\D/g, ""));
  return named(nights[number % nights.length]);
}

/** The sum of the fees of some incidents; an incident without a fee adds nothing. */
function sumOfFees([place = "", ...incidents]: readonly string[], values: JsonObject): number {
  const lines = arrayElements(at(values, place)).filter((one) =>
    incidents.includes(String(member(one, "IncidentType"))),
  );
  return lines.reduce<number>((sum, line) => sum + Number(at(line, "Fees.TotalAmount") ?? 0), 0);
}

async function fromMessage(kind: string, place: string, { values, console }: CaseScope): Promise<unknown> {
  if (console === undefined) return at(values, [place.split(".")[0] ?? "", kind].join("."));
  const newest = await console.newest(kind, at(values, place));
  return kind === "link" ? newest?.split("/").at(-1) : newest;
}

async function vouched([state = "", email = ""]: readonly string[], { values, console }: CaseScope): Promise<unknown> {
  if (console === undefined) return at(values, `${email.split(".")[0]}.vouched`);
  return console.vouch(at(values, state), at(values, email));
}

/** The value at a place; `@first` is the name of the first member. */
export function at(value: unknown, place: string): unknown {
  const step = (inner: unknown, name: string) => {
    if (name === "@first") return objectEntries(inner)[0]?.[0];
    return Array.isArray(inner) ? inner[Number(name)] : member(inner, name);
  };
  return place.split(".").reduce(step, value);
}

/** A copy with the value at the place: `body.Documents.0.FileName`; without that member when the value is undefined. */
export function put(value: unknown, [name = "", ...rest]: readonly string[], inner: unknown): unknown {
  const next = (before: unknown) => (rest.length === 0 ? inner : put(before, rest, inner));
  if (Array.isArray(value)) return value.map((one, index) => (index === Number(name) ? next(one) : one));
  const { [name]: before, ...others } = isJsonObject(value) ? value : {};
  const now = next(before);
  return now === undefined ? others : { ...others, [name]: now };
}
