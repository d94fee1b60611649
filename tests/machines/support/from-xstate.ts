import { arrayElements, member, objectEntries } from "../../../src/documents/json.ts";
import type { Chart, ChartState, Move } from "./chart.ts";
import { kebabCase } from "./machine.ts";

/** The statechart of a machine's configuration in XState's JSON: `on`, `always`, `after`, `invoke`, nested and final states. */
export function fromXstate(text: string): Chart {
  const source: unknown = JSON.parse(text);
  const data = objectEntries(member(source, "context")).map(([name, value]) => [name, typeOf(value)] as const);
  return { root: stateOf("", source, []), data: Object.fromEntries(data) };
}

/** `null` stands for a text that is not there yet. */
function typeOf(value: unknown): object {
  if (typeof value === "number") return { type: "integer", default: value };
  return typeof value === "boolean" ? { type: "boolean", default: value } : { type: "string" };
}

/** A target is a state beside the one that names it, inside it (`.x`), or anywhere by its id (`#x`). */
function stateOf(name: string, source: unknown, beside: readonly string[]): ChartState {
  const initial = member(source, "initial");
  const children = objectEntries(member(source, "states"));
  const inside = children.map(([child]) => child);
  const movesOf = (moves: unknown) => movesFrom(moves, beside);
  const isHistory = member(source, "type") === "history";
  const [remembered] = isHistory ? movesOf(member(source, "target") ?? []) : [];
  const [invoke] = [member(source, "invoke") ?? []].flat();
  return {
    name,
    ...(typeof initial === "string" ? { initial } : {}),
    isFinal: member(source, "type") === "final",
    isParallel: member(source, "type") === "parallel",
    ...(isHistory ? { history: remembered?.target ?? "" } : {}),
    children: children.map(([child, state]) => stateOf(child, state, inside)),
    on: objectEntries(member(source, "on")).flatMap(([event, moves]) =>
      movesOf(moves).map((move) => [event, move] as const),
    ),
    always: movesOf(member(source, "always")),
    after: objectEntries(member(source, "after")).flatMap(([ms, moves]) =>
      movesOf(moves).map((move) => [Number(ms) / 1000, move] as const),
    ),
    ...(invoke === undefined
      ? {}
      : {
          invoke: {
            task: kebabCase(String(member(invoke, "src"))),
            done: movesOf(member(invoke, "onDone")),
            failed: movesOf(member(invoke, "onError")),
          },
        }),
    done: movesOf(member(source, "onDone")),
  };
}

const movesFrom = (source: unknown, beside: readonly string[]): Move[] =>
  source === undefined ? [] : [source].flat().map((move) => moveOf(move, beside));

/** A state that is not beside the one that names it is not found, as if there were none of that name. */
function targetOf(target: string, beside: readonly string[]): string {
  if (/[.#]/.test(target)) return target.replace(/^.*[.#]/, "");
  return beside.includes(target) || beside.length === 0 ? target : `${target} elsewhere`;
}

function moveOf(source: unknown, beside: readonly string[]): Move {
  const target = typeof source === "string" ? source : member(source, "target");
  const guard = member(source, "guard");
  const sets = [member(source, "actions") ?? []].flat().map(assignment);
  return {
    ...(typeof target === "string" ? { target: targetOf(target, beside) } : {}),
    ...(guard === undefined ? {} : { guard: condition(guard) }),
    ...(sets.length === 0 ? {} : { set: Object.assign({}, ...sets) }),
  };
}

/** Guards by name are truths of the context; those with parameters compare. */
function condition(guard: unknown): object {
  if (typeof guard === "string") {
    const value = { var: `data.${guard.replace(/^not /, "")}` };
    return guard.startsWith("not ") ? { "!": value } : value;
  }
  const all = arrayElements(member(guard, "guards")).map(condition);
  if (all.length > 0) return { [String(member(guard, "type"))]: all };
  const params = member(guard, "params");
  return { [String(member(guard, "type"))]: [{ var: `data.${String(member(params, "of"))}` }, member(params, "to")] };
}

/** `increment` and `assign`, as a machine's implementation would have them. */
function assignment(action: unknown): Record<string, unknown> {
  const params = member(action, "params");
  const name = String(member(params, "of"));
  const value = member(action, "type") === "increment" ? { "+": [{ var: `data.${name}` }, 1] } : member(params, "to");
  return { [name]: value };
}
