import { isPersonal } from "../../src/checker/scope/personal-values.ts";
import type { ShapeScope } from "../../src/checker/scope/shape.ts";
import { type Reason, rulePaths, type traceRule } from "../../src/engine/index.ts";

/** One part of a trace. */
export type TracedPart = ReturnType<typeof traceRule>["root"];

/** The replacement of a value that is personal or secret. */
export const HIDDEN = "hidden: personal or secret";

/** The personal values, and the schemas of the rules' data, which mark each path. */
export interface Personal {
  readonly personal: readonly string[];
  readonly shapes: ShapeScope;
}

/** Shorter texts would match everywhere. */
const TELLING_LENGTH = 3;

/**
 * Hides personal values in a trace, and values derived from them; derived booleans are shown. Hides nothing without
 * marks.
 */
export function hiddenIn(known: Personal | undefined) {
  const texts = known?.personal ?? [];
  const containsPersonal = (value: unknown) => {
    const json = JSON.stringify(value) ?? "";
    return texts.some((text) => String(value) === text || (text.length >= TELLING_LENGTH && json.includes(text)));
  };
  const isRead = (path: string | undefined) =>
    path !== undefined &&
    known !== undefined &&
    rulePaths({ var: path }).some((read) => isPersonal(read.path, known.shapes));
  const isHidden = (value: unknown, path?: string) =>
    value !== undefined && typeof value !== "boolean" && (isRead(path) || containsPersonal(value));
  const part = (one: TracedPart): TracedPart => {
    const parts = one.parts.map(part);
    const isMade = typeof one.value === "string" && parts.some(({ value }) => value === HIDDEN);
    const value = isMade || isHidden(one.value, one.path) ? HIDDEN : one.value;
    return { ...one, value, parts };
  };
  const reason = (one: Reason): Reason => ({
    ...one,
    value: isHidden(one.value) ? HIDDEN : one.value,
    reads: one.reads.map(({ path, value }) => ({ path, value: isHidden(value, path) ? HIDDEN : value })),
  });
  return { part, reason };
}
