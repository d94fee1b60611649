import { addToDay, formatDay, parseCalendarDuration, parseDay } from "../day.ts";
import type { Evaluation } from "../evaluation.ts";
import { formatInstant, parseDuration, parseInstant } from "../instant.ts";
import { argument, binary, type ListedOperator, quoted } from "../operator.ts";
import { dayInZone, instantInZone, isZone, parseTime, resolveZone } from "../zone.ts";

/** Adds a duration to an instant or a day. An instant takes no months, and a day no hours. */
function plus(start: unknown, duration: unknown): string | undefined {
  if (typeof start !== "string" || typeof duration !== "string") return undefined;
  const instant = parseInstant(start);
  if (instant !== undefined) {
    const length = parseDuration(duration);
    return length === undefined ? undefined : formatInstant(instant + length);
  }
  const day = parseDay(start);
  const length = day === undefined ? undefined : parseCalendarDuration(duration);
  return day === undefined || length === undefined ? undefined : formatDay(addToDay(day, length));
}

/** The zone that a rule names, else the scope's. */
function zoneFor(named: unknown, hasNamed: boolean, { budget }: Evaluation): string | undefined {
  if (!hasNamed) return resolveZone(budget.around);
  return typeof named === "string" ? named : undefined;
}

/** A day, or the day of an instant in a zone. */
function dayNumber(value: unknown, zone: string | undefined): number | undefined {
  if (typeof value !== "string") return undefined;
  return parseDay(value) ?? (zone === undefined ? undefined : dayInZone(value, zone));
}

function checkDuration(literal: unknown): string | undefined {
  if (typeof literal === "string" && (parseDuration(literal) ?? parseCalendarDuration(literal)) !== undefined) {
    return undefined;
  }
  return `${quoted(literal)} is not an ISO 8601 duration, such as "PT5M" for an instant or "P1M" for a day`;
}

function checkTime(literal: unknown): string | undefined {
  return typeof literal === "string" && parseTime(literal) !== undefined
    ? undefined
    : `${quoted(literal)} is not a time of day, such as "16:00"`;
}

function checkZone(literal: unknown): string | undefined {
  return typeof literal === "string" && isZone(literal)
    ? undefined
    : `${quoted(literal)} is not a zone, such as "Asia/Manila"`;
}

const ZONE = {
  ...argument("zone", "A zone of the IANA database; else the programme's, else the client's.", "zone"),
  check: checkZone,
};
const WITH_SUMMER_TIME = { client: { region: { timeZone: "Australia/Sydney" } } };
const AHEAD_OF_UTC = { client: { region: { timeZone: "Asia/Manila" } } };

/** Operators on instants and on days. */
export const instants: readonly ListedOperator[] = [
  {
    name: "plus",
    summary:
      "The instant or day that is a duration later. To an instant, a day is 24 hours; to a day, a month is one of the calendar, and 31 January and a month is the last day of February.",
    shape: "listed",
    arity: { min: 2, max: 2 },
    arguments: [
      argument("start", "An instant in ISO 8601 with its offset, or a day.", "instant", "day"),
      {
        ...argument(
          "duration",
          "A duration in ISO 8601: for an instant such as `PT5M`, for a day such as `P1M`.",
          "duration",
        ),
        check: checkDuration,
      },
    ],
    result: ["instant", "day", "absent"],
    examples: [
      {
        rule: { plus: [{ var: "now" }, "PT5M"] },
        scope: { now: "2026-01-31T23:58:00.000Z" },
        result: "2026-02-01T00:03:00.000Z",
      },
      { rule: { plus: ["2026-01-01T08:00:00+08:00", "P1DT1.5S"] }, result: "2026-01-02T00:00:01.500Z" },
      { rule: { plus: ["2026-01-31", "P1M"] }, result: "2026-02-28" },
      { rule: { plus: ["2028-02-29", "-P1Y1D"] }, result: "2027-02-27" },
      { rule: { plus: ["2026-01-31", "PT5M"] } },
      { rule: { plus: ["today", "P1D"] } },
    ],
    compile: binary(plus),
  },
  {
    name: "dayOf",
    summary: "The day that an instant belongs to, in the programme's zone, or in one that is given.",
    shape: "listed",
    arity: { min: 1, max: 2 },
    arguments: [argument("instant", "An instant, or a day.", "instant", "day"), ZONE],
    result: ["day", "absent"],
    examples: [
      { rule: { dayOf: "2026-11-20T16:30:00Z" }, scope: AHEAD_OF_UTC, result: "2026-11-21" },
      { rule: { dayOf: ["2026-11-20T16:30:00Z", "Europe/London"] }, result: "2026-11-20" },
      { rule: { dayOf: "2026-11-20T16:30:00Z" } },
    ],
    compile: ([instant, zone]) => {
      return (evaluation) => {
        const at = instant?.evaluate(evaluation);
        const day = dayNumber(at, zoneFor(zone?.evaluate(evaluation), zone !== undefined, evaluation));
        return day === undefined ? undefined : formatDay(day);
      };
    },
  },
  {
    name: "daysBetween",
    summary:
      "How many days of the calendar the second day comes after the first; negative when before. Instants stand for their days.",
    shape: "listed",
    arity: { min: 2, max: 3 },
    arguments: [
      argument("from", "A day or an instant.", "day", "instant"),
      argument("to", "A day or an instant.", "day", "instant"),
      ZONE,
    ],
    result: ["number", "absent"],
    examples: [
      { rule: { daysBetween: ["2026-11-21", "2026-12-01"] }, result: 10 },
      // Clocks go forward between the two, so less than 24 hours lie between them.
      {
        rule: { daysBetween: ["2026-10-03T23:30:00+10:00", "2026-10-04T23:00:00+11:00"] },
        scope: WITH_SUMMER_TIME,
        result: 1,
      },
      { rule: { daysBetween: ["2026-11-21", { var: "data.none" }] } },
    ],
    compile: ([from, to, zone]) => {
      return (evaluation) => {
        const inZone = zoneFor(zone?.evaluate(evaluation), zone !== undefined, evaluation);
        const first = dayNumber(from?.evaluate(evaluation), inZone);
        const last = dayNumber(to?.evaluate(evaluation), inZone);
        return first === undefined || last === undefined ? undefined : last - first;
      };
    },
  },
  {
    name: "instantAt",
    summary:
      "The instant at which clocks show a time of a day, in the programme's zone, or in one that is given. A time that clocks skip is taken as much later; of one that they show twice, the first.",
    shape: "listed",
    arity: { min: 2, max: 3 },
    arguments: [
      argument("day", "A day.", "day"),
      { ...argument("time", "A time of day, such as `16:00`.", "time"), check: checkTime },
      ZONE,
    ],
    result: ["instant", "absent"],
    examples: [
      { rule: { instantAt: ["2026-11-21", "16:00"] }, scope: AHEAD_OF_UTC, result: "2026-11-21T08:00:00.000Z" },
      { rule: { instantAt: ["2026-10-04", "02:30"] }, scope: WITH_SUMMER_TIME, result: "2026-10-03T16:30:00.000Z" },
      { rule: { instantAt: [{ var: "data.none" }, "16:00"] }, scope: AHEAD_OF_UTC },
    ],
    compile: ([day, time, zone]) => {
      return (evaluation) => {
        const on = day?.evaluate(evaluation);
        const at = time?.evaluate(evaluation);
        const inZone = zoneFor(zone?.evaluate(evaluation), zone !== undefined, evaluation);
        if (typeof on !== "string" || typeof at !== "string" || inZone === undefined) return undefined;
        const [number, ofDay] = [parseDay(on), parseTime(at)];
        const ms = number === undefined || ofDay === undefined ? undefined : instantInZone(number, ofDay, inZone);
        return ms === undefined ? undefined : formatInstant(ms);
      };
    },
  },
];
