/** One part of a rule as it was evaluated; a part under an iterator is there once for each element. */
export interface TracedPart {
  /** Where the part stands: a JSON Pointer from its rule's root. */
  readonly pointer: string;
  /** The named rule in which it stands; without it, the rule that is traced. */
  readonly rule?: string;
  /** The operator's name; `var` for a path, `list` and `literal` for these. */
  readonly operator: string;
  /** The path, of a `var`. */
  readonly path?: string;
  readonly value: unknown;
  /** What was evaluated for it, in that order. What was not needed is not there. */
  readonly parts: readonly TracedPart[];
}
