import { expect, test } from "vitest";
import { flowCards, rowText } from "./flow-cards.ts";
import { ANY, type FlowPicture, NEXT_STEP, type PictureWay } from "./flow-picture.ts";

const way = (from: string, to: string, label: string, isFailure = false): PictureWay => ({
  from: `a/b#${from}`,
  to: `a/b#${to}`,
  label,
  isFailure,
  walked: "taken",
});

const picture: FlowPicture = {
  flow: "a/b",
  states: ["begin", "one", "two", "checking", "left"].map((name, index) => ({
    id: `a/b#${name}`,
    name,
    kind: name === "left" ? "final" : "screen",
    isStart: index === 0,
  })),
  ways: [
    way(ANY, "left", "LEAVE"),
    way(ANY, ANY, "offline", true),
    way(ANY, ANY, "server", true),
    way("begin", NEXT_STEP, "GO"),
    way("one", NEXT_STEP, "SUBMIT"),
    way("two", "checking", "SUBMIT"),
    way("two", "one", "CHANGE"),
    way("checking", NEXT_STEP, "done"),
    way("checking", "left", "locked", true),
    way("checking", "two", "refused", true),
    way(NEXT_STEP, "one", "1"),
    way(NEXT_STEP, "two", "2"),
  ],
  unfolded: {},
};

const { cards, lines, below } = flowCards(picture);
const named = (id: string) => id.slice("a/b#".length);

test("steps stand below each other, and each other state has one line from the nearest that leads to it", () => {
  expect(lines.map(({ from, to, labels }) => `${named(from)} ${labels.join()} ${named(to)}`)).toEqual([
    "one 2 two",
    "begin GO one",
    "two SUBMIT checking",
    "checking locked left",
  ]);
  expect(below.map(([above, id]) => `${named(above)} ${named(id)}`)).toEqual(["any state begin"]);
});

test("all other ways are told where they start, failures last and those that stay together", () => {
  const told = Object.fromEntries(cards.map(({ state, rows }) => [state.name, rows.map(rowText)]));
  expect(told).toEqual({
    "any state": ["LEAVE ▸ left", "offline, server stays"],
    begin: [],
    one: ["SUBMIT ▸ next step"],
    two: ["CHANGE ▸ one"],
    checking: ["done ▸ next step", "refused ▸ two"],
    left: [],
  });
});

test("no way is left out", () => {
  const drawn = lines.filter(({ isOfSteps }) => !isOfSteps).flatMap(({ labels }) => labels);
  const told = cards.flatMap(({ rows }) => rows.flatMap(({ labels }) => labels));
  const all = picture.ways.filter(({ from }) => from !== `a/b#${NEXT_STEP}`).map(({ label }) => label);
  expect([...drawn, ...told].sort()).toEqual(all.sort());
});
