import type { TracedPart } from "./traced-part.ts";

/** A leaf of a rule that decided its value, such as a comparison and the values that it compared. */
export interface Reason {
  readonly pointer: string;
  /** The named rule that contains it; absent for the traced rule. */
  readonly rule?: string;
  readonly operator: string;
  readonly value: unknown;
  /** The paths that it read with their values, in the order of reading. */
  readonly reads: readonly { readonly path: string; readonly value: unknown }[];
}

/** The leaves that decided the value of a part: for a false `and`, the one condition that was not true; and so on. */
export function reasonsFor(part: TracedPart): Reason[] {
  const parts = deciding(part) ?? [];
  // A rule that exceeded its limits may have stopped before any part.
  return parts.length === 0 ? [toReason(part)] : parts.flatMap(reasonsFor);
}

/** The parts that decide a part's value; undefined for a leaf. */
function deciding({ operator, value, parts }: TracedPart): readonly TracedPart[] | undefined {
  const last = parts.slice(-1);
  switch (operator) {
    case "and":
      return value === true ? parts : last;
    case "or":
      return value === true ? last : parts;
    case "!":
      return parts;
    case "if":
    case "match":
      return decidingOfChoice(parts);
    case "all":
    case "none":
      return value === false && parts.length > 1 ? last : undefined;
    case "some":
      return value === true ? last : undefined;
    case "rule":
    case "holds":
      return last[0]?.rule === undefined ? undefined : last;
    default:
      return undefined;
  }
}

/** The value that was chosen; when it is a literal in the rule, the conditions, or the value that was matched. */
function decidingOfChoice(parts: readonly TracedPart[]): readonly TracedPart[] | undefined {
  const chosen = parts.at(-1);
  if (chosen !== undefined && chosen.operator !== "literal") return [chosen];
  const conditions = parts.filter(({ operator }) => operator !== "literal");
  return conditions.length === 0 ? undefined : conditions;
}

function toReason({ pointer, rule, operator, value, parts, path }: TracedPart): Reason {
  const own = path === undefined ? [] : [{ path, value }];
  return {
    pointer,
    ...(rule === undefined ? {} : { rule }),
    operator,
    value,
    reads: [...own, ...parts.flatMap(collectReads)],
  };
}

function collectReads({ path, value, parts }: TracedPart): { path: string; value: unknown }[] {
  return path === undefined ? parts.flatMap(collectReads) : [{ path, value }];
}
