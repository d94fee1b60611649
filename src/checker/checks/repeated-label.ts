import { isJsonObject, member, objectEntries } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import { isSameJson } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { type ExpectedCondition, isSatisfiable } from "../conditions/is-satisfiable.ts";
import { spelledOut } from "../conditions/spelled-out.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { ScreenDocument } from "../read/source-document.ts";
import { scopeOfRule } from "../scope/scope-of-rule.ts";
import { wordingsByKey } from "../wording/message-places.ts";
import { type Check, ofEach } from "./check.ts";
import { conditionsAround } from "./never-shown.ts";

/** Two controls of a screen that do different things have different words, in every language. */
export const repeatedLabel: Check = { ids: ["repeated-label"], run: ofEach(["screen"], repeatedLabels) };

/** A label that a control can have, and when it has it. */
interface Label {
  readonly key: string;
  readonly path: JsonPath;
  readonly control: Control;
  readonly conditions: readonly ExpectedCondition[];
}

interface Control {
  readonly name: string;
  /** What it does: its events, and what its properties compute, such as an address. */
  readonly does: unknown;
}

function repeatedLabels(context: CheckContext, screen: ScreenDocument): FoundHere[] {
  const labels = listLabels(context, screen);
  return labels.flatMap((label, at): FoundHere[] => {
    const others = labels.slice(0, at).filter(({ control }) => !isSameJson(control.does, label.control.does));
    const other = others.find(
      (one) => sharedWords(context, label.key, one.key) !== undefined && canMeet(context, screen, label, one),
    );
    if (other === undefined) return [];
    const words = sharedWords(context, label.key, other.key);
    const message = `"${label.control.name}" and "${other.control.name}" both say "${words}", and do different things`;
    return [{ spot: { path: label.path }, message, hint: "let each say what it does" }];
  });
}

/** The labels of a screen's controls: texts that people read alone, of blocks that stand once. */
function listLabels(context: CheckContext, screen: ScreenDocument): Label[] {
  const inFull = spelledOut(context, screen);
  const repeated = context.visitsOf(screen, "Block").filter(({ value }) => value.each !== undefined);
  const isRepeated = (path: JsonPath) => repeated.some((one) => one.path.every((key, at) => key === path[at]));
  return context.visitsOf(screen, "Block").flatMap(({ value: { component, props, on }, path }) => {
    const contract = context.component(String(component));
    const own = objectEntries(contract?.props).filter(([, { isReadAlone }]) => isReadAlone === true);
    if (on === undefined || isRepeated(path)) return [];
    const around = conditionsAround(screen, path).map(
      (rule): ExpectedCondition => ({ rule: inFull(rule), holds: true }),
    );
    return own.flatMap(([prop]) => {
      const rest = objectEntries(props).filter(([name]) => contract?.props[name]?.kind === "rule");
      const control = { name: String(path.at(-1)), does: [on, Object.fromEntries(rest)] };
      return alternatives(member(props, prop), [...path, "props", prop], around, inFull).map((one) => ({
        ...one,
        control,
      }));
    });
  });
}

/** The messages that a text can be, each with the conditions under which it is. */
function alternatives(
  text: unknown,
  path: JsonPath,
  conditions: readonly ExpectedCondition[],
  inFull: (rule: unknown) => unknown,
): Omit<Label, "control">[] {
  if (typeof text === "string") return [{ key: text, path, conditions }];
  const key = member(text, "key");
  if (typeof key === "string") return [{ key, path, conditions }];
  if (isJsonObject(text) && Array.isArray(text.match)) return matched(text.match, path, conditions, inFull);
  const parts = isJsonObject(text) && Array.isArray(text.if) ? text.if : [];
  return parts.flatMap((part, at) => {
    const isCondition = at % 2 === 0 && at < parts.length - 1;
    if (isCondition) return [];
    const before = parts.slice(0, at).filter((_, index) => index % 2 === 0);
    const own = before.map(
      (rule, index): ExpectedCondition => ({
        rule: inFull(rule),
        holds: at % 2 === 1 && index === before.length - 1,
      }),
    );
    return alternatives(part, [...path, "if", at], [...conditions, ...own], inFull);
  });
}

/** As `alternatives`, of a text that depends on a value. */
function matched(
  [value, branches, otherwise]: readonly unknown[],
  path: JsonPath,
  conditions: readonly ExpectedCondition[],
  inFull: (rule: unknown) => unknown,
): Omit<Label, "control">[] {
  const cases = objectEntries(branches);
  const isCase = (name: string, holds: boolean): ExpectedCondition => ({
    ...{ rule: inFull({ "===": [value, name] }), holds },
  });
  const others = cases.map(([name]) => isCase(name, false));
  return [
    ...cases.flatMap(([name, text]) =>
      alternatives(text, [...path, "match", 1, name], [...conditions, isCase(name, true)], inFull),
    ),
    ...alternatives(otherwise, [...path, "match", 2], [...conditions, ...others], inFull),
  ];
}

/** Words that two messages have in common in a language; undefined when they differ, or when data complete them. */
function sharedWords({ index }: CheckContext, one: string, other: string): string | undefined {
  const wordings = wordingsByKey(index);
  const texts = new Map((wordings.get(other) ?? []).map(({ document, text }) => [document.path, text]));
  return (wordings.get(one) ?? []).find(
    ({ document, text }) => texts.get(document.path) === text && !text.includes("{{"),
  )?.text;
}

/** Whether both controls can have these labels at the same time. */
function canMeet(context: CheckContext, screen: ScreenDocument, one: Label, other: Label): boolean {
  return isSatisfiable([...one.conditions, ...other.conditions], scopeOfRule(context, screen, one.path));
}
