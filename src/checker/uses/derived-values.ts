import { isJsonObject, objectEntries } from "../../documents/json.ts";
import { derivedName, type Path, rulePaths } from "../../engine/index.ts";
import { memoizeByIdentity } from "../incremental/memoize-by-identity.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { findCycle } from "./find-cycle.ts";
import { flowsAround, withNamedRules } from "./named-rules.ts";

/** The rules of derived values by name. */
export type DerivedRules = ReadonlyMap<string, unknown>;

/** A document that may have derived values. */
export type Deriving = SourceDocument<"flow" | "screen" | "form">;

/** The rules of a document's own derived values by name. */
export const derivedRules = ({ value }: Pick<Deriving, "value">): DerivedRules => new Map(objectEntries(value.derived));

/** The rules of the own derived values of a screen or form by name. */
export const ownDerivedRules = (document: SourceDocument): DerivedRules =>
  document.kind === "screen" || document.kind === "form" ? derivedRules(document) : new Map();

/** The derived values that rules of a document read, each with its rule: its own, and those of the flows around it. */
export const derivedInSight = memoizeByDocument((context, document): DerivedRules => {
  return new Map([...derivedOfFlows(context, document), ...ownDerivedRules(document)]);
});

/**
 * The derived values of the flows around a document. One that these say differently is left out, as nobody knows which
 * is meant.
 */
export const derivedOfFlows = memoizeByDocument((context, document): DerivedRules => {
  const all = flowsAround(context, document).map(derivedRules);
  const rules = new Map(all.flatMap((one) => [...one]));
  return new Map([...rules].filter(([name, rule]) => all.every((one) => isSameRule(one.get(name) ?? rule, rule))));
});

const isSameRule = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The names of the derived values that a rule reads itself. */
export const derivedNamesRead = (rule: unknown): string[] =>
  rulePaths(rule).flatMap(({ path }) => derivedName(path) ?? []);

/** The derived values by way of which one reads itself, beginning with it; undefined when it does not. */
export function derivedCycle({ value }: Deriving, name: string): string[] | undefined {
  const reads = namesReadIn(value);
  return findCycle(name, (one) => reads.get(one) ?? []);
}

const namesReadIn = memoizeByIdentity((value: Deriving["value"]) => {
  return new Map(objectEntries(value.derived).map(([name, rule]) => [name, derivedNamesRead(rule)]));
});

/** More than this many derived values inside each other are not looked into: one may read itself. */
const MOST = 16;

/** A document with the rules of derived values where its rules read these; a flow with its named rules too. */
export const documentInFull = memoizeByDocument((context, document): unknown => {
  const value = document.kind === "flow" ? withNamedRules(context, document) : document.value;
  return withDerivedRules(value, derivedInSight(context, document));
});

/** A rule, or all rules inside a value, with the rules of derived values where they read these. */
export function withDerivedRules(rule: unknown, derived: DerivedRules, depth = 0): unknown {
  if (derived.size === 0 || depth > MOST) return rule;
  if (Array.isArray(rule)) return rule.map((one) => withDerivedRules(one, derived, depth));
  if (!isJsonObject(rule)) return rule;
  if (typeof rule.var !== "string") {
    return Object.fromEntries(objectEntries(rule).map(([key, one]) => [key, withDerivedRules(one, derived, depth)]));
  }
  const meant = inFull(rule.var, derived);
  return meant === undefined ? rule : withDerivedRules(meant, derived, depth + 1);
}

/** What a path that reads derived values reads by them; undefined for other paths, and where no path says it. */
function inFull(text: string, derived: DerivedRules): unknown {
  const [path] = rulePaths({ var: text });
  const name = path === undefined ? undefined : derivedName(path.path);
  const rule = name === undefined ? undefined : derived.get(name);
  if (path === undefined || rule === undefined) return withKeysInFull(text, derived);
  const rest = text.slice(`derived.${name}`.length);
  if (rest === "") return rule;
  const alias = pathOf(rule);
  if (alias !== undefined) return { var: alias + rest };
  const keys = keysOf(path.path).slice(1);
  return keys.includes(undefined) ? undefined : { get: [rule, ...keys] };
}

/** A path in whose brackets derived values stand, with the paths that these are other names of. */
function withKeysInFull(text: string, derived: DerivedRules): unknown {
  const changed = text.replaceAll(
    /(?<=[[=])derived\.([^.[\]=]+)/g,
    (own, name: string) => pathOf(derived.get(name)) ?? own,
  );
  return changed === text ? undefined : { var: changed };
}

const pathOf = (rule: unknown) => (isJsonObject(rule) && typeof rule.var === "string" ? rule.var : undefined);

const keysOf = ({ steps }: Path) => steps.map((step) => ("key" in step ? step.key : undefined));
