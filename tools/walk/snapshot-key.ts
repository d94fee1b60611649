import { memoizeByIdentity } from "../../src/checker/incremental/memoize-by-identity.ts";
import type { FlowDocument } from "../../src/checker/read/source-document.ts";
import { fullName } from "../../src/checker/read/source-document.ts";
import type { RunState } from "../../src/checker/scenarios/scenario-step.ts";
import { derivedRules, documentInFull, withDerivedRules } from "../../src/checker/uses/derived-values.ts";
import { withNamedRules } from "../../src/checker/uses/named-rules.ts";
import { arrayElements, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { rulePaths, withDerived } from "../../src/engine/index.ts";
import { askedFields } from "./asked-fields.ts";
import { comparisonsIn, valueNow } from "./compared-values.ts";
import { conditionsIn, decidingNames } from "./deciding-data.ts";
import { documentsUnder, type WalkedFlow } from "./walked-flow.ts";

/** The facts that distinguish snapshots of one flow. */
interface Distinctions {
  /** The conditions of its transitions, steps and calls, except those that read only an event, and whether steps are made. */
  readonly conditions: readonly unknown[];
  readonly derived: JsonObject;
  /** The data that conditions read, now or later. */
  readonly names: readonly string[];
  readonly constants: ReadonlySet<unknown>;
  /** The named rules that they use, beside those of the programme. */
  readonly rules: unknown;
}

/** A state on view. */
export interface StateOnView {
  /** `flow#state`. */
  readonly id: string;
  /** For each condition of its flow, and each step, `1` where it is true or made, and else `0`. */
  readonly truths: string;
  /** The class of each datum that conditions and forms read. */
  readonly data: readonly string[];
}

/** Gives snapshots that a flow would treat alike the same key. */
export type SnapshotKeyFunction = (runState: RunState) => {
  readonly key: string;
  /** Its kind, ever finer: the innermost state, then the truth of every condition. */
  readonly kinds: readonly string[];
  /** The innermost state and the fields that it asks; absent when no group asks any. */
  readonly asked?: string;
  readonly states: readonly StateOnView[];
  /** The number of calls without an answer. */
  readonly awaited: number;
};

/**
 * Snapshots are alike when their states await the same calls and timers, every condition has the same truth, and the
 * data that conditions read is alike: booleans, compared constants and small counts by value, every other value by its
 * presence, a list by its first two elements; and when they ask the same fields.
 */
export function snapshotKeys(walked: WalkedFlow): SnapshotKeyFunction {
  const known = new Map(walked.under.map((flow) => [fullName(flow), readDistinctions(walked, flow)]));
  const fieldsAskedIn = askedFields(walked);
  return (runState) => {
    const { snapshot, now } = runState;
    const states = snapshot.frames.map(({ flow, state, data }): StateOnView => {
      const described = known.get(flow);
      const id = `${flow}#${state}`;
      return { id, truths: "", data: [], ...(described && describeData(described, data, runState, flow)) };
    });
    const pending = Object.values(snapshot.pending).map(({ call, name, answer, failure, poll }) => [
      call,
      name,
      answer !== undefined,
      failure?.name,
      poll?.timer !== undefined,
    ]);
    const path = snapshot.path.slice(-2).map(({ at }) => [at.flows.at(-1), at.state, at.over !== undefined]);
    const timers = Object.values(snapshot.timers).map((due) => due <= now);
    const over = snapshot.frames.map(({ open }) => open?.at ?? "");
    const kinds = [states.at(-1)?.id ?? "", JSON.stringify([over, states.map(({ id, truths }) => [id, truths])])];
    const fields = fieldsAskedIn(runState);
    const rest = JSON.stringify([
      fields,
      states.map(({ data }) => data),
      pending,
      path,
      timers,
      snapshot.left !== undefined,
      snapshot.ended?.outcome,
      snapshot.path.length > snapshot.floor + 1,
    ]);
    const awaited = Object.values(snapshot.pending).filter(({ answer }) => answer === undefined).length;
    const found = { key: `${kinds.join(" ")} ${rest}`, kinds, states, awaited };
    return fields.length === 0 ? found : { ...found, asked: JSON.stringify([snapshot.frames.at(-1)?.state, fields]) };
  };
}

function describeData(
  { conditions, derived, names, constants, rules }: Distinctions,
  data: Readonly<Record<string, unknown>>,
  { context, now }: RunState,
  flow: string,
) {
  const { values } = context;
  const settings = Object.hasOwn(values.settings, flow) ? values.settings[flow] : {};
  const named = rulesOf(Object(rules), Object(values.programme));
  const scope = withDerived({ ...values, data, settings, rules: named, now: new Date(now).toISOString() }, derived);
  return {
    truths: conditions.map((one) => (valueNow(one, scope) === true ? 1 : 0)).join(""),
    data: names.map((name) => valueClass(data[name], constants, now, 2)),
  };
}

const rulesOf = memoizeByIdentity((own: JsonObject, programme: JsonObject): JsonObject => {
  return { ...own, ...Object(programme.rules) };
});

function valueClass(value: unknown, constants: ReadonlySet<unknown>, now: number, depth: number): string {
  if (value === undefined || value === null) return "-";
  if (typeof value === "number") return numberClass(value);
  if (typeof value === "string") return constants.has(value) ? value : textClass(value, now);
  if (Array.isArray(value)) {
    const first = value.slice(0, 2).map((one) => (depth === 0 ? "" : valueClass(one, constants, now, depth - 1)));
    return `[${first.join()}]`;
  }
  if (typeof value === "boolean" || depth === 0) return `${value === true}`;
  return `{${objectEntries(value)
    .map(([name, one]) => `${name}${valueClass(one, constants, now, depth - 1)}`)
    .join()}}`;
}

/** Small counts are distinguished; all larger ones, and all negative ones, are alike. */
function numberClass(value: number): string {
  if (value < 0) return "-n";
  return Number.isInteger(value) && value <= 6 ? String(value) : "n";
}

function textClass(value: string, now: number): string {
  if (!/^\d{4}-\d\d-\d\dT/.test(value)) return "s";
  return Date.parse(value) <= now ? "<" : ">";
}

function readDistinctions({ checkContext }: WalkedFlow, flow: FlowDocument): Distinctions {
  const derived = derivedRules(flow);
  const value = withDerivedRules(flow.value, derived);
  const given = arrayElements(flow.value.steps).flatMap((step) => {
    const name = member(step, "sets");
    return typeof name === "string" ? [{ present: { var: `data.${name}` } }] : [];
  });
  const conditions = [...conditionsIn({ ...flow.value, derived: {} }), ...given].filter((one) => !readsMoment(one));
  const constants = comparisonsIn(value)
    .flatMap(({ other }) => [other].flat())
    .filter((one) => typeof one === "string");
  const rules = member(withNamedRules(checkContext, flow), "rules");
  const forms = documentsUnder(checkContext, [flow]).filter(({ kind }) => kind === "form");
  const names = decidingNames(
    value,
    forms.map((form) => documentInFull(checkContext, form)),
  );
  return { conditions, derived: Object.fromEntries(derived), names, constants: new Set(constants), rules };
}

const MOMENT = new Set(["event", "result", "error", "output"]);
const readsMoment = (rule: unknown) => rulePaths(rule).some(({ path }) => MOMENT.has(path.root));
