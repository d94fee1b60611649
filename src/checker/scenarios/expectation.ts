import type { Then } from "../../documents/generated/scenarios.ts";
import { isJsonObject, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { checkJson } from "../../documents/json-schema.ts";
import { accepts, addressToLeaveTo, type Effect, view } from "../../engine/index.ts";
import type { RunState } from "./scenario-step.ts";

/** A mismatch between a run and a scenario. */
export interface Difference {
  /** From `then`. */
  readonly path: JsonPath;
  readonly message: string;
}

/** The mismatches. `nameOf`: the scenarios' name of a screen's reference `journey/id`. */
export function differences(runState: RunState, then: Then, resolveName: (screen: string) => string): Difference[] {
  const runView = view(runState.flows, runState.snapshot, runState.context);
  const onView = runView.dialog ?? runView.page;
  const compare = <Value>(key: keyof Then, is: Value, expected: Value | undefined, what: string): Difference[] =>
    expected === undefined || is === expected
      ? []
      : [{ path: [key], message: `${what} is ${written(is)}, not ${written(expected)}` }];
  const screen = then.screen && resolveName(then.screen);
  const page = then.page && resolveName(then.page);
  return [
    ...compare("screen", onView?.screen, screen, "the screen"),
    ...compare("page", runView.page?.screen, page, "the page"),
    ...compare("shows", runView.show?.key ?? false, then.shows, "the notice"),
    ...within("data", onView?.data, then.data),
    ...askedDifferences(runState, then),
    ...takenDifferences(runState, then),
    ...effectDifferences(runState.effects, then),
    ...compare("ends", runState.snapshot.ended?.outcome, then.ends, "the outcome"),
    ...within("output", findOutput(runState.effects), then.output),
  ];
}

const written = (value: unknown) => (value === undefined || value === false ? "none" : JSON.stringify(value));

const findOutput = (effects: readonly Effect[]) => effects.find((effect) => effect.kind === "ended")?.output;

/** Named members must be equal; others may be anything. `null` means absent. */
function within(
  key: keyof Then | "with",
  is: unknown,
  expected: object | undefined,
  at: JsonPath = [key],
): Difference[] {
  return objectEntries(expected).flatMap(([name, value]): Difference[] => {
    const own = isJsonObject(is) && Object.hasOwn(is, name) ? is[name] : undefined;
    if (isJsonObject(value) && isJsonObject(own)) return within(key, own, value, [...at, name]);
    if (value === null ? own === undefined : isSame(own, value)) return [];
    return [{ path: [...at, name], message: `"${name}" is ${written(own)}, not ${written(value)}` }];
  });
}

const isSame = (is: unknown, expected: unknown) => checkJson({ const: expected }, is).length === 0;

function askedDifferences({ asked }: RunState, { calls }: Then): Difference[] {
  if (calls === undefined) return [];
  const names = asked.map(({ call }) => call);
  const expected = calls.map(({ call }) => call);
  if (names.join() !== expected.join()) {
    return [{ path: ["calls"], message: `pending calls: ${list(names)}, not ${list(expected)}` }];
  }
  return calls.flatMap(({ with: input }, index) =>
    within("with", asked[index]?.input, input, ["calls", index, "with"]),
  );
}

const list = (names: readonly string[]) =>
  names.length === 0 ? "nothing" : names.map((name) => `"${name}"`).join(", ");

function takenDifferences({ flows, snapshot, context, now }: RunState, { accepts: expected = {} }: Then): Difference[] {
  return Object.entries(expected).flatMap(([name, isAccepted]): Difference[] => {
    if (accepts(flows, snapshot, { name, isOpen: true }, { context, now }) === isAccepted) return [];
    return [{ path: ["accepts", name], message: `"${name}" ${isAccepted ? "would not be" : "would be"} taken here` }];
  });
}

/** The member of an expectation that names an effect, and its value there. */
function asExpected(effect: Effect): readonly [keyof Then, string] | undefined {
  switch (effect.kind) {
    case "navigate":
      return ["goes", effect.route];
    case "openExternal":
      return ["leaves", addressToLeaveTo(effect)];
    case "download":
      return ["downloads", String(effect.file.name || effect.name)];
    case "post":
      return ["posts", `${effect.frame}.${effect.message}`];
    case "track":
      return ["tracks", effect.event];
    case "emit":
      return ["emits", effect.event];
    default:
      return undefined;
  }
}

function effectDifferences(effects: readonly Effect[], then: Then): Difference[] {
  const done = effects.flatMap((effect) => {
    const expected = asExpected(effect);
    return expected === undefined ? [] : [expected];
  });
  const keys = ["goes", "leaves", "downloads", "posts", "tracks", "emits"] as const;
  return keys.flatMap((key): Difference[] => {
    const expected = then[key];
    const names = done.filter(([one]) => one === key).map(([, name]) => name);
    if (expected === undefined || names.includes(expected)) return [];
    return [{ path: [key], message: `the step ${key} ${list(names)}, not ${written(expected)}` }];
  });
}
