import { assign, createActor, createMachine, transition } from "xstate";
import { compileRule } from "../../../src/engine/index.ts";
import { firstData, isHalted, isOpen, oneMore, STATES, stateName } from "./lap.ts";

type Data = typeof firstData;

/** The guards and the change are the very closures that our engine runs. */
const [halted, open, more] = [isHalted, isOpen, oneMore].map(compileRule);
const isSatisfied = (rule: typeof halted, data: Data) => rule?.({ data }) === true;
const nextStepCount = (data: Data) => Number(more?.({ data }));

/** Creates the machine again. */
export const newMachine = () =>
  createMachine({
    context: firstData,
    initial: stateName(0),
    states: Object.fromEntries(
      Array.from({ length: STATES }, (_, at) => [
        stateName(at),
        {
          on: {
            NEXT: [
              { guard: ({ context }: { context: Data }) => isSatisfied(halted, context), target: stateName(0) },
              {
                guard: ({ context }: { context: Data }) => isSatisfied(open, context),
                actions: assign({ steps: ({ context }: { context: Data }) => nextStepCount(context) }),
                target: stateName(at + 1),
              },
            ],
          },
        },
      ]),
    ),
  });

const used = newMachine();

/** xstate's pure function, which gives the next snapshot and the actions. */
export function walkByTransition(steps: number, machine = used): string {
  let snapshot = machine.resolveState({ value: stateName(0), context: firstData });
  for (let step = 0; step < steps; step += 1) [snapshot] = transition(machine, snapshot, { type: "NEXT" });
  return String(snapshot.value);
}

/** xstate's actor, which keeps its snapshot. */
export function walkByActor(steps: number, machine = used): string {
  const actor = createActor(machine).start();
  for (let step = 0; step < steps; step += 1) actor.send({ type: "NEXT" });
  const { value } = actor.getSnapshot();
  actor.stop();
  return String(value);
}

interface Row {
  readonly if: (data: Data) => boolean;
  readonly set: (data: Data) => Data;
  readonly to: string;
}

/** Written by hand: a table of states, events and alternatives, with copied data. */
export const newTable = (): ReadonlyMap<string, ReadonlyMap<string, readonly Row[]>> =>
  new Map(
    Array.from({ length: STATES }, (_, at) => [
      stateName(at),
      new Map([
        [
          "NEXT",
          [
            { if: (data) => isSatisfied(halted, data), set: (data) => data, to: stateName(0) },
            {
              if: (data) => isSatisfied(open, data),
              set: (data) => ({ ...data, steps: nextStepCount(data) }),
              to: stateName(at + 1),
            },
          ] satisfies Row[],
        ],
      ]),
    ]),
  );

const filled = newTable();

export function walkByTable(steps: number, table = filled): string {
  let at = { state: stateName(0), data: firstData };
  for (let step = 0; step < steps; step += 1) {
    const row = table
      .get(at.state)
      ?.get("NEXT")
      ?.find((one) => one.if(at.data));
    if (row !== undefined) at = { state: row.to, data: row.set(at.data) };
  }
  return at.state;
}
