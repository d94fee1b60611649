import { derived } from "./derived.ts";

/** The same function, which computes once for each owner and names, and again when a value that it read changes. */
export function memoize<Owner extends object, Names extends readonly string[], Found>(
  find: (owner: Owner, ...names: Names) => Found,
): (owner: Owner, ...names: Names) => Found {
  const known = new WeakMap<Owner, Map<string, () => Found>>();
  return (owner, ...names) => {
    const ofOwner = known.get(owner) ?? new Map<string, () => Found>();
    if (ofOwner.size === 0) known.set(owner, ofOwner);
    const name = names.length === 1 ? String(names[0]) : names.join("\n");
    const found = ofOwner.get(name);
    if (found !== undefined) return found();
    const sought = derived(() => find(owner, ...names));
    ofOwner.set(name, sought);
    return sought();
  };
}
