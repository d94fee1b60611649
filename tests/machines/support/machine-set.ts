import { type DocumentSet, documentSet } from "../../documents/support/document-set.ts";
import { kebabCase, type Machine, type Task } from "./machine.ts";

const FLOW = "flows/machine/machine.flow.json";
const HEAD = { id: "", formatVersion: 1, summary: "Walks a machine." };

/** The documents of the tea house, with a machine as one more journey, and all that it asks for and shows. */
export function machineSet(machine: Machine): DocumentSet {
  const { files, facts } = documentSet("tea");
  const added = new Map(files);
  const write = (path: string, value: object) => added.set(path, JSON.stringify(value, null, 2));
  added.set(FLOW, flowText(machine));
  for (const task of machine.tasks) write(`flows/calls/task.${kebabCase(task.name)}.call.json`, callOf(task));
  for (const [name, state] of machine.states) {
    if ("screen" in state && "on" in state)
      write(`flows/machine/${kebabCase(name)}.screen.json`, screenOf(name, Object.keys(state.on ?? {})));
  }
  added.set("flows/routes.json", withRoute(String(new TextDecoder().decode(bytesOf(files.get("flows/routes.json"))))));
  return { files: added, facts: { ...facts, contract: { ...facts.contract, task: contractOf(machine.tasks) } } };
}

const bytesOf = (content: string | Uint8Array | undefined) =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

const head = (kind: string, id: string) => ({ $schema: `../../schemas/${kind}.schema.json`, ...HEAD, id });

/** Written by hand, as a name may stand twice. What fails and is not caught ends the machine, as it does in the others. */
function flowText({ start, data, states, tasks }: Machine): string {
  const halts = { failed: { "*": { show: "porch.failed", to: "halted" } } };
  const top = {
    ...head("flow", "machine"),
    data: { properties: data },
    ...(tasks.length === 0 ? {} : halts),
    start,
  };
  const all = [...states, ...(tasks.length === 0 ? [] : [["halted", { final: { outcome: "halted" } }] as const])];
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

const operationOf = ({ name }: Task) => `do${name.replaceAll(/[^A-Za-z0-9]/g, "")}`;

function callOf(task: Task): object {
  const fails = Object.fromEntries(task.errors.map((error, at) => [kebabCase(error), { status: 460 + at }]));
  return {
    ...head("call", `task.${kebabCase(task.name)}`),
    input: {},
    output: { type: "object", properties: { value: { type: "string" } } },
    failures: task.errors.map(kebabCase),
    ways: {
      v1: {
        operation: operationOf(task),
        gives: { value: { var: "reply.value" } },
        ...(task.errors.length === 0 ? {} : { fails }),
      },
    },
  };
}

function contractOf(tasks: readonly Task[]): object {
  const schema = { type: "object", properties: { value: { type: "string" } } };
  const paths = tasks.map((task) => {
    const refusals = task.errors.map((error, at) => [String(460 + at), { description: error }]);
    const answer = { description: "It is done.", content: { "application/json": { schema } } };
    const operation = {
      operationId: operationOf(task),
      "x-call": { base: "tea", ...(task.isKeyed ? { keyHeader: "once" } : {}) },
      responses: { "200": answer, ...Object.fromEntries(refusals) },
    };
    return [`/tasks/${kebabCase(task.name)}`, { post: operation }];
  });
  return { openapi: "3.1.0", info: { title: "Tasks", version: "1.0.0" }, paths: Object.fromEntries(paths) };
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
