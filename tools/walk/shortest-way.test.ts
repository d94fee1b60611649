import fc from "fast-check";
import { expect, test } from "vitest";
import { prepareDocuments } from "../../src/documents/checked-documents.ts";
import type { When } from "../../src/documents/generated/scenarios.ts";
import { changingFiles } from "../../src/documents/read/changing-files.ts";
import { happen, type Standing } from "../../src/documents/scenarios/happening.ts";
import { documentSet } from "../../tests/documents/support/document-set.ts";
import { explore, type Found, type Walk } from "./explore.ts";
import { shortestScenario } from "./shortest-way.ts";
import { walkedFlow } from "./walked-flow.ts";

const { files, facts } = documentSet("tea");
const EVENTS = ["A", "B", "C"];

interface Door {
  readonly to: number;
  /** Takes the key along, or opens only with it. */
  readonly key: "none" | "takes" | "needs";
}

const door = fc.record({ to: fc.nat(7), key: fc.constantFrom("none", "takes", "needs") });
const rooms = fc.array(fc.array(fc.option(door), { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 8 });

/** A maze: screens whose controls lead to others, some only once a key was taken. */
function mazeOf(doors: readonly (readonly (Door | null)[])[]) {
  const name = (index: number) => `room-${index % doors.length}`.replace("-", "");
  const states = doors.map((ways, index) => {
    const on = ways.flatMap((one, at) => (one === null ? [] : [[EVENTS[at], transitionOf(one, name(one.to))]]));
    return [name(index), { screen: "maze", on: Object.fromEntries(on) }] as const;
  });
  const data = { properties: { key: { type: "boolean" } } };
  return { id: "maze", formatVersion: 1, summary: "A maze.", data, start: name(0), states: Object.fromEntries(states) };
}

function transitionOf({ key }: Door, to: string): object {
  if (key === "takes") return { set: { key: true }, to };
  return key === "needs" ? { if: { present: { var: "data.key" } }, to } : { to };
}

const button = (event: string) => ({ use: "button", props: { text: "porch.leave" }, on: { press: { send: event } } });
const screen = {
  ...{ id: "maze", formatVersion: 1, summary: "A room.", title: "porch.title" },
  blocks: Object.fromEntries(EVENTS.map((event) => [event.toLowerCase(), button(event)])),
};

function walkOf(doors: readonly (readonly (Door | null)[])[]): Walk {
  const invented = new Map(files)
    .set("flows/porch/maze.flow.json", JSON.stringify(mazeOf(doors)))
    .set("flows/porch/maze.screen.json", JSON.stringify(screen));
  const checked = prepareDocuments(changingFiles(invented), facts);
  const document = checked.index.find("flow", "porch/maze");
  if (document === undefined) throw new Error("the maze is not there");
  return explore(walkedFlow(checked, document, "tea-house", undefined));
}

/** The room, and whether the key is there. */
const placeOf = ({ snapshot: { frames } }: Standing) => `${frames[0]?.state} ${frames[0]?.data.key === true}`;

/** How many steps every place is away at the least, by trying all that can be done, in every order. */
function leastSteps([first]: readonly Found[]): ReadonlyMap<string, number> {
  const all: readonly When[] = [...EVENTS.map((send) => ({ send })), { back: true }];
  const least = new Map<string, number>();
  const seen = new Set<string>();
  let standings = first === undefined ? [] : [first.standing];
  for (let steps = 0; standings.length > 0; steps += 1) {
    for (const one of standings) if (!least.has(placeOf(one))) least.set(placeOf(one), steps);
    standings = standings.flatMap((one) =>
      all.flatMap((when) => {
        const outcome = happen(one, when, () => one.context);
        if (!outcome.ok) return [];
        const { frames, path, floor } = outcome.standing.snapshot;
        const key = JSON.stringify([frames, path.map(({ at }) => at.state), floor]);
        if (seen.has(key) || path.length > 8) return [];
        seen.add(key);
        return [outcome.standing];
      }),
    );
  }
  return least;
}

test("the way to every room, with the key or without, is as short as any that an exhaustive search finds", () => {
  fc.assert(
    fc.property(rooms, (doors) => {
      const walk = walkOf(doors);
      const least = leastSteps(walk.found);
      const lengths = [...least.keys()].map((place) => {
        const scenario = shortestScenario(walk, ({ standing }) => placeOf(standing) === place);
        return [place, scenario?.steps?.length ?? 0] as const;
      });
      expect(Object.fromEntries(lengths)).toEqual(Object.fromEntries(least));
    }),
    { numRuns: 20, seed: 4 },
  );
});
