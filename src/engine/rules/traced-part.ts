/** One evaluated part of a rule; a part under an iterator occurs once for each element. */
export interface TracedPart {
  /** The part's place: a JSON Pointer from its rule's root. */
  readonly pointer: string;
  /** The named rule that contains it; absent for the traced rule. */
  readonly rule?: string;
  /** The operator's name; `var` for a path, `list` and `literal` for these. */
  readonly operator: string;
  /** The path, of a `var`. */
  readonly path?: string;
  readonly value: unknown;
  /** The parts evaluated for it, in order. Parts that were not needed are absent. */
  readonly parts: readonly TracedPart[];
}
