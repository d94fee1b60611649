import { applyEdits, type Edit, type Node, parseTree } from "jsonc-parser";
import { renamedKey } from "../../src/documents/renamed-keys.ts";

/** A document, or a case of the engine, with the names of format 2, which it then says it has. */
export function renameKeys(text: string, kind: string): string {
  const tree = parseTree(text);
  return tree === undefined ? text : applyEdits(text, renamesIn(tree, kind, ""));
}

function renamesIn(node: Node, kind: string, pointer: string): Edit[] {
  const place = placeOf(kind, pointer);
  return (node.children ?? []).flatMap((child, index) => {
    if (child.type !== "property") return renamesIn(child, kind, `${pointer}/${index}`);
    const [key, value] = child.children ?? [];
    if (key === undefined || value === undefined) return [];
    const name = String(key.value);
    const isVersion = pointer === "" && name === "formatVersion" && value.value === 1;
    const renamed = place && renamedKey(place.kind, place.pointer, name);
    return [
      ...(renamed === undefined ? [] : [replace(key, JSON.stringify(renamed))]),
      ...(isVersion ? [replace(value, "2")] : []),
      ...renamesIn(value, kind, `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
    ];
  });
}

/** The document of a place: in a case of the engine, one of its flows. */
function placeOf(kind: string, pointer: string): { kind: string; pointer: string } | undefined {
  if (kind !== "case") return { kind, pointer };
  const inner = /^\/flow\/[^/]+(.*)$/.exec(pointer)?.[1];
  return inner === undefined ? undefined : { kind: "flow", pointer: inner };
}

const replace = ({ offset, length }: Node, content: string): Edit => ({ offset, length, content });
