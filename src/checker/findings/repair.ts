/** An automatic repair of a problem. */
export type Repair =
  /** The name at the place was probably a typing error for another. */
  | { readonly kind: "name"; readonly part: "key" | "value"; readonly meant: string }
  /** The keys of the object around the place must have this order. */
  | { readonly kind: "order"; readonly keys: readonly string[] }
  /** A message needs wordings in some languages, with these placeholders. */
  | {
      readonly kind: "message";
      readonly key: string;
      readonly args: readonly string[];
      readonly locales: readonly string[];
    };
