import { isJsonObject, member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { isSlot } from "./with-layout.ts";

/** Where a screen's own file has the value at a path of the screen with its layout; nothing when the layout has it. */
export function ownPath({ layout, plain }: SourceDocument, path: JsonPath): JsonPath | undefined {
  if (layout === undefined || path[0] !== "blocks") return path;
  const own = member(plain, "blocks");
  let holder = member(layout.plain, "blocks");
  for (let at = 1; at < path.length; at += 2) {
    const name = String(path[at]);
    const child = member(holder, name);
    if (member(own, name) !== undefined || child === undefined || isSlot(child)) return ["blocks", ...path.slice(at)];
    if (path[at + 1] !== "children" || !isJsonObject(child)) break;
    holder = child.children;
  }
  return undefined;
}
