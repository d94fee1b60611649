import { member } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { valueAt } from "../findings/inside.ts";
import type { Problem } from "../findings/problem.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { ownPath } from "./own-path.ts";
import { inputRead } from "./with-fragments.ts";

/** A problem of a screen or layout in the file where it can be solved: its own, its layout's, or a fragment's. */
export function placeInLayout(problem: Problem, document: SourceDocument): Problem {
  if (!("path" in problem.spot) || problem.spot.path[0] !== "blocks") return problem;
  const own = ownPath(document, problem.spot.path);
  const outer = own === undefined ? (document.layout ?? document) : document;
  const { file, path } = placeInFragment(outer, own ?? problem.spot.path, document);
  const placed = { ...problem, file, spot: { ...problem.spot, path } };
  if (file === document.path) return placed;
  const reason =
    file === document.layout?.path ? `${document.path} has this layout` : `${document.path} uses this fragment`;
  return { ...placed, hint: problem.hint === undefined ? reason : `${problem.hint}; ${reason}` };
}

/** The place in a fragment, or in what a use gives it. */
function placeInFragment({ plain, path: file }: SourceDocument, path: JsonPath, { fragments }: SourceDocument) {
  const { use, at = path.length } = findUse(plain, path);
  const fragment = fragments.get(String(member(use, "fragment")));
  const inside = path.slice(at);
  const isOwn = member(use, String(inside[0])) !== undefined;
  if (fragment === undefined || inside.length === 0 || isOwn) return { file, path };
  const read = findInput(member(fragment.plain, "block"), inside);
  return read === undefined
    ? { file: fragment.path, path: ["block", ...inside] }
    : { file, path: [...path.slice(0, at), "with", read.input, ...read.rest] };
}

/** The use of a fragment around a place, and the length of its path. */
function findUse(plain: unknown, path: JsonPath): { readonly use?: unknown; readonly at?: number } {
  let holder = member(plain, "blocks");
  for (let at = 1; at < path.length; at += 2) {
    const use = member(holder, String(path[at]));
    if (member(use, "fragment") !== undefined) return { use, at: at + 1 };
    holder = member(use, "children");
  }
  return {};
}

/** The input that a fragment's block reads on the way to a place, and the path from there. */
function findInput(block: unknown, path: JsonPath): { readonly input: string; readonly rest: JsonPath } | undefined {
  for (let at = 0; at <= path.length; at += 1) {
    const input = inputRead(valueAt(block, path.slice(0, at)));
    if (input !== undefined) return { input, rest: path.slice(at) };
  }
  return undefined;
}
