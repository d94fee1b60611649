import { arrayElements, isJsonObject, member, objectEntries } from "../documents/json.ts";
import { textParts } from "../documents/text-parts.ts";
import { type JsonObject, pathsByDerived, type RulePath, rulePaths } from "../engine/index.ts";

/** The fields of a form that a rule reads: `street`, or `address.street` inside a group. */
export type FieldNames = ReadonlySet<string>;

/** What is around a field. */
interface AroundField {
  readonly group?: string | undefined;
  readonly derived?: JsonObject | undefined;
}

/** The reads of a field's rules in its form. */
export interface FieldReads {
  /** The reads that decide whether it is asked, its options and its value; a cycle among these has no result. */
  readonly feeds: FieldNames;
  /** The further reads of its checks and bounds. */
  readonly checkInputs: FieldNames;
}

/** The rules of a field that decide its value. */
function feedingRules(field: unknown): readonly unknown[] {
  const options = member(field, "options");
  const made = Array.isArray(options)
    ? arrayElements(options).flatMap((option) => membersAt(option, ["visibleWhen", "disabledWhen"]))
    : membersAt(options, ["in", "value", "disabledWhen"]);
  return [...membersAt(field, ["visibleWhen", "value", "suggest", "parse"]), ...made];
}

const membersAt = (object: unknown, keys: readonly string[]) => keys.map((key) => member(object, key));

const lookingKeys = ["requiredWhen", "length", "minLength", "maxLength", "min", "max", "maxBytes", "disabledWhen"];

function lookingRules(field: unknown): readonly unknown[] {
  const rules = arrayElements(member(field, "rules")).flatMap((rule) => [member(rule, "valid"), member(rule, "when")]);
  const offered = membersAt(member(field, "suggestions"), ["in", "value"]);
  return [...membersAt(field, lookingKeys), ...offered, ...rules, ...messageRules(field)];
}

/** The rules that fill a field's messages. */
function messageRules(field: unknown): readonly unknown[] {
  const message = member(field, "message");
  const ofRules = arrayElements(member(field, "rules")).map((rule) => member(rule, "message"));
  const texts = [member(field, "required"), message, ...objectEntries(message).map(([, one]) => one), ...ofRules];
  return texts.filter(isJsonObject).flatMap((text) => textParts(text, []).rules.map(({ rule }) => rule));
}

const none: FieldNames = new Set();

/** Whether a field has rules that could read anything; most fields of a long form have none. */
const mayRead = (field: unknown): boolean => objectEntries(field).some(([, value]) => isWritten(value));

/** Whether a rule is more than a value, which reads nothing. */
const isWritten = (rule: unknown): boolean => typeof rule === "object" && rule !== null;

/**
 * The reads of a field. Inside a group `form` is the group: its siblings get the group's name before theirs.
 * @param fields every field of the form by its full name, so that reading a group is reading all of its fields.
 * @param around its group, and the rules of the form's derived values, which read the whole form.
 */
export function fieldReads(field: unknown, fields: Iterable<string>, { group, derived }: AroundField = {}): FieldReads {
  if (!mayRead(field)) return { feeds: none, checkInputs: none };
  const known = [...fields];
  const named = (rules: readonly unknown[]) =>
    new Set(
      rules
        .filter(isWritten)
        .flatMap((rule) => [
          ...fieldsReadBy(rulePaths(rule), known, group),
          ...(derived === undefined ? [] : fieldsReadBy(pathsByDerived(rule, derived), known)),
        ]),
    );
  const feeds = named(feedingRules(field));
  const checkInputs = named(lookingRules(field));
  return { feeds, checkInputs: new Set([...checkInputs].filter((name) => !feeds.has(name))) };
}

/** The fields that paths read; inside a group, `form` is the group. */
export function fieldsReadBy(paths: readonly RulePath[], known: readonly string[], group?: string): string[] {
  return paths.flatMap(({ path }) => {
    if (path.root !== "form") return [];
    const keys = path.steps.map((step) => ("key" in step ? step.key : undefined));
    const end = keys.indexOf(undefined);
    const named = (end < 0 ? keys : keys.slice(0, end)).filter((key) => key !== undefined);
    return fieldsAt([...(group === undefined ? [] : [group]), ...named], known);
  });
}

/** The fields of a path: one, all of a group, or, when a name is data, all possible ones. */
function fieldsAt(keys: readonly string[], known: readonly string[]): readonly string[] {
  const full = [keys.slice(0, 2).join("."), keys.slice(0, 1).join(".")].find((name) => known.includes(name));
  if (full !== undefined) return [full];
  const start = keys.length === 0 ? "" : `${keys.join(".")}.`;
  return known.filter((name) => name.startsWith(start));
}

/** The names of the first cycle among the fields' reads; `undefined` when absent. */
export function feedingCycle(feeds: ReadonlyMap<string, FieldNames>): readonly string[] | undefined {
  const done = new Set<string>();
  const visit = (name: string, above: readonly string[]): readonly string[] | undefined => {
    if (above.includes(name)) return [...above.slice(above.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const read of feeds.get(name) ?? []) {
      const cycle = visit(read, [...above, name]);
      if (cycle !== undefined) return cycle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of feeds.keys()) {
    const cycle = visit(name, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
