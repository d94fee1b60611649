import { accepts, addressToLeaveTo, type Effect, view } from "../../engine/index.ts";
import type { JsonPath } from "../findings/problem.ts";
import type { Then } from "../generated/scenarios.ts";
import { isJsonObject, membersOf } from "../json.ts";
import { checkJson } from "../json-schema.ts";
import type { Standing } from "./happening.ts";

/** Something that is otherwise than a scenario says. */
export interface Difference {
  /** From `then`. */
  readonly path: JsonPath;
  readonly message: string;
}

/** What is otherwise than expected. `nameOf`: the reference `journey/id` of a screen as the scenarios name it. */
export function differences(standing: Standing, then: Then, nameOf: (screen: string) => string): Difference[] {
  const picture = view(standing.flows, standing.snapshot, standing.context);
  const onView = picture.dialog ?? picture.page;
  const said = <Value>(key: keyof Then, is: Value, expected: Value | undefined, what: string): Difference[] =>
    expected === undefined || is === expected
      ? []
      : [{ path: [key], message: `${what} is ${written(is)}, not ${written(expected)}` }];
  const screen = then.screen && nameOf(then.screen);
  const page = then.page && nameOf(then.page);
  return [
    ...said("screen", onView?.screen, screen, "the screen"),
    ...said("page", picture.page?.screen, page, "the page"),
    ...said("shows", picture.show?.key ?? false, then.shows, "the notice"),
    ...within("data", onView?.data, then.data),
    ...askedDifferences(standing, then),
    ...takenDifferences(standing, then),
    ...effectDifferences(standing.effects, then),
    ...said("ends", standing.snapshot.ended?.outcome, then.ends, "the outcome"),
    ...within("gives", endOf(standing.effects), then.gives),
  ];
}

const written = (value: unknown) => (value === undefined || value === false ? "none" : JSON.stringify(value));

const endOf = (effects: readonly Effect[]) => effects.find((effect) => effect.kind === "ended")?.output;

/** What is named must be the same; what is not named may be anything. `null` stands for what is absent. */
function within(
  key: keyof Then | "with",
  is: unknown,
  expected: object | undefined,
  at: JsonPath = [key],
): Difference[] {
  return membersOf(expected).flatMap(([name, value]): Difference[] => {
    const own = isJsonObject(is) && Object.hasOwn(is, name) ? is[name] : undefined;
    if (isJsonObject(value) && isJsonObject(own)) return within(key, own, value, [...at, name]);
    if (value === null ? own === undefined : isSame(own, value)) return [];
    return [{ path: [...at, name], message: `"${name}" is ${written(own)}, not ${written(value)}` }];
  });
}

const isSame = (is: unknown, expected: unknown) => checkJson({ const: expected }, is).length === 0;

function askedDifferences({ snapshot }: Standing, { asks }: Then): Difference[] {
  if (asks === undefined) return [];
  const pending = Object.values(snapshot.pending).filter(({ answer }) => answer === undefined);
  const names = pending.map(({ call }) => call);
  const expected = asks.map(({ call }) => call);
  if (names.join() !== expected.join()) {
    return [{ path: ["asks"], message: `what is asked for is ${list(names)}, not ${list(expected)}` }];
  }
  return asks.flatMap(({ with: input }, index) =>
    within("with", pending[index]?.input, input, ["asks", index, "with"]),
  );
}

const list = (names: readonly string[]) =>
  names.length === 0 ? "nothing" : names.map((name) => `"${name}"`).join(", ");

function takenDifferences({ flows, snapshot, context, now }: Standing, { takes = {} }: Then): Difference[] {
  return Object.entries(takes).flatMap(([name, expected]): Difference[] => {
    if (accepts(flows, snapshot, { name, isOpen: true }, { context, now }) === expected) return [];
    return [{ path: ["takes", name], message: `"${name}" ${expected ? "would not be" : "would be"} taken here` }];
  });
}

function effectDifferences(effects: readonly Effect[], then: Then): Difference[] {
  const done = effects.flatMap((effect): (readonly [keyof Then, string])[] => {
    if (effect.kind === "go") return [["goes", effect.route]];
    if (effect.kind === "leave") return [["leaves", addressToLeaveTo(effect)]];
    if (effect.kind === "track") return [["tracks", effect.event]];
    return effect.kind === "emit" ? [["emits", effect.event]] : [];
  });
  const keys = ["goes", "leaves", "tracks", "emits"] as const;
  return keys.flatMap((key): Difference[] => {
    const expected = then[key];
    const names = done.filter(([one]) => one === key).map(([, name]) => name);
    if (expected === undefined || names.includes(expected)) return [];
    return [{ path: [key], message: `the step ${key} ${list(names)}, not ${written(expected)}` }];
  });
}
