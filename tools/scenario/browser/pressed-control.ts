import type { RunState } from "../../../src/checker/scenarios/scenario-step.ts";
import type { Block, Screen } from "../../../src/documents/generated/screen.ts";
import {
  arrayElements,
  isJsonObject,
  isRule,
  type JsonObject,
  member,
  objectEntries,
} from "../../../src/documents/json.ts";
import { checkJson } from "../../../src/documents/json-schema.ts";
import { type Scope, view, withDerived, withOwnDerived } from "../../../src/engine/index.ts";
import { valueNow } from "../../walk/compared-values.ts";

/** A drawn control: its text, and its position among controls with the same text. */
export interface DrawnControl {
  /** A message's key, or a text as a document says it. */
  readonly text: unknown;
  readonly nth: number;
}

/**
 * The control of a screen that sends an event with these values, at the current state of the engine's run; `undefined`
 * when none has a fixed text.
 */
export function pressedControl(
  screen: Screen,
  runState: RunState,
  event: string,
  values: JsonObject = {},
): DrawnControl | undefined {
  const drawn = drawnIn(screen.blocks, event, withOwnDerived(screenScope(runState), screen.derived)).filter(
    ({ text }) => text !== undefined,
  );
  const at = drawn.findIndex((one) => Object.entries(values).every(([name, value]) => isSame(one.with[name], value)));
  const found = drawn[at];
  if (found === undefined) return undefined;
  const nth = drawn.slice(0, at).filter(({ text }) => isSame(text, found.text)).length;
  return { text: found.text, nth };
}

const isSame = (one: unknown, other: unknown) => checkJson({ const: other }, one).length === 0;

interface Drawn {
  readonly text: unknown;
  readonly with: JsonObject;
}

/** The scope of the rules of the screen on view. */
function screenScope({ flows, snapshot, context, now }: RunState): Scope {
  const currentView = view(flows, snapshot, context);
  const { data, settings, rules, derived } = currentView.dialog ?? currentView.page ?? {};
  const around = { ...context.values, now: new Date(now).toISOString(), form: {}, step: {}, load: {} };
  return withDerived({ ...around, data, settings, rules }, derived);
}

function drawnIn(blocks: Screen["blocks"] | undefined, event: string, scope: Scope): Drawn[] {
  return Object.values(blocks ?? {}).flatMap((block) =>
    rowScopes(block, scope).flatMap((row) => [...drawnBy(block, event, row), ...drawnIn(block.children, event, row)]),
  );
}

function rowScopes({ each }: Block, scope: Scope): Scope[] {
  if (each === undefined) return [scope];
  return arrayElements(valueNow(each.in, scope)).map((row) => ({ ...scope, [each.as]: row }));
}

function drawnBy({ on, props, visibleWhen }: Block, event: string, scope: Scope): Drawn[] {
  if (visibleWhen !== undefined && valueNow(visibleWhen, scope) !== true) return [];
  return Object.values(on ?? {}).flatMap((sent) =>
    sent.send === event ? [{ text: resolveText(readCaption(props), scope), with: givenWith(sent.with, scope) }] : [],
  );
}

/** The text of a control, or that of its action. */
const readCaption = (props: unknown): unknown =>
  member(props, "text") ?? member(props, "actionText") ?? member(props, "changeText");

/** The message of a word of a catalogue. */
const wordNow = (text: unknown, scope: Scope): unknown =>
  member(isRule(text) ? valueNow(text, scope) : undefined, "message");

const givenWith = (rules: unknown, scope: Scope): JsonObject =>
  Object.fromEntries(objectEntries(rules).map(([name, rule]) => [name, valueNow(rule, scope)]));

/** The current text: of several, the one whose rule holds. */
function resolveText(text: unknown, scope: Scope): unknown {
  const [value, texts, otherwise] = isJsonObject(text) ? arrayElements(text.match) : [];
  if (texts !== undefined) return resolveText(member(texts, String(valueNow(value, scope))) ?? otherwise, scope);
  const branches = isJsonObject(text) ? arrayElements(text.if) : [];
  if (branches.length === 0) return wordNow(text, scope) ?? text;
  for (let index = 0; index + 1 < branches.length; index += 2)
    if (valueNow(branches[index], scope) === true) return resolveText(branches[index + 1], scope);
  return branches.length % 2 === 1 ? resolveText(branches.at(-1), scope) : undefined;
}
