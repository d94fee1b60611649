type Key = object | string;

/** The results for the keys so far: a result, or a map by one key more. */
interface Entry<Result> {
  objects?: WeakMap<object, Entry<Result>>;
  names?: Map<string, Entry<Result>>;
  found?: { readonly result: Result };
}

/**
 * Returns the same function, which computes once for the same objects (by identity) and names. For pure functions of
 * values that never change; for values that depend on changing files, use `memoize`.
 */
export function memoizeByIdentity<Keys extends readonly [object, ...Key[]], Result>(
  compute: (...keys: Keys) => Result,
): (...keys: Keys) => Result {
  const root: Entry<Result> = {};
  return (...keys) => {
    let entry = root;
    for (const key of keys) entry = inner(entry, key);
    entry.found ??= { result: compute(...keys) };
    return entry.found.result;
  };
}

function inner<Result>(entry: Entry<Result>, key: Key): Entry<Result> {
  if (typeof key === "string") {
    entry.names ??= new Map();
    return entryOf(entry.names, key);
  }
  entry.objects ??= new WeakMap();
  return entryOf(entry.objects, key);
}

function entryOf<K, Result>(
  entries: { get(key: K): Entry<Result> | undefined; set(key: K, entry: Entry<Result>): unknown },
  key: K,
): Entry<Result> {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const entry: Entry<Result> = {};
  entries.set(key, entry);
  return entry;
}
