import { isPersonal } from "../../src/checker/scope/personal-values.ts";
import type { ShapeScope } from "../../src/checker/scope/shape.ts";
import { type Reason, rulePaths, type traceRule } from "../../src/engine/index.ts";

/** One part of a trace. */
export type TracedPart = ReturnType<typeof traceRule>["root"];

/** What stands in the place of a value that is personal or secret. */
export const HIDDEN = "hidden: personal or secret";

/** What is personal: the values themselves, and what rules may read, which says it of each path. */
export interface Personal {
  readonly personal: readonly string[];
  readonly shapes: ShapeScope;
}

/** Shorter texts would be found in everything. */
const TELLING_LENGTH = 3;

/** Hides what is personal in a trace, and what is made of it; truths made of it are shown. Nothing when nothing is said. */
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
