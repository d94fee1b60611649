import type { Path } from "../../engine/index.ts";
import { elementsOf, membersOf } from "../json.ts";
import type { Shape, ShapeScope } from "./shape.ts";

/** Whether what stands at a path is about a person or secret, or lies inside of something that is. */
export function isPersonal({ root, steps }: Path, scope: ShapeScope): boolean {
  let shape: Shape | undefined = Object.hasOwn(scope, root) ? scope[root] : undefined;
  for (const step of steps) {
    if (shape === undefined || shape.isPersonal === true) break;
    shape = "key" in step ? shape.member(step.key) : shape.element;
  }
  return shape?.isPersonal === true;
}

/** Every text and number in a value that is about a person or secret. */
export function personalValues(value: unknown, shape: Shape | undefined): string[] {
  if (shape === undefined) return [];
  if (shape.isPersonal === true) return leavesOf(value);
  const inElements = elementsOf(value).flatMap((one) => personalValues(one, shape.element));
  const inMembers = membersOf(value).flatMap(([name, one]) => personalValues(one, shape.member(name)));
  return [...inElements, ...inMembers];
}

function leavesOf(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return [...elementsOf(value), ...membersOf(value).map(([, one]) => one)].flatMap(leavesOf);
}
