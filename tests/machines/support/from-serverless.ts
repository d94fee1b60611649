import { arrayElements, member, objectEntries } from "../../../src/documents/json.ts";
import { camelCase, kebabCase, type Machine, type Task, upperCase, waiting } from "./machine.ts";

type State = readonly [name: string, state: object];

/**
 * A workflow of the Serverless Workflow specification 0.8. Its data stand in `dataInputSchema`; a function lists the
 * `errors` that it names itself, and an operation says under `result` where its answer goes.
 */
export function fromServerless(text: string): Machine {
  const source: unknown = JSON.parse(text);
  const states = arrayElements(member(source, "states")).flatMap(stateOf);
  const start = member(source, "start");
  const ends = JSON.stringify(states).includes('"to":"ended"');
  return {
    start: camelCase(String(typeof start === "string" ? start : member(start, "stateName"))),
    data: Object.fromEntries(
      objectEntries(member(member(source, "dataInputSchema"), "properties")).map(([name, type]) => [
        name,
        { ...Object(type) },
      ]),
    ),
    states: [...states, ...(ends ? [["ended", { final: { outcome: "ended" } }] as const] : [])],
    tasks: arrayElements(member(source, "functions")).map(taskOf),
  };
}

const taskOf = (source: unknown): Task => ({
  name: String(member(source, "name")),
  errors: arrayElements(member(source, "errors")).map(String),
  isKeyed: member(source, "keyed") !== false,
});

function stateOf(state: unknown): State[] {
  const own = camelCase(String(member(state, "name")));
  const type = String(member(state, "type"));
  switch (type) {
    case "operation":
    case "foreach":
      return inTurn(own, state, arrayElements(member(state, "actions")));
    case "parallel":
      return [[own, { calls: callsOf(state), done: onward(state), ...failedOf(state) }]];
    case "switch":
      return [[own, deciding(own, state)]];
    case "event":
      return listening(own, state);
    case "sleep":
      return [[own, { wait: {}, after: { [String(member(state, "duration"))]: onward(state) } }]];
    case "inject":
      return [[own, { choose: [{ set: { ...Object(member(state, "data")) }, ...onward(state) }] }]];
    case "callback": {
      const heard = `${own}Heard`;
      const [called] = inTurn(own, { onErrors: member(state, "onErrors"), transition: heard }, [
        member(state, "action"),
      ]);
      const on = { [eventOf(member(state, "eventRef"))]: onward(state) };
      return [...(called === undefined ? [] : [called]), [heard, waiting(heard, on, timeoutOf(state))]];
    }
    default:
      // A type that there is not is carried over, so that ours has to be refused.
      return [[own, { [camelCase(type)]: {}, ...onward(state) }]];
  }
}

const eventOf = (name: unknown) => upperCase(String(name));
const functionOf = (action: unknown) => kebabCase(String(member(member(action, "functionRef"), "refName")));

/** Where a state, a condition or an error leads: to another state, or to the end. */
function onward(source: unknown): object {
  const transition = member(source, "transition");
  const next = typeof transition === "string" ? transition : member(transition, "nextState");
  // Both at once are refused there, and have to be here.
  const both = member(source, "end") === undefined ? {} : { end: member(source, "end") };
  if (typeof next === "string") return { to: camelCase(next), ...both };
  return member(source, "end") === undefined ? {} : { to: "ended" };
}

/** Actions one after another; what any of them fails with is caught for all. */
function inTurn(own: string, state: unknown, actions: readonly unknown[]): State[] {
  const result = member(state, "result");
  const nameOf = (at: number) => (at === 0 ? own : `${own}Then${at}`);
  return actions.map((action, at) => {
    const isLast = at === actions.length - 1;
    const set = isLast && typeof result === "string" ? { set: { [result]: { var: "result.value" } } } : {};
    const done = isLast ? { ...set, ...onward(state) } : { to: nameOf(at + 1) };
    return [nameOf(at), { call: `task.${functionOf(action)}`, done, ...failedOf(state) }];
  });
}

function failedOf(state: unknown): object {
  const errors = arrayElements(member(state, "onErrors"));
  if (errors.length === 0) return {};
  const named = errors.map((error) => [failureOf(member(error, "errorRef")), onward(error)] as const);
  const ways = named.map(([name]) => [name, named.filter(([other]) => other === name).map(([, way]) => way)] as const);
  return { failed: Object.fromEntries(ways.map(([name, all]) => [name, all.length === 1 ? all[0] : all])) };
}

const failureOf = (error: unknown) => (error === "*" ? "*" : kebabCase(String(error)));

const callsOf = (state: unknown) =>
  Object.fromEntries(
    arrayElements(member(state, "branches")).flatMap((branch) =>
      arrayElements(member(branch, "actions")).map((action, at) => [
        camelCase(`${String(member(branch, "name"))} ${at}`),
        { call: `task.${functionOf(action)}` },
      ]),
    ),
  );

function timeoutOf(state: unknown, then: unknown = state): Record<string, unknown> {
  const timeout = member(member(state, "timeouts"), "eventTimeout");
  return typeof timeout === "string" ? { [timeout]: onward(then) } : {};
}

/** A switch over data decides at once; one over events waits for one of them, as long as it says. */
function deciding(own: string, state: unknown): object {
  const otherwise = member(state, "defaultCondition");
  const events = arrayElements(member(state, "eventConditions"));
  if (events.length > 0) {
    const on = Object.fromEntries(events.map((event) => [eventOf(member(event, "eventRef")), onward(event)]));
    return waiting(own, on, timeoutOf(state, otherwise));
  }
  const branches = arrayElements(member(state, "dataConditions")).map((one) => ({
    if: condition(String(member(one, "condition"))),
    ...onward(one),
  }));
  return { choose: [...branches, ...(otherwise === undefined ? [] : [onward(otherwise)])] };
}

function listening(own: string, state: unknown): State[] {
  const heard = arrayElements(member(state, "onEvents")).map((one, at) => {
    const then = inTurn(`${own}On${at}`, state, arrayElements(member(one, "actions")));
    const [first] = then;
    const to = first === undefined ? onward(state) : { to: first[0] };
    return { on: arrayElements(member(one, "eventRefs")).map((event) => [eventOf(event), to] as const), then };
  });
  const on = Object.fromEntries(heard.flatMap((one) => one.on));
  return [[own, waiting(own, on, timeoutOf(state))], ...heard.flatMap(({ then }) => then)];
}

/** `${ .age >= 18 }`, `${ .status == 'done' }`. */
function condition(text: string): object {
  const [, name = "", sign = "", value = ""] = /^\$\{ \.(\w+) (==|!=|<=|>=|<|>) (.+) \}$/.exec(text) ?? [];
  const operator = { "==": "===", "!=": "!==" }[sign] ?? sign;
  return {
    [operator]: [{ var: `data.${name}` }, value.startsWith("'") ? value.slice(1, -1) : JSON.parse(value || "null")],
  };
}
