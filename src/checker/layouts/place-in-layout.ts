import { isJsonObject, member } from "../../documents/json.ts";
import type { Problem } from "../findings/problem.ts";
import type { ScreenDocument } from "../read/source-document.ts";
import { isSlot } from "./with-layout.ts";

/** A problem of a screen in the file where it can be solved: the screen's, or its layout's. */
export function placeInLayout(problem: Problem, { layout, plain, path: file }: ScreenDocument): Problem {
  if (layout === undefined || !("path" in problem.spot) || problem.spot.path[0] !== "blocks") return problem;
  const { path } = problem.spot;
  const own = member(plain, "blocks");
  let holder = member(layout.plain, "blocks");
  for (let at = 1; at < path.length; at += 2) {
    const name = String(path[at]);
    const child = member(holder, name);
    if (member(own, name) !== undefined || child === undefined || isSlot(child))
      return { ...problem, spot: { ...problem.spot, path: ["blocks", ...path.slice(at)] } };
    if (path[at + 1] !== "children" || !isJsonObject(child)) break;
    holder = child.children;
  }
  const reason = `${file} has this layout`;
  const hint = problem.hint === undefined ? reason : `${problem.hint}; ${reason}`;
  return { ...problem, file: layout.path, hint };
}
