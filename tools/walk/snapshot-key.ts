import type { FlowDocument } from "../../src/checker/read/source-document.ts";
import { fullName } from "../../src/checker/read/source-document.ts";
import type { RunState } from "../../src/checker/scenarios/scenario-step.ts";
import { derivedRules, withDerivedRules } from "../../src/checker/uses/derived-values.ts";
import { withNamedRules } from "../../src/checker/uses/named-rules.ts";
import { member, objectEntries } from "../../src/documents/json.ts";
import { rulePaths } from "../../src/engine/index.ts";
import { askedFields } from "./asked-fields.ts";
import { comparisonsIn, valueNow } from "./compared-values.ts";
import { conditionsIn, decidingNames } from "./deciding-data.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** The facts that distinguish snapshots of one flow. */
interface Distinctions {
  /** The conditions of its transitions, steps and calls, except those that read only an event. */
  readonly conditions: readonly unknown[];
  /** The data that conditions read, now or later. */
  readonly names: readonly string[];
  readonly constants: ReadonlySet<unknown>;
  /** The named rules that they use, beside those of the programme. */
  readonly rules: unknown;
}

/** Gives snapshots that a flow would treat alike the same key. */
export type SnapshotKeyFunction = (runState: RunState) => {
  readonly key: string;
  /** The states and the truth of every condition: the likeliest to lead to a new finding. */
  readonly sort: string;
  /** The innermost state and the fields that it asks; absent when no group asks any. */
  readonly asked?: string;
  /** Each condition of each state on view, with its truth and the number of awaited answers. */
  readonly truths: readonly string[];
};

/**
 * Snapshots are alike when their states await the same calls and timers, every condition has the same truth, and the
 * data that conditions read is alike: booleans, compared constants and small counts by value, every other value by its
 * presence; and when they ask the same fields.
 */
export function snapshotKeys(walked: WalkedFlow): SnapshotKeyFunction {
  const known = new Map(walked.under.map((flow) => [fullName(flow), readDistinctions(walked, flow)]));
  const fieldsAskedIn = askedFields(walked);
  return (runState) => {
    const { snapshot, now } = runState;
    const frames = snapshot.frames.map(({ flow, state, data, open }) => {
      const distinctions = known.get(flow);
      const [truths = "", classes = ""] =
        distinctions === undefined ? [] : describeData(distinctions, data, runState, flow);
      return { sort: [flow, state, open?.at ?? "", truths], classes };
    });
    const awaited = Object.values(snapshot.pending).filter(({ answer }) => answer === undefined).length;
    const truths = frames.flatMap(({ sort: [flow, state, , all = ""] }) =>
      [...all].map((truth, index) => `${flow}#${state} ${awaited} ${index} ${truth}`),
    );
    const pending = Object.values(snapshot.pending).map(({ call, name, answer, failure, poll }) => [
      call,
      name,
      answer !== undefined,
      failure?.name,
      poll?.timer !== undefined,
    ]);
    const path = snapshot.path.slice(-2).map(({ at }) => [at.flows.at(-1), at.state, at.over !== undefined]);
    const timers = Object.values(snapshot.timers).map((due) => due <= now);
    const sort = JSON.stringify(frames.map((frame) => frame.sort));
    const fields = fieldsAskedIn(runState);
    const rest = JSON.stringify([
      fields,
      frames.map(({ classes }) => classes),
      pending,
      path,
      timers,
      snapshot.left !== undefined,
      snapshot.ended?.outcome,
      snapshot.path.length > snapshot.floor + 1,
    ]);
    const key = `${sort} ${rest}`;
    return fields.length === 0
      ? { key, sort, truths }
      : { key, sort, truths, asked: JSON.stringify([snapshot.frames.at(-1)?.state, fields]) };
  };
}

function describeData(
  { conditions, names, constants, rules }: Distinctions,
  data: Readonly<Record<string, unknown>>,
  { context, now }: RunState,
  flow: string,
) {
  const { values } = context;
  const settings = Object.hasOwn(values.settings, flow) ? values.settings[flow] : {};
  const named = { ...Object(rules), ...Object(member(values.programme, "rules")) };
  const scope = { ...values, data, settings, rules: named, now: new Date(now).toISOString() };
  return [
    conditions.map((one) => (valueNow(one, scope) === true ? 1 : 0)).join(""),
    names.map((name) => valueClass(data[name], constants, now, 2)).join(),
  ];
}

function valueClass(value: unknown, constants: ReadonlySet<unknown>, now: number, depth: number): string {
  if (value === undefined || value === null) return "-";
  if (typeof value === "number") return numberClass(value);
  if (typeof value === "string") return constants.has(value) ? value : textClass(value, now);
  if (Array.isArray(value)) return `[${Math.min(value.length, 2)}]`;
  if (typeof value === "boolean" || depth === 0) return `${value === true}`;
  return `{${objectEntries(value)
    .map(([name, one]) => `${name}${valueClass(one, constants, now, depth - 1)}`)
    .join()}}`;
}

/** Small counts are distinguished; all larger ones are `many`. */
const numberClass = (value: number) => (Number.isInteger(value) && value >= 0 && value <= 6 ? String(value) : "n");

function textClass(value: string, now: number): string {
  if (!/^\d{4}-\d\d-\d\dT/.test(value)) return "s";
  return Date.parse(value) <= now ? "<" : ">";
}

function readDistinctions({ checkContext }: WalkedFlow, flow: FlowDocument): Distinctions {
  const value = withDerivedRules(flow.value, derivedRules(flow));
  const conditions = conditionsIn(value).filter((one) => !readsMoment(one));
  const constants = comparisonsIn(value)
    .flatMap(({ other }) => [other].flat())
    .filter((one) => typeof one === "string");
  const rules = member(withNamedRules(checkContext, flow), "rules");
  return { conditions, names: decidingNames(value), constants: new Set(constants), rules };
}

const MOMENT = new Set(["event", "result", "error", "output"]);
const readsMoment = (rule: unknown) => rulePaths(rule).some(({ path }) => MOMENT.has(path.root));
