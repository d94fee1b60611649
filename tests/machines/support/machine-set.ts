import { openChecking } from "../../../src/checker/check-documents.ts";
import { documentSet } from "../../documents/support/document-set.ts";
import { kebabCase, type Machine, type Task } from "./machine.ts";

const FLOW = "flows/machine/machine.flow.json";
const ROUTES = "flows/routes.json";
const HEAD = { id: "", formatVersion: 1, summary: "Walks a machine." };

/**
 * Judges machines, each as one more journey of the tea house with all that it asks for and shows: what is found, as
 * `<check> <JSON Pointer into the flow>`; of a machine inside, `<check> <its id>:<pointer>`.
 */
export function openMachines(): (machine: Machine) => string[] {
  const { files, facts } = documentSet("tea");
  const routes = withRoute(String(new TextDecoder().decode(bytesOf(files.get(ROUTES)))));
  const checking = openChecking(new Map([...files, [ROUTES, routes]]), {
    ...facts,
    contract: { ...facts.contract, task: contract },
  });
  let before: ReadonlyMap<string, string> = new Map();
  return (machine) => {
    const written = machineFiles(machine);
    const gone = [...before.keys()].filter((path) => !written.has(path));
    checking.write(new Map([...gone.map((path) => [path, undefined] as const), ...written]));
    before = written;
    return checking.findings().map(({ check, file, pointer }) => `${check} ${placeOf(file)}${pointer}`);
  };
}

const placeOf = (file: string) => (file === FLOW ? "" : `${file.replace(/^.*\/|\..*$/g, "")}:`);

/** The documents that a machine is, with those inside it. */
function machineFiles(machine: Machine): Map<string, string> {
  const files = new Map<string, string>();
  const write = (path: string, value: object) => files.set(path, JSON.stringify(value, null, 2));
  for (const [at, task] of machine.tasks.entries())
    write(`flows/calls/task.${kebabCase(task.name)}.call.json`, callOf(task, at));
  for (const [id, one] of [["machine", machine] as const, ...allInside(machine)]) {
    files.set(`flows/machine/${id}.flow.json`, flowText(id, one));
    for (const [name, state] of one.states) {
      if ("screen" in state && "on" in state)
        write(`flows/machine/${kebabCase(name)}.screen.json`, screenOf(name, Object.keys(state.on ?? {})));
    }
  }
  return files;
}

/** The machines inside a machine, and those inside them. */
const allInside = ({ inside = [] }: Machine): (readonly [string, Machine])[] =>
  inside.flatMap((one) => [one, ...allInside(one[1])]);

const bytesOf = (content: string | Uint8Array | undefined) =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

const head = (kind: string, id: string) => ({ $schema: `../../schemas/${kind}.schema.json`, ...HEAD, id });

/** Written by hand, as a name may stand twice. What fails and is not caught ends the machine, as it does in the others. */
function flowText(id: string, { start, data, states, tasks }: Machine): string {
  const halts = { failed: { "*": { show: "porch.failed", to: "halted" } } };
  const top = {
    ...head("flow", id),
    data: { properties: data },
    ...(tasks.length === 0 ? {} : halts),
    start,
  };
  const isHalted = tasks.length > 0 || JSON.stringify(states).includes('"to":"halted"');
  const all = [...states, ...(isHalted ? [["halted", { final: { outcome: "halted" } }] as const] : [])];
  const inner = all.map(([name, state]) => `    ${JSON.stringify(name)}: ${JSON.stringify(state)}`).join(",\n");
  return `${JSON.stringify(top, null, 2).slice(0, -2)},\n  "states": {\n${inner}\n  }\n}\n`;
}

function screenOf(name: string, events: readonly string[]): object {
  const blocks = events.map((event, at) => [
    `button${at}`,
    { use: "button", props: { text: "porch.leave" }, on: { press: { send: event } } },
  ]);
  return { ...head("screen", kebabCase(name)), title: "porch.leave", blocks: Object.fromEntries(blocks) };
}

/** The status of a task's first error; those of the others follow. */
const FIRST_STATUS = 460;
const MOST = 10;
const numbers = Array.from({ length: MOST }, (_, at) => at);

function callOf(task: Task, at: number): object {
  const fails = Object.fromEntries(
    task.errors.map((error, index) => [kebabCase(error), { status: FIRST_STATUS + index }]),
  );
  return {
    ...head("call", `task.${kebabCase(task.name)}`),
    input: {},
    output: { type: "object", properties: { value: { type: "string" } } },
    failures: task.errors.map(kebabCase),
    ways: {
      v1: {
        operation: `${task.isKeyed ? "keyed" : "once"}${at}`,
        gives: { value: { var: "reply.value" } },
        ...(task.errors.length === 0 ? {} : { fails }),
      },
    },
  };
}

/** Operations for the tasks of any machine, so that no machine needs another contract: with a key, and without. */
const contract = {
  openapi: "3.1.0",
  info: { title: "Tasks", version: "1.0.0" },
  paths: Object.fromEntries(
    numbers.flatMap((at) => [
      [`/keyed/${at}`, { post: operation(`keyed${at}`, { keyHeader: "once" }) }],
      [`/once/${at}`, { post: operation(`once${at}`, {}) }],
    ]),
  ),
};

function operation(operationId: string, own: object): object {
  const schema = { type: "object", properties: { value: { type: "string" } } };
  const answer = { description: "It is done.", content: { "application/json": { schema } } };
  const refusals = numbers.map((at) => [String(FIRST_STATUS + at), { description: "It is refused." }]);
  return {
    operationId,
    "x-call": { base: "tea", ...own },
    responses: { "200": answer, ...Object.fromEntries(refusals) },
  };
}

function withRoute(routes: string): string {
  const route = {
    paths: ["/machine"],
    flow: "machine/machine",
    guard: "anyone",
    frame: "porch",
    done: { "*": { to: "lost" } },
  };
  return routes.replace('  "routes": {', `  "routes": {\n    "machine": ${JSON.stringify(route)},`);
}
