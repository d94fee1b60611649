import { elementsOf, member, membersOf } from "../../../src/documents/json.ts";
import { camelCase, kebabCase, type Machine, secondsOf, type Task } from "./machine.ts";

type State = readonly [name: string, state: object];

/**
 * A machine of the Amazon States Language. What a task can fail with, and whether it knows keys, stands in `Tasks` beside
 * `States`, as the language leaves it to the resource.
 */
export function fromAsl(text: string): Machine {
  const source: unknown = JSON.parse(text);
  const states = membersOf(member(source, "States")).flatMap(([name, state]) => stateOf(name, state));
  const usesEnd = /"End":\s*true/.test(text);
  const data = Object.fromEntries(
    [...text.matchAll(/"(?:Variable|ResultPath)":\s*"\$\.(\w+)"/g)].map(([, name = ""]) => [name, typeIn(text, name)]),
  );
  const tries = Object.fromEntries(
    membersOf(member(source, "States")).flatMap(([name, state]) =>
      elementsOf(member(state, "Retry")).map((_, at) => [counterOf(name, at), { type: "integer", default: 0 }]),
    ),
  );
  return {
    start: camelCase(String(member(source, "StartAt"))),
    data: { ...data, ...tries },
    states: [...states, ...(usesEnd ? [["ended", { final: { outcome: "ended" } }] as const] : [])],
    tasks: membersOf(member(source, "Tasks")).map(taskOf),
  };
}

/** A variable has the type of what it is compared with. */
function typeIn(text: string, name: string): object {
  const after = new RegExp(`"Variable":\\s*"\\$\\.${name}",\\s*"(String|Numeric|Boolean)`).exec(text)?.[1];
  if (after === "Numeric") return { type: "number" };
  return { type: after === "Boolean" ? "boolean" : "string" };
}

const taskOf = ([name, task]: readonly [string, unknown]): Task => ({
  name,
  errors: elementsOf(member(task, "errors")).map(String),
  isKeyed: member(task, "keyed") !== false,
});

const counterOf = (name: string, at: number) => `${camelCase(name)}Tries${at}`;

function stateOf(name: string, state: unknown): State[] {
  const own = camelCase(name);
  switch (member(state, "Type")) {
    case "Task":
      return taskStates(name, state);
    case "Choice":
      return [[own, { choose: choices(state) }]];
    case "Wait":
      return [[own, { wait: {}, after: { [secondsOf(Number(member(state, "Seconds")))]: onward(state) } }]];
    case "Pass":
      return [[own, { choose: [onward(state)] }]];
    default: {
      const end = { final: { outcome: String(member(state, "Type")).toLowerCase() } };
      // What the other tool would refuse is carried over, so that ours has to.
      return [[own, member(state, "Next") === undefined ? end : { ...end, on: { NEXT: onward(state) } }]];
    }
  }
}

/** `Next`, or the end. */
function onward(state: unknown): object {
  const next = member(state, "Next");
  if (typeof next === "string") return { to: camelCase(next) };
  return member(state, "End") === true ? { to: "ended" } : {};
}

function choices(state: unknown): object[] {
  const otherwise = member(state, "Default");
  const branches = elementsOf(member(state, "Choices")).map((choice) => ({ if: condition(choice), ...onward(choice) }));
  return [...branches, ...(typeof otherwise === "string" ? [{ to: camelCase(otherwise) }] : [])];
}

const COMPARISONS: Readonly<Record<string, string>> = {
  Equals: "===",
  LessThan: "<",
  LessThanEquals: "<=",
  GreaterThan: ">",
  GreaterThanEquals: ">=",
};

function condition(choice: unknown): object {
  const parts = (name: string) => elementsOf(member(choice, name)).map(condition);
  if (member(choice, "And") !== undefined) return { and: parts("And") };
  if (member(choice, "Or") !== undefined) return { or: parts("Or") };
  if (member(choice, "Not") !== undefined) return { "!": condition(member(choice, "Not")) };
  const value = { var: `data.${String(member(choice, "Variable")).slice(2)}` };
  const [operator = "", operand] = membersOf(choice).find(([key]) => /^(String|Numeric|Boolean|Is)/.test(key)) ?? [];
  if (operator === "IsPresent") return operand === true ? { present: value } : { "!": { present: value } };
  const compared = { [COMPARISONS[operator.replace(/^(String|Numeric|Boolean)/, "")] ?? operator]: [value, operand] };
  return compared;
}

const FAILURES: Readonly<Record<string, string>> = {
  "States.ALL": "*",
  "States.Timeout": "timeout",
  "States.TaskFailed": "server",
};

const failureOf = (error: unknown) => FAILURES[String(error)] ?? kebabCase(String(error));

function add(failed: Record<string, object[]>, error: unknown, transition: object): void {
  const name = failureOf(error);
  failed[name] = [...(failed[name] ?? []), transition];
}

/** A task with what it catches; a retry counts its tries and waits in a state of its own. */
function taskStates(name: string, state: unknown): State[] {
  const own = camelCase(name);
  const failed: Record<string, object[]> = {};
  const pauses: State[] = [];
  for (const [at, retry] of elementsOf(member(state, "Retry")).entries()) {
    const counter = { var: `data.${counterOf(name, at)}` };
    const pause = `${own}Pause${at}`;
    const again = {
      if: { "<": [counter, Number(member(retry, "MaxAttempts") ?? 3)] },
      set: { [counterOf(name, at)]: { "+": [counter, 1] } },
      to: pause,
    };
    for (const error of elementsOf(member(retry, "ErrorEquals"))) add(failed, error, again);
    const seconds = secondsOf(Number(member(retry, "IntervalSeconds") ?? 1));
    pauses.push([pause, { wait: {}, after: { [seconds]: { to: own } } }]);
  }
  for (const caught of elementsOf(member(state, "Catch")))
    for (const error of elementsOf(member(caught, "ErrorEquals"))) add(failed, error, onward(caught));
  const path = String(member(state, "ResultPath") ?? "").slice(2);
  const done = { ...(path === "" ? {} : { set: { [path]: { var: "result.value" } } }), ...onward(state) };
  const ways = Object.fromEntries(
    Object.entries(failed).map(([failure, list]) => [failure, list.length === 1 ? list[0] : list]),
  );
  const call = { call: `task.${kebabCase(String(member(state, "Resource")))}`, done };
  return [[own, Object.keys(ways).length === 0 ? call : { ...call, failed: ways }], ...pauses];
}
