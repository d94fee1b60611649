/** A path into a scope: a root, and steps that each lead from a value to a part of it. */
export interface Path {
  readonly root: string;
  readonly steps: readonly PathStep[];
}

/** One step of a path: a key, a path whose value is the key, or the first element whose `member` equals a path's value. */
export type PathStep =
  | { readonly key: string }
  | { readonly keyAt: Path }
  | { readonly member: string; readonly equals: Path };

/** The path in brackets of a step. */
export function innerPath(step: PathStep): Path | undefined {
  if ("key" in step) return undefined;
  return "keyAt" in step ? step.keyAt : step.equals;
}

/** The maximum depth of bracketed paths inside bracketed paths. */
const NESTING_LIMIT = 8;

/** The maximum number of steps of a path, including those of its keys: evaluating a path counts as one step. */
export const PATH_STEP_LIMIT = 32;

const NAME = /[^.[\]=]+/y;

interface Reading {
  readonly text: string;
  at: number;
  steps: number;
}

/**
 * Parses `data.order.status`, `programme.types[data.incident].slots` and `session.devices[id=data.asset].name`;
 * `undefined` when the text is no path. Names may contain any character but dots, brackets and equals signs.
 */
export function parsePath(text: string): Path | undefined {
  const reading = { text, at: 0, steps: 0 };
  const path = readPath(reading, 0);
  return reading.at === text.length ? path : undefined;
}

function readPath(reading: Reading, depth: number): Path | undefined {
  const root = depth <= NESTING_LIMIT ? readName(reading) : undefined;
  if (root === undefined) return undefined;
  const steps: PathStep[] = [];
  while (reading.at < reading.text.length && reading.text[reading.at] !== "]") {
    const step = readStep(reading, depth);
    if (step === undefined) return undefined;
    steps.push(step);
  }
  return { root, steps };
}

function readStep(reading: Reading, depth: number): PathStep | undefined {
  const opening = reading.text[reading.at];
  reading.at += 1;
  reading.steps += 1;
  if (reading.steps > PATH_STEP_LIMIT) return undefined;
  if (opening === ".") {
    const key = readName(reading);
    return key === undefined ? undefined : { key };
  }
  const step = opening === "[" ? readBrackets(reading, depth + 1) : undefined;
  if (reading.text[reading.at] !== "]") return undefined;
  reading.at += 1;
  return step;
}

function readBrackets(reading: Reading, depth: number): PathStep | undefined {
  const start = reading.at;
  const member = readName(reading);
  if (reading.text[reading.at] !== "=") {
    reading.at = start;
    const keyAt = readPath(reading, depth);
    return keyAt && { keyAt };
  }
  reading.at += 1;
  const equals = readPath(reading, depth);
  return member === undefined || equals === undefined ? undefined : { member, equals };
}

function readName(reading: Reading): string | undefined {
  NAME.lastIndex = reading.at;
  const name = NAME.exec(reading.text)?.[0];
  reading.at += name?.length ?? 0;
  return name;
}
