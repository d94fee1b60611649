import { pathsThrough } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { type Deriving, derivedCycle, derivedRules } from "../uses/derived-values.ts";
import { rulesInSight } from "../uses/named-rules.ts";
import { derivedValueShape } from "./derived-value-shape.ts";
import { shapeOfRule } from "./rule-typing.ts";
import { anything, byName, type Shape, type ShapeScope, shapeWith } from "./shape.ts";

/** A document's own derived values, which read a scope: of one that reads itself, nothing is known. */
export function shapeOfDerived(context: CheckContext, document: Deriving, scope: () => ShapeScope): Shape {
  const rules = derivedRules(document);
  return {
    ...shapeWith(Object.fromEntries([...rules.keys()].map((name) => [name, anything]))),
    member: byName((name) => {
      const rule = rules.get(name);
      if (rule === undefined || derivedCycle(document, name) !== undefined) return anything;
      const roots = scope();
      return derivedValueShape(rule, roots, shapeOfRule(rule, { roots, rules: rulesInSight(context, document) }));
    }),
  };
}

/** The scope of a screen or form with its own derived values beside those of its flows; they read that scope too. */
export function withDerivedShapes(context: CheckContext, document: Deriving, scope: ShapeScope): ShapeScope {
  if (derivedRules(document).size === 0) return scope;
  const own = shapeOfDerived(context, document, () => whole);
  const whole: ShapeScope = { ...scope, derived: beside(scope.derived, own) };
  return whole;
}

/** The members of both; a name that both have is that of the second. */
function beside(around: Shape = shapeWith({}), own: Shape): Shape {
  return {
    ...own,
    names: [...new Set([...around.names, ...own.names])],
    isOpen: around.isOpen,
    member: (name) => (own.names.includes(name) ? own : around).member(name),
  };
}

/** The names of a form's derived values that follow its answers. */
export function derivedOfAnswers(form: Deriving): readonly string[] {
  const rules = Object.fromEntries(derivedRules(form));
  const isOfAnswers = (rule: unknown) => pathsThrough(rule, rules).some(({ path }) => path.root === "form");
  return Object.keys(rules).filter((name) => isOfAnswers(rules[name]));
}
