import { applyEdits, modify } from "jsonc-parser";
import { parsePointer, valueAt } from "../../src/checker/findings/inside.ts";
import { arrayElements, isJsonObject, member, objectEntries } from "../../src/documents/json.ts";
import type { JsonPath } from "../../src/documents/json-path.ts";
import { type KnownAs, placesAt, splitId } from "../../tools/coverage/known-as.ts";
import type { World } from "./world.ts";

/** Replaces a removed state: a transition to it leads to an end instead. */
const GONE = "takenAway";

type Changes = Map<string, string>;

/** The texts of the files in which an item is removed or changed. Throws if nothing can be removed. */
export function withoutIt(world: World, known: KnownAs): Changes {
  const [first, second] = splitId(known);
  switch (known.kind) {
    case "state":
      return inFlow(world, first, (text) => withoutState(text, second));
    case "event":
      return inFlow(world, first, (text) => withoutEvent(text, second));
    case "client":
    case "programme":
      return inDocuments(world, known.kind, parsePointer(known.id));
    case "place":
      return new Map([[first, changedAt(world.readText(first), parsePointer(second))]]);
    case "read":
      return unread(world, known.id);
    case "operation":
      return withoutOperation(world, known.id);
    case "address":
      return withoutAddress(world, known.id);
    case "message":
      return withoutMessage(world, known.id);
  }
}

/** The same text with another value at a place. */
function put(text: string, path: JsonPath, value: unknown): string {
  const whole: unknown = JSON.parse(text);
  const place = path.map((key, at) => (Array.isArray(valueAt(whole, path.slice(0, at))) ? Number(key) : key));
  return applyEdits(text, modify(text, place, value, {}));
}

function inFlow({ documents, readText }: World, flow: string, change: (text: string) => string): Changes {
  const document = documents.index.find("flow", flow);
  if (document === undefined) throw new Error(`There is no flow "${flow}".`);
  const text = change(readText(document.path));
  if (text === readText(document.path)) throw new Error(`There was nothing to take away from "${flow}".`);
  return new Map([[document.path, text]]);
}

/**
 * Nothing leads to a state any more: who would have come there stays where they are, a step is left out, and where a flow
 * begins or decides, it is at an end. The state itself stays, for what says that it is there.
 */
function withoutState(text: string, state: string): string {
  const flow: unknown = JSON.parse(text);
  const states = member(flow, "states");
  if (member(states, state) === undefined) throw new Error(`There is no state "${state}".`);
  const steps = arrayElements(member(flow, "steps")).filter((step) => member(step, "to") !== state);
  const led = membersOfObject(leadingElsewhere(flow, state, false));
  const gone = { final: { outcome: GONE } };
  return JSON.stringify({
    ...led,
    ...(steps.length > 0 && { steps }),
    states: { ...membersOfObject(led.states), [GONE]: gone },
  });
}

const membersOfObject = (value: unknown) => Object.fromEntries(objectEntries(value));

/** The same without a `to` that leads to a state; with another one where there has to be one. */
function leadingElsewhere(value: unknown, state: string, decides: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => leadingElsewhere(one, state, decides));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
    if (one !== state || (key !== "to" && key !== "start")) {
      return [[key, leadingElsewhere(one, state, decides || key === "choose")]];
    }
    return key === "start" || decides ? [[key, GONE]] : [];
  });
  return Object.fromEntries(entries);
}

/** No handler takes the event any more. */
function withoutEvent(text: string, event: string): string {
  const flow: unknown = JSON.parse(text);
  const places: JsonPath[] = [
    ["on", event],
    ...objectEntries(member(flow, "states")).map(([name]) => ["states", name, "on", event]),
  ];
  return places
    .filter((path) => valueAt(flow, path) !== undefined)
    .reduce((left, path) => put(left, path, undefined), text);
}

/** Every client, or programme, that says something there says something else. */
function inDocuments({ documents, readText: textOf }: World, kind: "client" | "programme", path: JsonPath): Changes {
  const saying = documents.index.of(kind).filter(({ value }) => valueAt(value, path) !== undefined);
  return new Map(saying.map((one) => [one.path, changedAt(textOf(one.path), path)]));
}

/** The same text with another value at a place. Throws for an unknown place. */
export function changedAt(text: string, path: JsonPath): string {
  const value = valueAt(JSON.parse(text), path);
  if (value === undefined) throw new Error(`There is nothing at ${path.join("/")}.`);
  return put(text, path, another(value, path));
}

/** Another value, or a transition without a target. `undefined`: none. */
function another(value: unknown, path: JsonPath): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  if (typeof value === "string") return anotherText(value);
  const isBranch = typeof path.at(-1) === "string" && /^[0-9]+$/.test(String(path.at(-1)));
  if (isBranch && member(value, "if") !== undefined) return { ...membersOfObject(value), if: false };
  return isBranch || Array.isArray(value) || path.at(-1) !== "done" ? without(value) : {};
}

/** A replacement: an empty list or object, a number plus one. */
function without(value: unknown): unknown {
  if (!Array.isArray(value)) return undefined;
  return value.every((one) => typeof one === "number") ? [...value, value.length + 1] : [];
}

const OTHERS: Readonly<Record<string, string>> = {
  email: "mobile",
  mobile: "email",
  PT5M: "PT7M",
  "-P30D": "-P40D",
  "en-US": "th-TH",
  "ms-MY": "th-TH",
  "th-TH": "en-US",
  "zh-Hant-TW": "en-US",
  "09:00": "08:00",
  "18:00": "20:00",
  validAndChanged: "always",
  male: "female",
  "[0-9]{15}|[A-Z0-9]{6,20}": "[A-Z0-9]+",
  "[A-Za-z0-9_-]+": ".+",
};

const anotherText = (text: string) => OTHERS[text] ?? `${text}-taken-away`;

/** No rule reads it any more. */
function unread({ documents, readText: textOf }: World, path: string): Changes {
  const reading = documents.index.documents.filter(
    ({ kind, text }) => kind !== "scenarios" && kind !== "messages" && text.includes(`"$${path}`),
  );
  return new Map(
    reading.map((one) => [one.path, textOf(one.path).replaceAll(`"$${path}`, () => `"$${path}-taken-away`)]),
  );
}

/** The contract has it at another address. */
function withoutOperation({ documents, readText: textOf }: World, id: string): Changes {
  const area = documents.contractIndex.operations.get(id)?.area;
  const file = `schemas/api/${area}.openapi.json`;
  const contract: unknown = JSON.parse(textOf(file));
  const paths = objectEntries(member(contract, "paths")).map(([path, methods]): [string, unknown] => [
    objectEntries(methods).some(([, one]) => member(one, "operationId") === id) ? `/taken-away${path}` : path,
    methods,
  ]);
  return new Map([[file, JSON.stringify({ ...membersOfObject(contract), paths: Object.fromEntries(paths) })]]);
}

function withoutAddress({ documents, readText: textOf }: World, address: string): Changes {
  const file = "flows/routes.json";
  const text = placesAt(documents, address).reduce((left, place) => {
    const path = [...place, "paths"];
    const paths = valueAt(JSON.parse(left), path);
    return put(left, path, Array.isArray(paths) ? paths.map((one) => (one === address ? "/taken-away" : one)) : []);
  }, textOf(file));
  return new Map([[file, text]]);
}

/** Every wording of it is another. */
function withoutMessage({ documents, readText: textOf }: World, key: string): Changes {
  const saying = documents.index
    .of("messages")
    .filter(({ value }) => objectEntries(member(value, "messages")).some(([one]) => one === key));
  return new Map(saying.map(({ path }) => [path, put(textOf(path), ["messages", key], "Taken away.")]));
}
