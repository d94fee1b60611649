import { JSDOM } from "jsdom";
import type { Chart, ChartState, Move } from "./chart.ts";
import { kebabCase } from "./machine.ts";

/** The statechart of an SCXML document: states inside each other, guards, delayed events of a state's own, invoked services. */
export function fromScxml(text: string): Chart {
  const root = new JSDOM(text, { contentType: "application/xml" }).window.document.documentElement;
  const data = [...root.querySelectorAll("datamodel > data")].map((item) => [
    item.id,
    typeOf(item.getAttribute("expr")),
  ]);
  return { root: stateOf(root), data: Object.fromEntries(data) };
}

function typeOf(expression: string | null): object {
  if (expression === null || expression.startsWith("'")) return { type: "string" };
  const value: unknown = JSON.parse(expression);
  return { type: typeof value === "number" ? "integer" : "boolean", default: value };
}

const within = (element: Element, ...names: readonly string[]) =>
  [...element.children].filter(({ localName }) => names.includes(localName));

function stateOf(element: Element): ChartState {
  const children = within(element, "state", "parallel", "final", "history").map(stateOf);
  const initial = element.getAttribute("initial") ?? children[0]?.name;
  const transitions = within(element, "transition");
  const [service] = within(element, "invoke");
  const by = (start: string) => transitions.filter((one) => one.getAttribute("event")?.startsWith(start)).map(moveOf);
  return {
    name: element.id,
    ...(initial === undefined ? {} : { initial }),
    isFinal: element.localName === "final",
    isParallel: element.localName === "parallel",
    ...(element.localName === "history" ? { history: transitions[0]?.getAttribute("target") ?? "" } : {}),
    children,
    on: transitions.flatMap((one) => {
      const event = one.getAttribute("event") ?? "";
      return /^$|^(done|error)\.|^after\./.test(event) ? [] : [[event, moveOf(one)] as const];
    }),
    always: transitions.filter((one) => !one.hasAttribute("event")).map(moveOf),
    after: delaysOf(element).flatMap(([event, seconds]) => by(event).map((move) => [seconds, move] as const)),
    ...(service === undefined
      ? {}
      : {
          invoke: {
            task: kebabCase(service.getAttribute("src") ?? ""),
            done: by("done.invoke"),
            failed: by("error."),
          },
        }),
    done: by("done.state"),
  };
}

/** Events that a state sends itself a while after it was entered, such as `after.code`. */
function delaysOf(element: Element): [string, number][] {
  return within(element, "onentry").flatMap((entry) =>
    within(entry, "send").map((send): [string, number] => [
      send.getAttribute("event") ?? "",
      Number.parseFloat(send.getAttribute("delay") ?? "0"),
    ]),
  );
}

function moveOf(transition: Element): Move {
  const [target, cond] = [transition.getAttribute("target"), transition.getAttribute("cond")];
  const sets = within(transition, "assign").map((one) => [
    one.getAttribute("location"),
    expressed(one.getAttribute("expr") ?? ""),
  ]);
  return {
    ...(target === null ? {} : { target }),
    ...(cond === null ? {} : { guard: condition(cond) }),
    ...(sets.length === 0 ? {} : { set: Object.fromEntries(sets) }),
  };
}

const COMPARISONS: Readonly<Record<string, string>> = { "==": "===", "!=": "!==" };

/** `a && b`, `a || b`, `!a`, `a < 3`, `a == 'x'`. */
function condition(text: string): object {
  for (const [sign, operator] of [
    ["||", "or"],
    ["&&", "and"],
  ] as const) {
    if (text.includes(sign)) return { [operator]: text.split(sign).map((part) => condition(part.trim())) };
  }
  const [, left = "", operator = "", right = ""] = /^(\w+) (==|!=|<=|>=|<|>) (.+)$/.exec(text) ?? [];
  if (operator !== "") return { [COMPARISONS[operator] ?? operator]: [expressed(left), expressed(right)] };
  return text.startsWith("!") ? { "!": condition(text.slice(1)) } : { var: `data.${text}` };
}

function expressed(text: string): unknown {
  const [, left, right] = /^(\w+) \+ (\d+)$/.exec(text) ?? [];
  if (left !== undefined) return { "+": [{ var: `data.${left}` }, Number(right)] };
  if (text.startsWith("'")) return text.slice(1, -1);
  return /^(\d+|true|false)$/.test(text) ? JSON.parse(text) : { var: `data.${text}` };
}
