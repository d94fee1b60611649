import fc from "fast-check";
import { COMMON_FAILURES } from "../../src/checker/uses/call-failures.ts";
import { SYSTEM_EVENTS } from "../../src/engine/flows/event-names.ts";
import type { Flow, State, Transition } from "../../src/engine/generated/flow.ts";

/** The value of a sensitive form field; no stored snapshot may contain it. */
export const SECRET = "S3CRET";

/** Names of all possible events. */
export const EVENTS = ["GO", "SET", "HELP", "DISMISS"] as const;
export const FAILURES = ["declined", ...COMMON_FAILURES];
const OUTCOMES = ["done", "left"] as const;
const PROPERTIES = ["a", "b", "tries", "copy", "hanging"] as const;

const value = fc.constantFrom<unknown>(
  1,
  "text",
  { var: "data.a" },
  { var: "data.b" },
  { var: "event.n" },
  { var: "result" },
  { var: "output.a" },
  { "+": [{ var: "data.tries" }, 1] },
  { join: [["<", { var: "data.login.password" }, { var: "data.copy" }, ">"], ""] },
  { object: { email: { var: "data.login.email" }, at: { var: "now" } } },
  { var: "data.login" },
  [{ var: "data.copy" }, 2],
);

const condition = fc.constantFrom<unknown>(
  { present: { var: "data.a" } },
  { "<": [{ var: "data.tries" }, 3] },
  true,
  false,
);

const ruleMap = fc.dictionary(fc.constantFrom(...PROPERTIES), value, { maxKeys: 2 });

const actions = fc.constantFrom<object>(
  { track: { event: "moved" } },
  { emit: { event: "moved", with: { a: { var: "data.a" } } } },
  { navigate: "landing" },
  { signIn: { object: { userId: "u" } } },
  { signOut: {} },
  { refreshSession: {} },
  { goBack: {} },
  { setLocale: "th-TH" },
  { store: { a: { var: "data.a" } } },
  { openExternal: "https://elsewhere.example" },
);

/** Reports that a `choose` state was passed, which no snapshot shows. */
export const CHOSEN = { track: { event: "chosen" } } as const;

/** The names available to the states of a flow: each other, an inner flow, a flow over the page. */
interface Names {
  readonly states: readonly string[];
  readonly inner: string | undefined;
  readonly over: string | undefined;
}

function transition({ states, over }: Names, depth = 0): fc.Arbitrary<Transition> {
  const parts = {
    if: condition,
    set: ruleMap,
    unset: fc.constant(["b"]),
    show: fc.constant({ key: "case.shown", args: { copy: { var: "data.copy" }, a: { var: "data.a" } } }),
    do: actions,
  };
  const going = fc.record({ ...parts, to: fc.constantFrom(...states, "next") }, { requiredKeys: [] });
  if (over === undefined || depth > 0) return going as fc.Arbitrary<Transition>;
  const done = fc.dictionary(fc.constantFrom(...OUTCOMES), transition({ states, inner: undefined, over }, depth + 1));
  const open = fc.record({ flow: fc.constant(over), with: ruleMap, done }, { requiredKeys: ["flow"] });
  const opening = fc.record({ ...parts, open }, { requiredKeys: ["open"] });
  return fc.oneof({ arbitrary: going, weight: 4 }, { arbitrary: opening, weight: 1 }) as fc.Arbitrary<Transition>;
}

function transitions(keys: readonly string[], names: Names) {
  return fc.dictionary(
    fc.constantFrom(...keys),
    fc.oneof(transition(names), fc.array(transition(names), { minLength: 1, maxLength: 2 })),
  );
}

function state(names: Names): fc.Arbitrary<State> {
  const to = transition(names);
  const on = transitions([...EVENTS, ...SYSTEM_EVENTS], names);
  const timed = to.map(({ if: _if, ...rest }) => ({ ...rest, time: { plus: [{ var: "now" }, "PT1H"] } }));
  const at = fc.oneof(timed, fc.array(timed, { minLength: 1, maxLength: 2 }));
  const after = fc.dictionary(fc.constantFrom("PT30M", "PT2H"), to, { maxKeys: 1 });
  const as = fc.constantFrom("page", "dialog", "panel");
  const pointOfNoReturn = fc.constant(true);
  const screen = fc.record(
    { screen: fc.constant("login"), as, at, after, pointOfNoReturn, on },
    { requiredKeys: ["screen", "on"] },
  );
  const wait = fc.record({ wait: fc.constant({}), at, after, on }, { requiredKeys: ["wait", "on"] });
  const failed = transitions([...FAILURES, "*"], names);
  const callId = fc.constantFrom("safe.get", "unsafe.put", "keyed.put");
  const poll = fc.constant({ until: { "===": [{ var: "result.id" }, 3] }, every: "PT1M", for: "PT1H" });
  const call = fc.record(
    { call: callId, with: ruleMap, poll, done: to, failed, fieldErrors: fc.constant({ u: "login.email" }) },
    { requiredKeys: ["call", "done"] },
  );
  const named = fc.record({ call: callId, if: condition, with: ruleMap }, { requiredKeys: ["call"] });
  const calls = fc.record(
    {
      calls: fc.dictionary(fc.constantFrom("one", "two", "three"), named, { minKeys: 1 }),
      done: to,
      failed,
    },
    { requiredKeys: ["calls", "done"] },
  );
  const choose = fc.tuple(to, fc.constantFrom(...names.states)).map(([{ open: _open, ...branch }, otherwise]) => ({
    choose: [
      { ...branch, do: { ...branch.do, ...CHOSEN }, to: branch.to ?? otherwise },
      { do: CHOSEN, to: otherwise },
    ],
  }));
  const final = fc.record({ outcome: fc.constantFrom(...OUTCOMES), output: ruleMap }).map((of) => ({ final: of }));
  const innerFlow = fc.record({
    flow: fc.constant(names.inner),
    with: ruleMap,
    done: to.map((done) => ({ "*": { ...done, if: true } })),
  });
  const kinds: fc.Arbitrary<unknown>[] = [screen, screen, screen, screen, wait, call, call, calls, choose, final];
  const all = names.inner === undefined ? kinds : [...kinds, innerFlow, innerFlow];
  return fc.oneof(...all) as fc.Arbitrary<State>;
}

const STATES = ["first", "second", "third", "fourth", "fifth"] as const;

/** A flow of five states, starting with a screen that has a transition. */
function flow(id: string, { inner, over }: Partial<Names>, keptOnBack: boolean): fc.Arbitrary<Flow> {
  const names = { states: STATES, inner, over };
  const tries = keptOnBack ? { default: 0, keptOnBack: true as const } : { default: 0 };
  const header = { $schema: "flow.schema.json", id, formatVersion: 2, summary: "Any flow." } as const;
  const step = fc.record(
    { to: fc.constantFrom(...STATES), if: condition, sets: fc.constantFrom("a", "b", "hanging") },
    { requiredKeys: ["to"] },
  );
  return fc
    .record({
      on: transitions(["HELP", ...SYSTEM_EVENTS], names),
      failed: transitions(FAILURES, names),
      steps: fc.array(step, { minLength: 1, maxLength: 4 }) as fc.Arbitrary<NonNullable<Flow["steps"]>>,
      rest: fc.tuple(...STATES.slice(1).map(() => state(names))),
      exit: transition({ ...names, states: STATES.slice(1) }),
      onward: fc.constantFrom(...STATES.slice(1)),
    })
    .map(({ on, failed, steps, rest, exit, onward }) => ({
      ...header,
      input: ["a", "copy"],
      data: { properties: { tries, hanging: { dependsOn: ["b", "login"] } } },
      on,
      failed: { ...failed, "*": {} },
      start: "first",
      steps,
      states: {
        first: {
          screen: "login",
          on: {
            GO: [exit, { to: onward }],
            SET: { set: { a: { var: "event.n" } } },
            ...(over === undefined ? {} : { HELP: { open: { flow: over } } }),
          },
        },
        ...Object.fromEntries(rest.map((of, index) => [STATES[index + 1], of])),
      },
    }));
}

/** Three flows; the first may run the second, and open the third, which opens itself. */
export function anyFlows({ keptOnBack = true } = {}): fc.Arbitrary<Readonly<Record<string, Flow>>> {
  return fc.record({
    "case/main": flow("main", { inner: "inner", over: "over" }, keptOnBack),
    "case/inner": flow("inner", { over: "over" }, keptOnBack),
    "case/over": flow("over", { inner: "inner", over: "over" }, keptOnBack),
  });
}
