import { formatPointer, type JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { type ExpectedCondition, isSatisfiable } from "../conditions/is-satisfiable.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument } from "../read/source-document.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import type { ShapeScope } from "../scope/shape.ts";
import { type Edge, listEdges } from "../uses/flow-edges.ts";
import { type Check, ofEach } from "./check.ts";
import { lateTimers } from "./late-timers.ts";

/**
 * A state that decides always has a transition to take: its last branch has no condition. In any list whose first
 * enabled entry is taken, each entry leaves some cases to the later ones, and only the last has no condition. The same
 * holds for timers of a state.
 */
export const choice: Check = {
  ids: ["open-choice", "unreachable-branch"],
  run: ofEach(["flow"], (context, flow) => {
    const lists = branchLists(context, flow);
    const problems = [...lists.values()].flatMap((branches) => [
      ...openChoice(branches),
      ...hidden(context, flow, branches),
    ]);
    return [...problems, ...lateTimers(context, flow)];
  }),
};

const edgeCondition = ({ transition }: Edge) => transition.if;

/** Lists whose first enabled entry is taken; timers of different instants do not exclude each other. */
function branchLists(context: CheckContext, flow: FlowDocument): Map<string, Edge[]> {
  const lists = new Map<string, Edge[]>();
  for (const edge of listEdges(context, flow)) {
    if (typeof edge.path.at(-1) !== "number" || edge.cause === "at") continue;
    const list = formatPointer(edge.path.slice(0, -1));
    lists.set(list, [...(lists.get(list) ?? []), edge]);
  }
  return lists;
}

function openChoice(branches: readonly Edge[]): FoundHere[] {
  const last = branches.at(-1);
  const isCertain = branches.some((branch) => edgeCondition(branch) === undefined);
  if (last?.cause !== "choose" || isCertain) return [];
  const message = `state "${last.from}" has no transition when none of its conditions is true`;
  const hint = `end "choose" with a branch without "if"`;
  return [{ check: "open-choice", spot: { path: last.path }, message, hint }];
}

/**
 * Reports the first branch that takes all remaining cases, when others follow; else each branch whose cases are taken
 * before it.
 */
function hidden(context: CheckContext, flow: FlowDocument, written: readonly Edge[]): FoundHere[] {
  const inFull = spelledOut(context, flow);
  const branches = written.map((edge) => withCondition(edge, inFull));
  const [first] = branches;
  if (first === undefined) return [];
  const scope = scopeOfRule(context, flow, [...first.path, "if"]);
  const greedy = branches.slice(0, -1).find((branch) => isAlways(branch, scope));
  const whose = first.from === undefined ? `flow "${flow.id}"` : `state "${first.from}"`;
  const problem = (path: JsonPath, message: string, hint: string): FoundHere => ({
    check: "unreachable-branch",
    spot: { path },
    message: `this branch of ${whose} ${message}`,
    hint,
  });
  if (greedy !== undefined) {
    const why = edgeCondition(greedy) === undefined ? "has no condition" : "has a condition that is always true";
    return [problem(greedy.path, `${why}, so those after it are never taken`, "let it come last")];
  }
  return branches
    .filter((branch, at) => at > 0 && isCovered(branch, branches.slice(0, at), scope))
    .map(({ path }) =>
      problem(path, "is never taken: earlier branches cover all its cases", "delete it, or move it before them"),
    );
}

/** An edge with its condition, named rules replaced by their definitions. */
function withCondition(edge: Edge, inFull: (rule: unknown) => unknown): Edge {
  const rule = edgeCondition(edge);
  return rule === undefined ? edge : { ...edge, transition: { ...edge.transition, if: inFull(rule) } };
}

function isAlways(branch: Edge, scope: ShapeScope): boolean {
  const rule = edgeCondition(branch);
  return rule === undefined || !isSatisfiable([{ rule, holds: false }], scope);
}

/** Whether a branch could be taken by itself, but not after the others. The last one may be there for safety. */
function isCovered(branch: Edge, before: readonly Edge[], scope: ShapeScope): boolean {
  const rule = edgeCondition(branch);
  if (rule === undefined) return false;
  const own: ExpectedCondition = { rule, holds: true };
  const others = before.map((one): ExpectedCondition => ({ rule: edgeCondition(one), holds: false }));
  // Its own condition is tried first: few values satisfy it, and only those are tried with the others.
  return isSatisfiable([own], scope) && !isSatisfiable([own, ...others], scope);
}
