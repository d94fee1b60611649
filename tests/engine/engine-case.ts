import { expandShorthand } from "../../src/checker/read/shorthand.ts";
import type { Flow } from "../../src/engine/generated/flow.ts";
import {
  accepts,
  type Context,
  compileFlows,
  type Effect,
  enterAt,
  type FlowSet,
  type OfferedEvent,
  type RunEvent,
  type RunView,
  resume,
  type Snapshot,
  type StepResult,
  type Substitutes,
  send,
  start,
  storable,
  view,
} from "../../src/engine/index.ts";

/** A case of the engine, as a JSON file of `cases/` holds it. */
export interface EngineCase {
  /** A sentence of behaviour. */
  readonly name: string;
  /** Flows by id, of a journey called `case`; the run starts with `main`. What every flow has alike is left out. */
  readonly flow: Readonly<Record<string, Partial<Flow>>>;
  readonly given?: Given;
  readonly events: readonly CaseEvent[];
  /** What holds after the start, then after each event. */
  readonly expects: readonly Expectation[];
}

interface Given {
  readonly input?: Record<string, unknown>;
  readonly client?: unknown;
  readonly programme?: unknown;
  readonly session?: unknown;
  readonly locale?: string;
  readonly settings?: Record<string, Record<string, unknown>>;
  readonly unsafeCalls?: readonly string[];
  readonly keyedCalls?: readonly string[];
  /** What each call gives, as a schema. */
  readonly callOutputs?: Record<string, unknown>;
  /** The schemas of the values of events. */
  readonly eventTypes?: Record<string, readonly unknown[]>;
  /** What some client or programme puts in another's place. */
  readonly substitutes?: readonly Substitutes[];
  /** Sensitive fields by form. */
  readonly sensitive?: Record<string, readonly string[]>;
  /** The forms that a screen has, by screen. */
  readonly screens?: Record<string, readonly string[]>;
}

/**
 * An event without the visit or token that the snapshot tells. `after`: seconds since the start. `call`: whose answer
 * it is, by its id or its name among several. `reload`: store, read, resume. `enterAt`: an address inside the journey.
 * `times`: so often; what is expected holds after the last.
 */
type CaseEvent = Record<string, unknown> & {
  readonly after?: number;
  readonly reload?: true;
  readonly enterAt?: string;
  readonly call?: string;
  readonly times?: number;
  readonly session?: unknown;
};

/** The expectation of a step. An omitted part may have any value. */
export interface Expectation {
  /** The frames' states, outermost first, as `flow.state`. */
  readonly at?: readonly string[];
  /** The active flow's data. */
  readonly data?: unknown;
  readonly outerData?: unknown;
  /** The screens on the path, by state. */
  readonly path?: readonly string[];
  readonly effects?: readonly object[];
  readonly picture?: object;
  readonly show?: string | null;
  /** The page's screen; null without one. */
  readonly page?: string | null;
  /** The screens above it, outermost first. */
  readonly overlays?: readonly string[];
  /** As `2 of 5: triage`, `2: triage` while their number is unknown; null without steps. */
  readonly step?: string | null;
  readonly fieldErrors?: Record<string, string> | null;
  readonly accepts?: Record<string, boolean>;
  /** Events with their known values, and whether each is taken. */
  readonly offers?: readonly (OfferedEvent & { readonly isAccepted: boolean })[];
  /** The event changed nothing and has no effects. */
  readonly isIgnored?: true;
  readonly error?: string;
  readonly timers?: readonly string[];
  readonly snapshot?: object;
}

/** The result of a step, in the terms of an Expectation. */
export interface Observation extends Readonly<Record<Exclude<keyof Expectation, "accepts" | "offers">, unknown>> {
  readonly accepts: (event: string | OfferedEvent) => boolean;
}

const START_TIME = Date.parse("2026-01-01T00:00:00.000Z");

/** Walks a case and gives an observation after the start and after each event. */
export function observe(engineCase: EngineCase): Observation[] {
  const flows = compileCase(engineCase);
  const context = createContext(engineCase.given);
  let moment = { context, now: START_TIME, randomText: "text-0" };
  let result = start(flows, {
    flow: "case/main",
    run: "run",
    release: "release",
    ...startInput(engineCase),
    ...moment,
  });
  const observations = [observation(flows, result, undefined, moment.context, moment.now)];
  for (const [index, event] of engineCase.events.entries()) {
    const before = result.snapshot;
    const changed =
      event.session === undefined ? {} : { context: createContext({ ...engineCase.given, session: event.session }) };
    const now = START_TIME + (event.after ?? 0) * 1000;
    moment = { ...moment, ...changed, now, randomText: `text-${index + 1}` };
    for (let time = 0; time < (event.times ?? 1); time += 1) result = happen(flows, result.snapshot, event, moment);
    observations.push(observation(flows, result, before, moment.context, moment.now));
  }
  return observations;
}

function happen(
  flows: FlowSet,
  snapshot: Snapshot,
  event: CaseEvent,
  moment: { context: Context; now: number },
): StepResult {
  if (event.reload === true) return reload(flows, snapshot, moment);
  if (event.enterAt !== undefined) return enterAt(flows, snapshot, event.enterAt, moment);
  return send(flows, snapshot, complete(event, snapshot), moment);
}

const startInput = ({ given: { input } = {} }: EngineCase) => (input === undefined ? {} : { input });

function compileCase({ flow, given = {} }: EngineCase): FlowSet {
  const header = { $schema: "flow.schema.json", formatVersion: 2, summary: "A case.", failed: { "*": {} } } as const;
  const flows = Object.entries(flow).map(([id, body]) => [
    `case/${id}`,
    { id, start: "", states: {}, ...header, ...inFull(body) },
  ]);
  const named = <Value>(values: Record<string, Value> = {}) =>
    Object.entries(values).map(([id, value]) => [`case/${id}`, value] as const);
  return compileFlows({
    flows: Object.fromEntries(flows),
    forms: Object.fromEntries(named(given.sensitive).map(([ref, sensitive]) => [ref, { sensitive }])),
    screens: Object.fromEntries(named(given.screens).map(([ref, forms]) => [ref, { forms }])),
    unsafeCalls: given.unsafeCalls ?? [],
    keyedCalls: given.keyedCalls ?? [],
    callOutputs: given.callOutputs ?? {},
    eventTypes: given.eventTypes ?? {},
    substitutes: given.substitutes ?? [],
  });
}

/** Cases are written in the shorthand of documents. */
function inFull(flow: Partial<Flow>): Partial<Flow> {
  const expanded: Partial<Flow> = {};
  return Object.assign(expanded, expandShorthand("flow", flow));
}

function createContext({ client = {}, programme, session = {}, locale = "en-US", settings = {} }: Given = {}): Context {
  const named = Object.fromEntries(Object.entries(settings).map(([id, values]) => [`case/${id}`, values]));
  const values = { client, programme, session, storage: {}, locale, settings: named };
  return { id: "context", hash: JSON.stringify(values), values };
}

function reload(flows: FlowSet, snapshot: Snapshot, moment: { context: Context; now: number }): StepResult {
  return resume(flows, JSON.parse(JSON.stringify(storable(flows, snapshot))), moment);
}

/** Fills in the visit on view, and the token of the call meant or of the earliest timer, where the event does not say. */
function complete(
  { after: _after, session: _session, reload: _reload, times: _times, call: meant, ...event }: CaseEvent,
  snapshot: Snapshot,
): RunEvent {
  const visit = snapshot.path.at(-1)?.at.visit ?? 0;
  const [call] =
    Object.entries(snapshot.pending).find(
      ([, one]) => meant === undefined || one.call === meant || one.name === meant,
    ) ?? [];
  const [timer] = Object.entries(snapshot.timers).sort(([, one], [, other]) => one - other)[0] ?? [];
  const token = event.kind === "timer" ? timer : call;
  return JSON.parse(JSON.stringify({ kind: "screen", visit, token: token ?? "none", ...event }));
}

function observation(
  flows: FlowSet,
  result: StepResult,
  before: Snapshot | undefined,
  context: Context,
  now: number,
): Observation {
  const { snapshot } = result;
  const effects: readonly Effect[] = result.ok ? result.effects : [];
  const runView: RunView = view(flows, snapshot, context);
  const bare = (ref: string) => ref.slice(ref.indexOf("/") + 1);
  return {
    at: snapshot.frames.map(({ flow, state }) => `${bare(flow)}.${state}`),
    data: snapshot.frames.at(-1)?.data,
    outerData: snapshot.frames[0]?.data,
    path: snapshot.path.map(({ at }) => at.state),
    effects,
    picture: runView,
    show: snapshot.show?.key ?? null,
    page: runView.page === undefined ? null : bare(runView.page.screen),
    overlays: runView.overlays.map(({ screen }) => bare(screen)),
    step: describeStep(runView),
    fieldErrors: runView.fieldErrors ?? null,
    accepts: (event) => accepts(flows, snapshot, typeof event === "string" ? { name: event } : event, { context, now }),
    isIgnored: result.ok && snapshot === before && effects.length === 0,
    error: result.ok ? undefined : result.error.kind,
    timers: Object.values(snapshot.timers).map((due) => new Date(due).toISOString()),
    snapshot,
  };
}

function describeStep({ step }: RunView): string | null {
  if (step === undefined) return null;
  return `${step.index + 1}${step.count === undefined ? "" : ` of ${step.count}`}: ${step.name}`;
}
