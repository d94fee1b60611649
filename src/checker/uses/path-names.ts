/** A name in a path of a rule, with its position in the path's text. */
export interface PathName {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The names of a path, and of each path in its brackets, each from its root up to the first bracket:
 * `programme.types[data.kind].slots` gives `programme types` and `data kind`.
 */
export function pathNames(text: string): PathName[][] {
  const paths: PathName[][] = [];
  const open: { names: PathName[]; isOpen: boolean }[] = [];
  const begin = () => {
    const names: PathName[] = [];
    paths.push(names);
    open.push({ names, isOpen: true });
  };
  begin();
  for (const match of text.matchAll(/[^.[\]=]+|[[\]=]/g)) {
    const [token] = match;
    const current = open.at(-1);
    if (token === "[") {
      if (current) current.isOpen = false;
      begin();
    } else if (token === "]") open.pop();
    else if (token === "=")
      current?.names.splice(0); // The member of a look-up begins no path.
    else if (current?.isOpen) current.names.push({ name: token, from: match.index, to: match.index + token.length });
  }
  return paths;
}
