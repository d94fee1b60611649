/** The names that are in every list; undefined without a list. */
export function inAll(lists: readonly (readonly string[])[]): string[] | undefined {
  const [first, ...others] = lists;
  return first?.filter((name) => others.every((names) => names.includes(name)));
}
