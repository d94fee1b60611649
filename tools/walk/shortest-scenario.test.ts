import fc from "fast-check";
import { expect, test } from "vitest";
import { createCheckContext } from "../../src/checker/check-context.ts";
import { changingFiles } from "../../src/checker/read/changing-files.ts";
import { performStep, type RunState } from "../../src/checker/scenarios/scenario-step.ts";
import type { When } from "../../src/documents/generated/scenarios.ts";
import { documentSet } from "../../tests/documents/support/document-set.ts";
import { explore } from "./explore.ts";
import type { Found, Walk } from "./found.ts";
import { shortestScenario } from "./shortest-scenario.ts";
import { walkedFlow } from "./walked-flow.ts";

const { files, facts } = documentSet("tea");
const EVENTS = ["A", "B", "C"];

interface Door {
  readonly to: number;
  /** Takes the key, or opens only with it. */
  readonly key: "none" | "takes" | "needs";
}

const door = fc.record({ to: fc.nat(7), key: fc.constantFrom("none", "takes", "needs") });
const rooms = fc.array(fc.array(fc.option(door), { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 8 });

/** A maze: screens whose controls lead to others, some only once a key was taken. */
function buildMaze(doors: readonly (readonly (Door | null)[])[]) {
  const name = (index: number) => `room-${index % doors.length}`.replace("-", "");
  const states = doors.map((exits, index) => {
    const on = exits.flatMap((one, at) => (one === null ? [] : [[EVENTS[at], toTransition(one, name(one.to))]]));
    return [name(index), { screen: "maze", on: Object.fromEntries(on) }] as const;
  });
  const data = { properties: { key: { type: "boolean" } } };
  return { id: "maze", formatVersion: 2, summary: "A maze.", data, start: name(0), states: Object.fromEntries(states) };
}

function toTransition({ key }: Door, to: string): object {
  if (key === "takes") return { set: { key: true }, to };
  return key === "needs" ? { if: { present: { var: "data.key" } }, to } : { to };
}

const button = (event: string) => ({
  component: "button",
  props: { text: "porch.leave" },
  on: { press: { send: event } },
});
const screen = {
  ...{ id: "maze", formatVersion: 2, summary: "A room.", title: "porch.title" },
  blocks: Object.fromEntries(EVENTS.map((event) => [event.toLowerCase(), button(event)])),
};

function walkMaze(doors: readonly (readonly (Door | null)[])[]): Walk {
  const mazeFiles = new Map(files)
    .set("flows/porch/maze.flow.json", JSON.stringify(buildMaze(doors)))
    .set("flows/porch/maze.screen.json", JSON.stringify(screen));
  const context = createCheckContext(changingFiles(mazeFiles), facts);
  const document = context.index.find("flow", "porch/maze");
  if (document === undefined) throw new Error("the maze is missing");
  return explore(walkedFlow(context, document, "tea-house", undefined));
}

/** The room, and whether the customer has the key. */
const placeKey = ({ snapshot: { frames } }: RunState) => `${frames[0]?.state} ${frames[0]?.data.key === true}`;

/** The fewest steps to every place, by trying all steps in every order. */
function leastSteps([first]: readonly Found[]): ReadonlyMap<string, number> {
  const all: readonly When[] = [...EVENTS.map((send) => ({ send })), { back: true }];
  const least = new Map<string, number>();
  const seen = new Set<string>();
  let standings = first === undefined ? [] : [first.runState];
  for (let steps = 0; standings.length > 0; steps += 1) {
    for (const one of standings) if (!least.has(placeKey(one))) least.set(placeKey(one), steps);
    standings = standings.flatMap((one) =>
      all.flatMap((when) => {
        const outcome = performStep(one, when, () => one.context);
        if (!outcome.ok) return [];
        const { frames, path, floor } = outcome.runState.snapshot;
        const key = JSON.stringify([frames, path.map(({ at }) => at.state), floor]);
        if (seen.has(key) || path.length > 8) return [];
        seen.add(key);
        return [outcome.runState];
      }),
    );
  }
  return least;
}

test("the path to every room, with the key or without, is as short as that of an exhaustive search", () => {
  fc.assert(
    fc.property(rooms, (doors) => {
      const walk = walkMaze(doors);
      const least = leastSteps(walk.found);
      const lengths = [...least.keys()].map((place) => {
        const scenario = shortestScenario(walk, ({ runState }) => placeKey(runState) === place);
        return [place, scenario?.steps?.length ?? 0] as const;
      });
      expect(Object.fromEntries(lengths)).toEqual(Object.fromEntries(least));
    }),
    { numRuns: 20, seed: 4 },
  );
});
