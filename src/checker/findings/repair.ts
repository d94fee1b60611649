/** An automatic repair of a problem. */
export type Repair =
  /** The name at the place was probably a typing error for another. */
  | { readonly kind: "name"; readonly part: "key" | "value"; readonly meant: string }
  /** The keys of the object around the place must have this order. */
  | { readonly kind: "order"; readonly keys: readonly string[] }
  /** Somebody must write texts. */
  | { readonly kind: "message"; readonly texts: readonly MissingText[] };

/** A text that a file lacks. */
export interface MissingText {
  /** The file to which it belongs, which may be absent. */
  readonly file: string;
  /** The language, BCP 47. */
  readonly locale: string;
  /** The key, with the suffix of its plural form. */
  readonly key: string;
  /** The text in the base language; `undefined` when nobody has written that one either. */
  readonly base: string | undefined;
  /** The names of its placeholders. */
  readonly args: readonly string[];
  /** The file of the base language with the same texts; `undefined` when absent. */
  readonly model: string | undefined;
}
