import type { DocumentIndex } from "../document-index.ts";

/** The same function, which finds out once for each index and name. */
export function rememberedWords<Arguments extends readonly string[], Found>(
  find: (index: DocumentIndex, ...args: Arguments) => Found,
): (index: DocumentIndex, ...args: Arguments) => Found {
  const known = new WeakMap<DocumentIndex, Map<string, { readonly found: Found }>>();
  return (index, ...args) => {
    const ofIndex = known.get(index) ?? new Map<string, { readonly found: Found }>();
    known.set(index, ofIndex);
    const name = args.join(" ");
    const before = ofIndex.get(name);
    if (before !== undefined) return before.found;
    const found = find(index, ...args);
    ofIndex.set(name, { found });
    return found;
  };
}
