import type { RunState } from "../../src/checker/scenarios/scenario-step.ts";
import type { EventContract } from "../../src/checker/schemas/component-contract.ts";
import { frameOfBlock } from "../../src/checker/uses/external-frames.ts";
import type { WhenSent } from "../../src/documents/generated/scenarios.ts";
import type { Block, Screen } from "../../src/documents/generated/screen.ts";
import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import {
  type Scope,
  type ScreenViewData,
  substituteFor,
  view,
  withDerived,
  withOwnDerived,
} from "../../src/engine/index.ts";
import { valueNow } from "./compared-values.ts";
import { formAnswers } from "./form-answers.ts";
import { memberAmong } from "./member-among.ts";
import { pathsIn } from "./paths-in.ts";
import { sampleValues } from "./sample-values.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** The most rows of a list; further rows look the same. */
const MOST_ROWS = 12;
/** The most answers of a load. */
const MOST_LOADS = 600;

/** The screen on view. */
export function onView({ flows, snapshot, context }: RunState): ScreenViewData | undefined {
  const currentView = view(flows, snapshot, context);
  return currentView.dialog ?? currentView.page;
}

/** All events that the controls of the screen on view can send now, for each answer that its loads can have. */
export function controlsOnView(walked: WalkedFlow, runState: RunState): readonly WhenSent[] {
  const screenView = onView(runState);
  const found = screenView && walked.screen(screenView.screen);
  if (screenView === undefined || found === undefined) return [];
  const scope = screenScope(screenView, runState);
  const sent = forEachLoad(
    walked,
    screenView.screen,
    found.screen.load,
    (load) =>
      sampleRoutes(walked, found.screen).flatMap((route) =>
        sentByBlocks(found.screen.blocks, {
          walked,
          journey: found.journey,
          scope: withOwnDerived({ ...scope, load, route }, found.screen.derived),
        }),
      ),
    ({ send }) => send,
  );
  const dismissed: WhenSent[] = screenView.as === "page" ? [] : [{ send: "DISMISS" }];
  return unique([...sent, ...dismissed]);
}

const unique = <Value>(values: readonly Value[]): readonly Value[] => [
  ...new Map(values.map((one) => [JSON.stringify(one), one])).values(),
];

/** The scope of a screen's rules. */
export function screenScope({ data, settings, rules, derived }: ScreenViewData, { context, now }: RunState): Scope {
  const { client, programme, session, storage, locale } = context.values;
  const instant = new Date(now).toISOString();
  const scope = { data, settings, rules, client, programme, session, storage, locale };
  return { ...withDerived(scope, derived), now: instant, form: {}, step: {} };
}

/** The routes that may show a screen, when its rules read the route. */
function sampleRoutes({ checkContext }: WalkedFlow, screen: Screen): JsonObject[] {
  if (!pathsIn(screen.blocks).some(({ path }) => path.root === "route")) return [{}];
  const routes = member(checkContext.index.find("routes", "routes")?.value, "routes");
  return objectEntries(routes).map(([id]) => ({ id, params: {}, query: {} }));
}

/** The most answers of loads that are remembered at once beside those with an event of their own. */
const MOST_ALIKE = 4;
/** The most times that all answers of loads are tried. */
const MOST_SEARCHES = 3;

/**
 * What a screen or form gives for the answers that its loads can have: for those that gave something before, or else for
 * all: with every member, then one of them at a time with another answer.
 * @param kindOf the kind of a value: an answer that gives the first of a kind is always remembered
 */
function forEachLoad<Value>(
  walked: WalkedFlow,
  shownBy: string,
  loads: unknown,
  give: (load: JsonObject) => readonly Value[],
  kindOf: (value: Value) => string = () => "",
): readonly Value[] {
  const given = new Map<string, Value>();
  const kinds = new Set<string>();
  const add = (load: JsonObject) => {
    const [values, known] = [given.size, kinds.size];
    for (const value of give(load)) {
      given.set(JSON.stringify(value), value);
      kinds.add(kindOf(value));
    }
    return { addsValue: given.size > values, addsKind: kinds.size > known };
  };
  const { useful, searches } = walked.loads.get(shownBy) ?? { useful: [], searches: 0 };
  for (const load of useful) add(load);
  if (given.size === 0 && searches < MOST_SEARCHES) {
    const others = possibleLoads(walked, loads).map((load) => ({ load, ...add(load) }));
    const ofNewKind = others.filter(({ addsKind }) => addsKind);
    const alike = others.filter(({ addsKind, addsValue }) => addsValue && !addsKind).slice(0, MOST_ALIKE);
    const remembered = [...ofNewKind, ...alike].map(({ load }) => load);
    walked.loads.set(shownBy, { useful: [...useful, ...remembered], searches: searches + 1 });
  }
  return [...given.values()];
}

function possibleLoads({ checkContext, sampling }: WalkedFlow, loads: unknown): JsonObject[] {
  const ready = (value: unknown) => ({ status: "ready", value });
  const failed = (name: string) => ({ status: "failed", error: { name } });
  const answers = objectEntries(loads).map(([name, load]) => {
    const output = member(checkContext.index.find("call", String(member(load, "call")))?.value, "output");
    const failures = arrayElements(
      member(checkContext.index.find("call", String(member(load, "call")))?.value, "failures"),
    );
    const replies = sampleValues(output, sampling).slice(0, MOST_LOADS).map(ready);
    return [name, [...replies, ...[...failures.map(String), "server"].map(failed)]] as const;
  });
  const whole = Object.fromEntries(answers.map(([name, [first]]) => [name, first]));
  return [whole, ...answers.flatMap(([name, values]) => values.slice(1).map((value) => ({ ...whole, [name]: value })))];
}

interface Drawing {
  readonly walked: WalkedFlow;
  readonly journey: string;
  readonly scope: Scope;
}

function sentByBlocks(blocks: Screen["blocks"] | undefined, drawing: Drawing): WhenSent[] {
  return Object.values(blocks ?? {}).flatMap((block) =>
    rowScopes(block, drawing.scope).flatMap((scope) => sentByBlock(block, { ...drawing, scope })),
  );
}

/** The scope of a block, once for each row that it is drawn for. */
function rowScopes({ each }: Block, scope: Scope): Scope[] {
  if (each === undefined) return [scope];
  const rows = valueNow(each.in, scope);
  return arrayElements(rows)
    .slice(0, MOST_ROWS)
    .map((row) => ({ ...scope, [each.as]: row }));
}

/** Answers to a block's JSON Schema: the `values` of its event. */
function answersToSchema({ props }: Block, { sampling }: WalkedFlow): JsonObject[] {
  const schema = member(props, "schema");
  return schema === undefined ? [] : sampleValues(schema, sampling).map((values) => ({ values }));
}

/** The possible members of a foreign page's message; none for any other event. */
function messagesOf(block: Block, event: string, { checkContext, sampling }: WalkedFlow): JsonObject[] {
  const message = frameOfBlock(checkContext, block)?.value.incoming?.[event];
  if (message?.properties === undefined) return [{}];
  const { properties, required = [] } = message;
  return sampleValues({ type: "object", properties, required }, sampling).filter(isJsonObject);
}

/** The control's own values count before those of the component. */
const withMembers = (sent: WhenSent, values: JsonObject): WhenSent =>
  Object.keys(values).length === 0 ? sent : { ...sent, with: { ...values, ...sent.with } };

function sentByBlock(block: Block, drawing: Drawing): WhenSent[] {
  if (block.visibleWhen !== undefined && valueNow(block.visibleWhen, drawing.scope) !== true) return [];
  const form = member(block.props, "form");
  const answered = block.component === "form" && typeof form === "string" ? answeredForm(form, drawing) : undefined;
  const asked = answersToSchema(block, drawing.walked);
  const own = blockEvents(block, drawing).flatMap(({ event, sent }): WhenSent[] => {
    if (event !== "submit") return messagesOf(block, event, drawing.walked).map((values) => withMembers(sent, values));
    if (answered !== undefined) return answered.given.map((values) => ({ ...sent, form: { [answered.id]: values } }));
    return asked.length === 0 ? [sent] : asked.map((values) => withMembers(sent, values));
  });
  return [
    ...own,
    ...sentByBlocks(block.children, answered === undefined ? drawing : { ...drawing, scope: answered.scope }),
  ];
}

/** The events of a block, including those that its component sends unasked. */
function blockEvents(
  { component, on, props }: Block,
  { walked, scope }: Drawing,
): { readonly event: string; readonly sent: WhenSent }[] {
  const contract = walked.checkContext.component(component);
  const declared = Object.entries(on ?? {}).flatMap(([event, send]) => {
    const values = objectEntries(send.with).flatMap(([name, rule]) => {
      const value = valueNow(rule, scope);
      return value === undefined || value === null ? [] : [[name, value] as const];
    });
    return givenValues(contract?.events?.[event], props).map((given) => {
      const all = { ...given, ...Object.fromEntries(values) };
      return { event, sent: { send: send.send, ...(Object.keys(all).length === 0 ? {} : { with: all }) } };
    });
  });
  const automatic = Object.entries(contract?.events ?? {}).flatMap(([event, { sends }]) =>
    sends === undefined || on?.[event] !== undefined ? [] : [{ event, sent: { send: sends } }],
  );
  return [...declared, ...automatic];
}

/** What the component adds to its event, where that is one of the elements of a property. */
function givenValues(event: EventContract | undefined, props: Block["props"]): JsonObject[] {
  return Object.entries(event?.with ?? {}).reduce<JsonObject[]>(
    (all, [name, schema]) => {
      const among = memberAmong(schema, props);
      return among === undefined ? all : all.flatMap((one) => among.map((value) => ({ ...one, [name]: value })));
    },
    [{}],
  );
}

interface AnsweredForm {
  /** The component that the screen names, or its substitute. */
  readonly id: string;
  readonly given: readonly JsonObject[];
  /** The scope inside the form. */
  readonly scope: Scope;
}

function answeredForm(name: string, { walked, journey, scope }: Drawing): AnsweredForm | undefined {
  const written = name.includes("/") ? name : `${journey}/${name}`;
  const owners = { client: scope.client, programme: scope.programme };
  const reference = substituteFor("forms", written, owners);
  const form = walked.form(reference);
  if (form === undefined) return undefined;
  const own = reference.slice(0, reference.indexOf("/"));
  const given = forEachLoad(walked, reference, form.load, (load) => {
    const around = { ...scope, load: { ...asObject(scope.load), ...load } };
    return formAnswers(form, own, around, walked.checks, walked.known).given;
  });
  return {
    id: reference === `${journey}/${form.id}` && reference === written ? form.id : reference,
    given,
    scope: { ...scope, form: given[0] ?? {} },
  };
}

const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
