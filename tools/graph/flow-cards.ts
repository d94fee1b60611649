import { ANY, type DiagramState, type DiagramTransition, type FlowDiagram, NEXT_STEP } from "./flow-diagram.ts";

/** Transitions of a state with the same target and style, listed in its card and not drawn as a line. */
export interface CardRow extends Pick<DiagramTransition, "isFailure" | "walked"> {
  readonly labels: readonly string[];
  /** The name of the target state, the opened flow, or `undefined` when they stay. */
  readonly to: string | undefined;
}

/** A state as a card: its kind, and the transitions that are listed and not drawn as lines. */
export interface Card {
  readonly state: DiagramState;
  readonly rows: readonly CardRow[];
}

/** A line between two cards. */
export interface CardLine extends Pick<DiagramTransition, "from" | "to" | "isFailure" | "walked"> {
  readonly labels: readonly string[];
  /** The order of a journey's steps, which stand below each other. */
  readonly isOfSteps: boolean;
}

/**
 * A flow as cards: every state has at most one incoming line; all other transitions are listed in their source card.
 */
export interface FlowCards {
  readonly cards: readonly Card[];
  readonly lines: readonly CardLine[];
  /** Cards without an incoming line, each with the card above it. */
  readonly below: readonly (readonly [string, string])[];
}

/** The most lines from one card; more would make the diagram too wide. */
const MOST_LINES = 2;

/** Makes the cards of a flow, in the order in which it is written. */
export function flowCards(diagram: FlowDiagram): FlowCards {
  const order = new Map(diagram.states.map(({ id }, index) => [id, index]));
  const lines = chooseLines(diagram, order);
  const isDrawn = (transition: DiagramTransition) =>
    lines.some(({ from, to, labels, isOfSteps }) => {
      const isThere =
        transition.to === to || (transition.to === `${diagram.flow}#${NEXT_STEP}` && to === firstStep(diagram));
      return !isOfSteps && transition.from === from && isThere && labels.includes(transition.label);
    });
  const undrawn = diagram.ways.filter(
    (transition) => !transition.from.endsWith(`#${NEXT_STEP}`) && !isDrawn(transition),
  );
  const any: DiagramState = { id: `${diagram.flow}#${ANY}`, name: ANY, kind: "any", isStart: false };
  const all = undrawn.some(({ from }) => from === any.id) ? [any, ...diagram.states] : diagram.states;
  const cards = all.map((state) => ({ state, rows: groupRows(undrawn.filter(({ from }) => from === state.id)) }));
  return { cards, lines, below: placeBelow(all, lines) };
}

const firstStep = ({ flow, ways }: FlowDiagram) => ways.find(({ from }) => from === `${flow}#${NEXT_STEP}`)?.to;

/** Lines between the steps, then for each other state the nearest transition that leads to it. */
function chooseLines(diagram: FlowDiagram, order: ReadonlyMap<string, number>): CardLine[] {
  const next = `${diagram.flow}#${NEXT_STEP}`;
  const steps = diagram.ways.filter(({ from }) => from === next);
  const lines: CardLine[] = steps.slice(1).map(({ to, label, walked }, index) => {
    return { from: steps[index]?.to ?? to, to, labels: [label], isFailure: false, walked, isOfSteps: true };
  });
  const first = steps[0]?.to;
  for (const { id, isStart } of diagram.states) {
    if (isStart || (id !== first && steps.some(({ to }) => to === id))) continue;
    const leading = diagram.ways.filter(({ from, to }) => from !== id && (to === id || (id === first && to === next)));
    const [nearest] = leading
      .filter(({ from }) => order.has(from) && lines.filter((line) => line.from === from).length < MOST_LINES)
      .toSorted((one, other) => distance(one, id, order) - distance(other, id, order));
    if (nearest === undefined) continue;
    const { from, to, isFailure, walked } = nearest;
    const same = leading.filter(
      (transition) => transition.from === from && transition.to === to && isAlike(transition, nearest),
    );
    const labels = [...new Set(same.map(({ label }) => label))];
    lines.push({ from, to: id, labels, isFailure, walked, isOfSteps: false });
  }
  return lines;
}

/** Transitions from adjacent earlier states come first, then failures, then back transitions. */
function distance({ from, isFailure }: DiagramTransition, to: string, order: ReadonlyMap<string, number>): number {
  const steps = (order.get(to) ?? 0) - (order.get(from) ?? 0);
  return (steps > 0 ? steps : 1_000 - steps) + (isFailure ? 100 : 0);
}

const isAlike = (one: DiagramTransition, other: DiagramTransition) =>
  one.isFailure === other.isFailure && one.walked === other.walked && one.opens === other.opens;

function groupRows(transitions: readonly DiagramTransition[]): CardRow[] {
  const rows = new Map<string, CardRow>();
  for (const { label, from, to, opens, isFailure, walked } of transitions) {
    const target = opens === undefined ? stateName(to) : `opens ${opens}`;
    const row = { to: from === to && opens === undefined ? undefined : target, isFailure, walked };
    const key = JSON.stringify(row);
    rows.set(key, { ...row, labels: [...new Set([...(rows.get(key)?.labels ?? []), label])] });
  }
  return [...rows.values()].toSorted((one, other) => Number(one.isFailure) - Number(other.isFailure));
}

const stateName = (id: string) => id.slice(id.indexOf("#") + 1);

/** A card without an incoming line is placed below the one before it. */
function placeBelow(states: readonly DiagramState[], lines: readonly CardLine[]): (readonly [string, string])[] {
  const held = new Set(lines.map(({ to }) => to));
  return states.flatMap(({ id }, index): (readonly [string, string])[] => {
    const before = states[index - 1];
    return before === undefined || held.has(id) ? [] : [[before.id, id]];
  });
}

/** A row in words: `SUBMIT ▸ checking`. */
export function rowText({ labels, to, walked }: CardRow): string {
  const word = { taken: "", untaken: " (never taken)", "out of reach": " (out of reach)", "not walked": "" }[walked];
  return `${labels.join(", ")} ${to === undefined ? "stays" : `▸ ${to}`}${word}`;
}
