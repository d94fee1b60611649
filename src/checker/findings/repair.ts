/** How a problem can be mended without a person. */
export type Repair =
  /** The name at the place was probably meant to be another. */
  | { readonly kind: "name"; readonly part: "key" | "value"; readonly meant: string }
  /** The keys of the object around the place stand in this order. */
  | { readonly kind: "order"; readonly keys: readonly string[] }
  /** A message has to be said in some languages, with these placeholders. */
  | {
      readonly kind: "message";
      readonly key: string;
      readonly args: readonly string[];
      readonly locales: readonly string[];
    };
