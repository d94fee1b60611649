import type { Form } from "../documents/generated/form.ts";
import type { JourneyBundle, Release } from "../documents/release.ts";
import type { Flow } from "../engine/generated/flow.ts";
import { compileFlows, type FlowSet, rulePaths } from "../engine/index.ts";
import type { JourneyDocs } from "./portal.ts";
import { formsOn } from "./references.ts";
import { substitutesOf } from "./stand-ins.ts";

/** Journeys that belong together, ready to run and to show. */
export interface JourneySet {
  readonly flows: FlowSet;
  /** The flows' documents by `journey/id`. */
  readonly flowDocs: Readonly<Record<string, Flow>>;
  readonly docs: JourneyDocs;
}

/** Compiles journeys for running; the same bundles are compiled once. */
export function createJourneyCompiler(release: Release) {
  const substitutes = substitutesOf(release);
  const unsafeCalls = unsafeCallsOf(release);
  const keyedCalls = keyedCallsOf(release);
  const callOutputs = Object.fromEntries(Object.entries(release.calls).map(([id, { output }]) => [id, output]));
  const compiled = new Map<string, JourneySet>();

  return function compile(bundles: ReadonlyMap<string, JourneyBundle>): JourneySet {
    const key = [...bundles.keys()].sort().join(" ");
    const known = compiled.get(key);
    if (known !== undefined) return known;
    const forms = byReference(bundles, "forms");
    const flowDocs = byReference(bundles, "flows");
    const screens = byReference(bundles, "screens");
    const sensitive = Object.entries(forms).map(([id, form]) => [id, { sensitive: sensitiveFields(form) }] as const);
    const flows = compileFlows({
      flows: flowDocs,
      forms: Object.fromEntries(sensitive),
      screens: Object.fromEntries(Object.entries(screens).map(([id, screen]) => [id, { forms: formsOn(screen) }])),
      ...{ unsafeCalls, keyedCalls, substitutes, callOutputs, types: release.types },
    });
    const set = { flows, flowDocs, docs: { screens, forms } };
    compiled.set(key, set);
    return set;
  };
}

/** The values of a form that are never stored: passwords and codes, and what the form makes of them. */
export function sensitiveFields(form: Form): string[] {
  const types: readonly string[] = ["password", "one-time-code"];
  const secrets = Object.keys(form.fields).filter((name) => types.includes(form.fields[name]?.type ?? ""));
  const made = Object.entries(form.output ?? {}).filter(([, rule]) => readsOneOf(rule, secrets));
  return [...secrets, ...made.map(([name]) => name)];
}

function readsOneOf(rule: unknown, names: readonly string[]): boolean {
  return rulePaths(rule).some(({ path: { root, steps } }) => {
    const [field] = steps;
    const isOpen = field === undefined || !("key" in field);
    return root === "form" && names.length > 0 && (isOpen || names.includes(field.key));
  });
}

/** The calls that must not be made twice: one of their ways changes something. */
export function unsafeCallsOf({ calls, operations }: Release): string[] {
  const isUnsafe = (operation: string) => operations[operation]?.isUnsafe ?? true;
  const unsafe = Object.entries(calls).filter(([, { ways }]) =>
    Object.values(ways).some((way) => isUnsafe(way.operation)),
  );
  return unsafe.map(([id]) => id);
}

/** The unsafe calls that may be sent again all the same: each of their ways that changes something takes a key. */
export function keyedCallsOf(release: Release): string[] {
  const isKeyed = (operation: string) => release.operations[operation]?.keyHeader !== undefined;
  const isSafe = (operation: string) => release.operations[operation]?.isUnsafe === false;
  return unsafeCallsOf(release).filter((id) =>
    Object.values(release.calls[id]?.ways ?? {}).every(({ operation }) => isSafe(operation) || isKeyed(operation)),
  );
}

function byReference<Kind extends "flows" | "screens" | "forms">(
  bundles: ReadonlyMap<string, JourneyBundle>,
  kind: Kind,
): Record<string, JourneyBundle[Kind][string]> {
  const all = [...bundles.values()].flatMap((bundle) =>
    Object.entries(bundle[kind]).map(([id, document]) => [`${bundle.id}/${id}`, document] as const),
  );
  return Object.fromEntries(all);
}
