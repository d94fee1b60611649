import { expect, test } from "vitest";
import { flowCards, rowText } from "./flow-cards.ts";
import { ANY, type DiagramTransition, type FlowDiagram, NEXT_STEP } from "./flow-diagram.ts";

const transition = (from: string, to: string, label: string, isFailure = false): DiagramTransition => ({
  from: `a/b#${from}`,
  to: `a/b#${to}`,
  label,
  isFailure,
  walked: "taken",
});

const diagram: FlowDiagram = {
  flow: "a/b",
  states: ["begin", "one", "two", "checking", "left"].map((name, index) => ({
    id: `a/b#${name}`,
    name,
    kind: name === "left" ? "final" : "screen",
    isStart: index === 0,
  })),
  ways: [
    transition(ANY, "left", "LEAVE"),
    transition(ANY, ANY, "offline", true),
    transition(ANY, ANY, "server", true),
    transition("begin", NEXT_STEP, "GO"),
    transition("one", NEXT_STEP, "SUBMIT"),
    transition("two", "checking", "SUBMIT"),
    transition("two", "one", "CHANGE"),
    transition("checking", NEXT_STEP, "done"),
    transition("checking", "left", "locked", true),
    transition("checking", "two", "refused", true),
    transition(NEXT_STEP, "one", "1"),
    transition(NEXT_STEP, "two", "2"),
  ],
  unfolded: {},
};

const { cards, lines, below } = flowCards(diagram);
const named = (id: string) => id.slice("a/b#".length);

test("steps form a column, and each other state has one line from the nearest state that leads to it", () => {
  expect(lines.map(({ from, to, labels }) => `${named(from)} ${labels.join()} ${named(to)}`)).toEqual([
    "one 2 two",
    "begin GO one",
    "two SUBMIT checking",
    "checking locked left",
  ]);
  expect(below.map(([above, id]) => `${named(above)} ${named(id)}`)).toEqual(["any state begin"]);
});

test("all other transitions are listed in their source card, failures last and those that stay together", () => {
  const rowTexts = Object.fromEntries(cards.map(({ state, rows }) => [state.name, rows.map(rowText)]));
  expect(rowTexts).toEqual({
    "any state": ["LEAVE ▸ left", "offline, server stays"],
    begin: [],
    one: ["SUBMIT ▸ next step"],
    two: ["CHANGE ▸ one"],
    checking: ["done ▸ next step", "refused ▸ two"],
    left: [],
  });
});

test("no transition is left out", () => {
  const drawn = lines.filter(({ isOfSteps }) => !isOfSteps).flatMap(({ labels }) => labels);
  const rowLabels = cards.flatMap(({ rows }) => rows.flatMap(({ labels }) => labels));
  const all = diagram.ways.filter(({ from }) => from !== `a/b#${NEXT_STEP}`).map(({ label }) => label);
  expect([...drawn, ...rowLabels].sort()).toEqual(all.sort());
});
