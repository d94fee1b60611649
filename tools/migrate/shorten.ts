/** Reads the only member of an object, when it has this name. */
const onlyMember = (value: unknown, name: string): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const [[key, inner] = [], ...others] = Object.entries(value);
  return key === name && others.length === 0 ? inner : undefined;
};

/** The path of `{ "var": path }`, of a look-up by key, or of a part of these. */
function pathOf(rule: unknown): string | undefined {
  const path = onlyMember(rule, "var");
  return typeof path === "string" ? path : (lookUp(onlyMember(rule, "find")) ?? part(onlyMember(rule, "get")));
}

/** `find` of the first element whose member equals a value: `list[member=path]`. */
function lookUp(find: unknown): string | undefined {
  if (typeof find !== "object" || find === null || !("in" in find && "as" in find && "is" in find)) return undefined;
  const { in: list, as, is } = find;
  const sides = onlyMember(is, "===");
  const listPath = pathOf(list);
  if (!Array.isArray(sides) || sides.length !== 2 || listPath === undefined || typeof as !== "string") return undefined;
  const [own, other] = [sides, sides.toReversed()].map(([one]) => pathOf(one));
  const inElement = [own, other].find((path) => path?.startsWith(`${as}.`));
  const wanted = inElement === own ? other : own;
  const member = inElement?.slice(as.length + 1);
  const isPlain = member !== undefined && /^\w+$/.test(member) && wanted !== undefined && !reads(wanted, as);
  return isPlain ? `${listPath}[${member}=${wanted}]` : undefined;
}

const reads = (path: string, name: string) => path.split(/[.[\]=]/).includes(name);

/** `get` with written keys. */
function part(get: unknown): string | undefined {
  if (!Array.isArray(get) || get.length < 2) return undefined;
  const [whole, ...keys] = get;
  const path = pathOf(whole);
  const isWritten = keys.every((key) => typeof key === "string" && /^\w+$/.test(key));
  return path !== undefined && isWritten ? [path, ...keys].join(".") : undefined;
}

/** Whether a text begins with `$` and is neither a path nor escaped: the last documents of format 1 had both. */
const isPlain = (text: string) => /^\$(?![a-zA-Z$])/.test(text);

/**
 * A value of a document in the shorthand of format 2, or undefined when it has none. `isEvent`: whether it is an event of
 * a screen's block.
 */
export function shorten(value: unknown, isEvent: boolean): string | undefined {
  if (typeof value === "string") return isPlain(value) ? `$${value}` : undefined;
  const event = isEvent ? onlyMember(value, "send") : undefined;
  if (typeof event === "string") return event;
  const path = pathOf(value) ?? pathOf(onlyMember(value, "data"));
  return path === undefined ? undefined : `$${path}`;
}
