import { camelCase, type Machine, secondsOf, type Task, upperCase, waiting } from "./machine.ts";

/** A transition of a statechart. */
export interface Move {
  readonly target?: string;
  readonly guard?: object;
  readonly set?: Readonly<Record<string, unknown>>;
}

/** A state of a statechart, with those inside it. */
export interface ChartState {
  readonly name: string;
  readonly initial?: string;
  readonly isFinal: boolean;
  /** Where a state leads that only remembers which of those beside it was left: here, where one comes the first time. */
  readonly history?: string;
  readonly children: readonly ChartState[];
  /** Whether all that are inside it are there at once. */
  readonly isParallel?: boolean;
  readonly on: readonly (readonly [event: string, move: Move])[];
  readonly always: readonly Move[];
  readonly after: readonly (readonly [seconds: number, move: Move])[];
  readonly invoke?: { readonly task: string; readonly done: readonly Move[]; readonly failed: readonly Move[] };
  /** What happens when a final state inside it is reached. */
  readonly done: readonly Move[];
}

/** A statechart without regions side by side; what was left is not remembered. */
export interface Chart {
  readonly root: ChartState;
  readonly data: Readonly<Record<string, object>>;
}

interface Placed {
  readonly state: ChartState;
  /** The states around it, the nearest first; without the root. */
  readonly around: readonly ChartState[];
}

/** The flat machine that does what a statechart does: a state inside others takes their events too. */
export function flattened({ root, data }: Chart): Machine {
  const placed = placedIn(root, []);
  const enter = (target: string, from: readonly ChartState[]) => camelCase(entered(target, [...from, root]));
  const states = placed
    .filter(({ state }) => (state.children.length === 0 || state.isParallel === true) && state.history === undefined)
    .flatMap((one) => flowStates(one, enter, root));
  const tasks = new Map(
    placed.flatMap(({ state }) => (state.invoke === undefined ? [] : [[state.invoke.task, taskOf(state.invoke.task)]])),
  );
  return { start: enter(root.initial ?? "", []), data, states, tasks: [...tasks.values()] };
}

const taskOf = (name: string): Task => ({ name, errors: [], isKeyed: true });

const placedIn = (holder: ChartState, around: readonly ChartState[]): Placed[] =>
  holder.children.flatMap((state) => [
    { state, around },
    ...(state.isParallel === true ? [] : placedIn(state, [state, ...around])),
  ]);

/** The leaf that is entered with a target; the target itself where there is no such state. */
function entered(target: string, holders: readonly ChartState[]): string {
  const found = holders.map((holder) => within(holder, target)).find((state) => state !== undefined);
  if (found === undefined) return target;
  if (found.history !== undefined) return entered(found.history, holders);
  return found.initial === undefined || found.isParallel === true ? found.name : entered(found.initial, [found]);
}

function within(holder: ChartState, name: string): ChartState | undefined {
  const own = holder.children.find((child) => child.name === name);
  return own ?? holder.children.map((child) => within(child, name)).find((state) => state !== undefined);
}

type Enter = (target: string, from: readonly ChartState[]) => string;

function flowStates({ state, around }: Placed, enter: Enter, root: ChartState): [string, object][] {
  const name = camelCase(state.name);
  const say = (moves: readonly Move[]) => said(moves, (target) => enter(target, around));
  // Flows have none: it is carried over as it is, so that ours has to refuse it.
  if (state.isParallel === true)
    return [[name, { parallel: Object.fromEntries(state.children.map((child) => [camelCase(child.name), {}])) }]];
  if (state.isFinal) return [[name, ended(state, around[0], say, root)]];
  if (state.invoke !== undefined) {
    const { task, done, failed } = state.invoke;
    return [
      [
        name,
        { call: `task.${task}`, done: say(done), ...(failed.length === 0 ? {} : { failed: { "*": say(failed) } }) },
      ],
    ];
  }
  const events = [state, ...around].flatMap(({ on }) => on);
  const on = Object.fromEntries(
    [...new Set(events.map(([event]) => event))].map((event) => [
      eventName(event),
      say(events.filter(([one]) => one === event).map(([, move]) => move)),
    ]),
  );
  const after = Object.fromEntries(state.after.map(([seconds, move]) => [secondsOf(seconds), say([move])]));
  if (state.always.length === 0) return [[name, waiting(name, on, after)]];
  const always = [say(state.always)].flat();
  const isTransient = Object.keys(on).length + Object.keys(after).length === 0;
  if (isTransient) return [[name, { choose: always }]];
  const shown = `${name}Shown`;
  return [
    [name, { choose: [...always, { to: shown }] }],
    [shown, waiting(shown, on, after)],
  ];
}

/** What stands for any event is none of ours, and is carried over as it is. */
const eventName = (event: string) => (event.includes("*") ? event : upperCase(event));

/** What follows a final state: the end of all, or what the state around it does when it is done. */
function ended(
  state: ChartState,
  holder: ChartState | undefined,
  say: (moves: readonly Move[]) => unknown,
  root: ChartState,
): object {
  const moves = [...state.on.map(([, move]) => move), ...state.always];
  const end = { final: { outcome: camelCase(state.name) } };
  if (moves.length > 0) return { ...end, on: { NEXT: say(moves) } };
  if (holder === undefined || holder === root) return end;
  return holder.done.length === 0 ? { wait: {} } : { choose: [say(holder.done)].flat() };
}

/** One transition, or a list of which the first that holds is taken. */
function said(moves: readonly Move[], enter: (target: string) => string): unknown {
  const transitions = moves.map(({ guard, set, target }) => ({
    ...(guard === undefined ? {} : { if: guard }),
    ...(set === undefined ? {} : { set }),
    ...(target === undefined ? {} : { to: enter(target) }),
  }));
  return transitions.length === 1 ? transitions[0] : transitions;
}
