import type { CheckContext } from "../../src/checker/check-context.ts";
import { suggest } from "../../src/checker/findings/suggest.ts";
import { personalValues } from "../../src/checker/scope/personal-values.ts";
import { scopeOfRule } from "../../src/checker/scope/scope-of-rule.ts";
import {
  type DerivedRules,
  derivedInSight,
  derivedNamesRead,
  derivedOfFlows,
  ownDerivedRules,
} from "../../src/checker/uses/derived-values.ts";
import { rulesInSight } from "../../src/checker/uses/named-rules.ts";
import type { JsonObject } from "../../src/documents/json.ts";
import { formatPointer } from "../../src/documents/json-path.ts";
import type { Rule } from "../../src/engine/generated/rule.ts";
import {
  DERIVED,
  parseRule,
  pathsThrough,
  type Reason,
  type Scope,
  traceRule,
  withDerived,
  withOwnDerived,
} from "../../src/engine/index.ts";
import { hiddenIn } from "./hidden-values.ts";
import { type Place, placeIn } from "./place-in.ts";
import { type PlacedRule, ruleAt } from "./rule-place.ts";

/** The input of a trial of a rule. */
export interface RuleTrial {
  readonly where: string;
  readonly data: JsonObject;
  /** Their documents are the rule's `client` and `programme`. */
  readonly client?: string | undefined;
  readonly programme?: string | undefined;
  /** Also shows values that are marked as personal or secret. */
  readonly reveal?: boolean | undefined;
}

/** The trace of a rule. */
export interface ExplainedRule extends Place {
  readonly pointer: string;
  readonly value: unknown;
  readonly trace: ReturnType<typeof traceRule>["root"];
  readonly because: readonly Reason[];
  readonly isComplete: boolean;
  /** A trace of each derived value that it reads, itself or by another. */
  readonly derived: readonly { readonly name: string; readonly trace: ReturnType<typeof traceRule>["root"] }[];
  /** The paths that it may read and that were not given. */
  readonly absent: readonly string[];
}

/** Evaluates a rule of a document on data and returns the trace. Throws for an unknown or invalid rule. */
export function explainRule(context: CheckContext, trial: RuleTrial): ExplainedRule {
  const placed = ruleAt(context, trial.where);
  const { document, path, rule } = placed;
  if (!isRule(rule)) throw new Error(`the value at ${trial.where} is not a valid rule; \`npm run validate\` says why`);
  const scope = buildScope(context, placed, trial);
  const traced = traceRule(rule, scope);
  const shapes = scopeOfRule(context, document, path);
  const personal = Object.entries(trial.data).flatMap(([root, value]) => personalValues(value, shapes[root]));
  const hide = hiddenIn(trial.reveal === true ? undefined : { personal, shapes });
  const rules = derivedInSight(context, document);
  const reads = new Set(pathsThrough(rule, Object.fromEntries(rules)).map((read) => read.path.root));
  return {
    ...placeIn(document, path),
    pointer: formatPointer(path),
    value: hide.part(traced.root).value,
    trace: hide.part(traced.root),
    because: traced.because.map(hide.reason),
    isComplete: traced.isComplete,
    derived: namesThrough(rule, rules).flatMap((name) => {
      const inner = rules.get(name);
      return isRule(inner) ? [{ name, trace: hide.part(traceRule(inner, scope).root) }] : [];
    }),
    absent: [...reads].filter((root) => !Object.hasOwn(scope, root)),
  };
}

/** The derived values that a rule reads, itself or by another, as they are met. */
function namesThrough(rule: unknown, rules: DerivedRules): readonly string[] {
  const names = new Set(derivedNamesRead(rule));
  for (const name of names) for (const inner of derivedNamesRead(rules.get(name) ?? "")) names.add(inner);
  return [...names];
}

const isRule = (rule: unknown): rule is Rule => parseRule(rule).ok;

function buildScope(context: CheckContext, { document }: PlacedRule, trial: RuleTrial): Scope {
  const flowRules = rulesInSight(context, document).filter((rule) => rule.document.kind === "rules");
  const rules = Object.fromEntries(flowRules.map(({ name, value }) => [name, value]));
  const scope = {
    rules,
    ...served("client", context.clients, trial.client),
    ...served("programme", context.programmes, trial.programme),
    ...trial.data,
  };
  if (DERIVED in trial.data) return scope;
  const ofFlows = withDerived(scope, Object.fromEntries(derivedOfFlows(context, document)));
  return withOwnDerived(ofFlows, Object.fromEntries(ownDerivedRules(document)));
}

function served(root: string, all: CheckContext["clients"], id: string | undefined): Scope {
  if (id === undefined) return {};
  const found = all.find((one) => one.id === id);
  if (found) return { [root]: found.value };
  const names = all.map((one) => one.id);
  throw new Error(`there is no ${root} "${id}" that is served: ${suggest(id, names, `${root}s`) ?? "there are none"}`);
}
