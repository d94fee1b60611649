/** One contestant's figure. */
export interface Figure {
  readonly name: string;
  readonly value: number;
}

/** The intended ratio of the figures. */
export interface Goal {
  /** Such as "our steps a second to those of xstate's transition". */
  readonly what: string;
  readonly measured: number;
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Figures of contestants in one run, and the goal. */
export interface Comparison {
  readonly title: string;
  readonly unit: string;
  readonly figures: readonly Figure[];
  readonly goals: readonly Goal[];
}

/** The figure of a contestant. @throws for an unknown name */
export function figureValue(figures: readonly Figure[], name: string): number {
  const found = figures.find((figure) => figure.name === name);
  if (found === undefined) throw new Error(`there is no figure of "${name}"`);
  return found.value;
}

/** Whether the measured figures meet the goal. */
export const isMet = ({ measured, atLeast = -Infinity, atMost = Infinity }: Goal): boolean =>
  measured >= atLeast && measured <= atMost;
