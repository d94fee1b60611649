import { isSame } from "./same.ts";
import { spend, TooMuchWork } from "./work.ts";

/**
 * Values that are found when they are asked for, and found again only when something they were found from has changed.
 * What a value is found from is what was read while it was being found: nobody has to list it. A change makes all that
 * hangs on it suspect; a suspect looks at what it was found from, in the order of reading, and is found again if that
 * differs. Where it comes out the same, those who read it stay as they are.
 */
interface Node {
  state: "clean" | "suspect" | "stale";
  /** When its value last changed. */
  version: number;
  /** What it was found from, with the versions that were read, in the order of reading. */
  readonly sources: Map<Node, number>;
  readonly readers: Set<Node>;
  /** Finds the value anew, and says whether it differs. */
  find(): boolean;
}

let now = 0;
let reader: Node | undefined;

/** A value that comes from outside. */
export interface Source<Value> {
  read(): Value;
  write(value: Value): void;
}

/** A value that comes from outside, and can be written. */
export function source<Value>(initial: Value): Source<Value> {
  let value = initial;
  const node = newNode("clean", () => false);
  return {
    read() {
      noteReading(node);
      return value;
    },
    write(next) {
      if (Object.is(next, value)) return;
      value = next;
      node.version = ++now;
      suspectReaders(node);
    },
  };
}

/**
 * A value found from others. What finding it throws is thrown at whoever reads it, until something changes; where it
 * is stopped because it costs too much, it is found from the start when it is read again.
 */
export function derived<Value>(find: () => Value): () => Value {
  let known: { readonly value: Value } | { readonly error: unknown } | undefined;
  const node = newNode("stale", () => {
    const before = known;
    known = captureResult(find);
    const isOld = before && "value" in before && "value" in known && isSame(before.value, known.value);
    if (isOld) known = before;
    return !isOld;
  });
  return () => {
    spend();
    refresh(node);
    noteReading(node);
    if (known === undefined) throw new Error("a value was read while it was being found");
    if ("error" in known) throw known.error;
    return known.value;
  };
}

function captureResult<Value>(find: () => Value): { readonly value: Value } | { readonly error: unknown } {
  try {
    return { value: find() };
  } catch (error) {
    if (error instanceof TooMuchWork) throw error;
    return { error };
  }
}

const newNode = (state: Node["state"], find: Node["find"]): Node => ({
  state,
  version: 0,
  sources: new Map(),
  readers: new Set(),
  find,
});

function noteReading(node: Node): void {
  if (reader === undefined || reader.sources.has(node)) return;
  reader.sources.set(node, node.version);
  node.readers.add(reader);
}

function suspectReaders(node: Node): void {
  for (const one of node.readers) {
    if (one.state !== "clean") continue;
    one.state = "suspect";
    suspectReaders(one);
  }
}

function refresh(node: Node): void {
  if (node.state === "suspect" && !hasNewSource(node)) node.state = "clean";
  if (node.state === "clean") return;
  for (const one of node.sources.keys()) one.readers.delete(node);
  node.sources.clear();
  const outer = reader;
  reader = node;
  try {
    if (node.find()) node.version = ++now;
  } finally {
    reader = outer;
  }
  node.state = "clean";
}

function hasNewSource(node: Node): boolean {
  for (const [one, version] of node.sources) {
    refresh(one);
    if (one.version !== version) return true;
  }
  return false;
}
