/** Deeper values count as endless: no document needs them, and readers of JSON may refuse them. */
const DEPTH_LIMIT = 100;

interface Measure {
  readonly size: number;
  /** Levels of objects and lists. */
  readonly height: number;
}

const ENDLESS: Measure = { size: Number.POSITIVE_INFINITY, height: 0 };

/** Objects are values that never change, so each is measured once. */
const measured = new WeakMap<object, Measure>();

/**
 * How many characters a value's JSON has; Infinity when it is nested too deep.
 * A step measures only what is new in it.
 */
export function jsonSize(value: unknown): number {
  return measure(value, 0).size;
}

function measure(value: unknown, depth: number): Measure {
  if (typeof value !== "object" || value === null) return { size: leafSize(value), height: 0 };
  const known = measured.get(value);
  if (depth + (known?.height ?? 1) > DEPTH_LIMIT) return ENDLESS;
  if (known !== undefined) return known;
  const measure = Array.isArray(value) ? measureList(value, depth) : measureObject(value, depth);
  if (measure.size !== Number.POSITIVE_INFINITY) measured.set(value, measure);
  return measure;
}

function leafSize(value: unknown): number {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value).length;
    case "number":
    case "boolean":
      return String(value).length;
    default:
      return "null".length;
  }
}

const BRACKETS = 2;
const COMMA = 1;
const COLON = 1;

function measureList(list: readonly unknown[], depth: number): Measure {
  let size = BRACKETS;
  let height = 1;
  for (const item of list) {
    const inner = measure(item, depth + 1);
    size += inner.size + COMMA;
    height = Math.max(height, inner.height + 1);
  }
  return { size, height };
}

function measureObject(object: object, depth: number): Measure {
  let size = BRACKETS;
  let height = 1;
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined) continue;
    const inner = measure(value, depth + 1);
    size += leafSize(key) + COLON + inner.size + COMMA;
    height = Math.max(height, inner.height + 1);
  }
  return { size, height };
}
