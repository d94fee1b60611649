import { arrayElements, member, objectEntries } from "../../documents/json.ts";
import { rulePaths } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { FlowDocument, SourceDocument } from "../read/source-document.ts";
import { listEdges } from "../uses/flow-edges.ts";
import type { ExpectedCondition } from "./is-satisfiable.ts";

/**
 * Facts about the counters that a rule of a flow reads: a number that is only ever increased is never below its start.
 */
export function counterFacts(
  context: CheckContext,
  document: SourceDocument,
  rules: readonly unknown[],
): ExpectedCondition[] {
  if (document.kind !== "flow") return [];
  const read = new Set(rules.flatMap(rulePaths).map(({ text }) => text));
  return [...counterMinimums(context, document)]
    .filter(([name]) => read.has(`data.${name}`))
    .map(([name, floor]) => ({ rule: { "<": [{ var: `data.${name}` }, floor] }, holds: false }));
}

/** The minimum of each counter of a flow when it is present. */
const counterMinimums = memoizeByDocument((context, flow: FlowDocument): ReadonlyMap<string, number> => {
  const { input = [], data } = flow.value;
  const types = objectEntries(data?.properties).filter(([name]) => !input.includes(name));
  const sets = listEdges(context, flow).map(({ transition }) => transition.set);
  return new Map(
    types.flatMap(([name, type]) => {
      const values = [type.default, ...sets.map((set) => member(set, name))].filter((value) => value !== undefined);
      const others = values.filter((value) => !countsUp(value, name));
      const numbers = others.filter((value) => typeof value === "number");
      const isCounter = others.length < values.length && numbers.length > 0 && numbers.length === others.length;
      return isCounter ? [[name, Math.min(...numbers)] as const] : [];
    }),
  );
});

/** Whether a rule adds something to a value of the flow itself. */
function countsUp(rule: unknown, name: string): boolean {
  const [own, added, ...others] = arrayElements(member(rule, "+"));
  return member(own, "var") === `data.${name}` && typeof added === "number" && added >= 0 && others.length === 0;
}
