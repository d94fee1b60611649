import { arrayElements, member, objectEntries } from "../../../src/documents/json.ts";
import { camelCase, kebabCase, type Machine, secondsOf, type Task } from "./machine.ts";

type State = readonly [name: string, state: object];

/**
 * A machine of the Amazon States Language. What a task can fail with, and whether it knows keys, stands in `Tasks` beside
 * `States`, as the language leaves it to the resource.
 */
export function fromAsl(text: string): Machine {
  const source: unknown = JSON.parse(text);
  return machineOf(source, objectEntries(member(source, "Tasks")).map(taskOf));
}

function machineOf(source: unknown, known: readonly Task[]): Machine {
  const text = JSON.stringify(source);
  const named = objectEntries(member(source, "States"));
  const usesEnd = named.some(([, state]) => JSON.stringify(withoutInside(state)).includes('"End":true'));
  const data = Object.fromEntries(
    [...text.matchAll(/"(?:Variable|ResultPath|TimestampPath)":"\$\.(\w+)"/g)].map(([, name = ""]) => [
      name,
      typeIn(text, name),
    ]),
  );
  const tries = Object.fromEntries(
    named.flatMap(([name, state]) =>
      arrayElements(member(state, "Retry")).map((_, at) => [counterOf(name, at), { type: "integer", default: 0 }]),
    ),
  );
  const inside = named.flatMap(([name, state]) => insideOf(name, state, known));
  const states = named.flatMap(([name, state]) => stateOf(name, state, inside));
  return {
    start: camelCase(String(member(source, "StartAt"))),
    data: { ...data, ...tries },
    states: [...states, ...(usesEnd ? [["ended", { final: { outcome: "ended" } }] as const] : [])],
    tasks: known.filter(({ name }) => named.some(([, state]) => usesTask(state, name))),
    inside,
  };
}

const usesTask = (state: unknown, task: string) => JSON.stringify(state).includes(`"Resource":"${task}"`);

/** A state without the machines inside it. */
const withoutInside = (state: unknown) =>
  Object.fromEntries(objectEntries(state).filter(([key]) => !["Branches", "Iterator", "ItemProcessor"].includes(key)));

/** The machines of a state that runs others: its branches, or what is done with each item. */
function insideOf(name: string, state: unknown, known: readonly Task[]): [string, Machine][] {
  const each = member(state, "Iterator") ?? member(state, "ItemProcessor");
  const machines = [...arrayElements(member(state, "Branches")), ...(each === undefined ? [] : [each])];
  return machines.map((one, at) => [`${kebabCase(name)}-part-${at}`, machineOf(one, known)]);
}

/** A variable has the type of what it is compared with. */
function typeIn(text: string, name: string): object {
  if (text.includes(`"TimestampPath":"$.${name}"`)) return { type: "string", format: "date-time" };
  const after = new RegExp(`"Variable":"\\$\\.${name}","(String|Numeric|Boolean)`).exec(text)?.[1];
  if (after === "Numeric") return { type: "number" };
  return { type: after === "Boolean" ? "boolean" : "string" };
}

const taskOf = ([name, task]: readonly [string, unknown]): Task => ({
  name,
  errors: arrayElements(member(task, "errors")).map(String),
  isKeyed: member(task, "keyed") !== false,
});

const counterOf = (name: string, at: number) => `${camelCase(name)}Tries${at}`;

function stateOf(name: string, state: unknown, inside: Inside): State[] {
  const own = camelCase(name);
  const type = String(member(state, "Type"));
  switch (type) {
    case "Task":
      return taskStates(name, state);
    case "Choice":
      return [[own, { choose: choices(state) }]];
    case "Wait":
      return [[own, waitState(state)]];
    case "Pass":
      return [[own, { choose: [onward(state)] }]];
    case "Parallel":
    case "Map":
      return runningStates(name, state, inside);
    default: {
      // What the other tool would refuse is carried over, so that ours has to.
      const kind = ["Succeed", "Fail"].includes(type)
        ? { final: { outcome: type.toLowerCase() } }
        : { [camelCase(type)]: {} };
      return [[own, member(state, "Next") === undefined ? kind : { ...kind, on: { NEXT: onward(state) } }]];
    }
  }
}

type Inside = readonly (readonly [id: string, machine: Machine])[];

function waitState(state: unknown): object {
  const [instant, path] = [member(state, "Timestamp"), member(state, "TimestampPath")];
  const time = path === undefined ? instant : { var: `data.${String(path).slice(2)}` };
  if (time !== undefined) return { wait: {}, at: { time, ...onward(state) } };
  return { wait: {}, after: { [secondsOf(Number(member(state, "Seconds")))]: onward(state) } };
}

/** The parts of a state that runs other machines, one after another; what fails in one is caught, or halts the machine. */
function runningStates(name: string, state: unknown, inside: Inside): State[] {
  const own = camelCase(name);
  const parts = inside.filter(([id]) => id.startsWith(`${kebabCase(name)}-part-`));
  const [caught] = arrayElements(member(state, "Catch"));
  const failed = caught === undefined ? { to: "halted" } : onward(caught);
  const nameOf = (at: number) => (at === 0 ? own : `${own}Part${at}`);
  if (parts.length === 0) return [[own, { flow: `${kebabCase(name)}-part-0`, done: { "*": onward(state) } }]];
  return parts.map(([id, machine], at) => {
    const onOrNext = at === parts.length - 1 ? onward(state) : { to: nameOf(at + 1) };
    const done = outcomesOf(machine).map((outcome) => [outcome, isBad(outcome) ? failed : onOrNext]);
    return [nameOf(at), { flow: id, done: Object.fromEntries(done) }];
  });
}

const isBad = (outcome: string) => outcome === "fail" || outcome === "halted";

function outcomesOf({ states, tasks }: Machine): string[] {
  const ends = states
    .map(([, state]) => member(member(state, "final"), "outcome"))
    .filter((one) => typeof one === "string");
  const isHalted = tasks.length > 0 || JSON.stringify(states).includes('"to":"halted"');
  return [...new Set([...ends, ...(isHalted ? ["halted"] : [])])];
}

/** `Next`, or the end. */
function onward(state: unknown): object {
  const next = member(state, "Next");
  // Both at once are refused there, and have to be here.
  const both = member(state, "End") === undefined ? {} : { end: member(state, "End") };
  if (typeof next === "string") return { to: camelCase(next), ...both };
  return member(state, "End") === true ? { to: "ended" } : {};
}

function choices(state: unknown): object[] {
  const otherwise = member(state, "Default");
  const branches = arrayElements(member(state, "Choices")).map((choice) => ({
    if: condition(choice),
    ...onward(choice),
  }));
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
  const parts = (name: string) => arrayElements(member(choice, name)).map(condition);
  if (member(choice, "And") !== undefined) return { and: parts("And") };
  if (member(choice, "Or") !== undefined) return { or: parts("Or") };
  if (member(choice, "Not") !== undefined) return { "!": condition(member(choice, "Not")) };
  const value = { var: `data.${String(member(choice, "Variable")).slice(2)}` };
  const [operator = "", operand] =
    objectEntries(choice).find(([key]) => /^(String|Numeric|Boolean|Is)/.test(key)) ?? [];
  if (operator === "IsPresent") return operand === true ? { present: value } : { "!": { present: value } };
  const against = operator.endsWith("Path") ? { var: `data.${String(operand).slice(2)}` } : operand;
  const comparison = operator.replace(/^(String|Numeric|Boolean)|Path$/g, "");
  return { [COMPARISONS[comparison] ?? operator]: [value, against] };
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
  for (const [at, retry] of arrayElements(member(state, "Retry")).entries()) {
    const counter = { var: `data.${counterOf(name, at)}` };
    const pause = `${own}Pause${at}`;
    const again = {
      if: { "<": [counter, Number(member(retry, "MaxAttempts") ?? 3)] },
      set: { [counterOf(name, at)]: { "+": [counter, 1] } },
      to: pause,
    };
    for (const error of arrayElements(member(retry, "ErrorEquals"))) add(failed, error, again);
    const seconds = secondsOf(Number(member(retry, "IntervalSeconds") ?? 1));
    pauses.push([pause, { wait: {}, after: { [seconds]: { to: own } } }]);
  }
  for (const caught of arrayElements(member(state, "Catch")))
    for (const error of arrayElements(member(caught, "ErrorEquals"))) add(failed, error, onward(caught));
  const path = String(member(state, "ResultPath") ?? "").slice(2);
  const done = { ...(path === "" ? {} : { set: { [path]: { var: "result.value" } } }), ...onward(state) };
  const ways = Object.fromEntries(
    Object.entries(failed).map(([failure, list]) => [failure, list.length === 1 ? list[0] : list]),
  );
  const call = { call: `task.${kebabCase(String(member(state, "Resource")))}`, done };
  return [[own, Object.keys(ways).length === 0 ? call : { ...call, failed: ways }], ...pauses];
}
