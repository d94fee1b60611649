/** One contestant's figure. */
export interface Figure {
  readonly name: string;
  readonly value: number;
}

/** What the figures should be to each other. */
export interface Goal {
  /** Such as "our steps a second to those of xstate's transition". */
  readonly what: string;
  readonly measured: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Figures of contestants in one run, and what was aimed at. */
export interface Comparison {
  readonly title: string;
  readonly unit: string;
  readonly figures: readonly Figure[];
  readonly goals: readonly Goal[];
}

/** The figure of a contestant. @throws where there is none of that name */
export function figureValue(figures: readonly Figure[], name: string): number {
  const found = figures.find((figure) => figure.name === name);
  if (found === undefined) throw new Error(`there is no figure of "${name}"`);
  return found.value;
}

/** Whether what was measured is within what was aimed at. */
export const isMet = ({ measured, atLeast = -Infinity, atMost = Infinity }: Goal): boolean =>
  measured >= atLeast && measured <= atMost;
