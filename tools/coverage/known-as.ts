import type { CheckContext } from "../../src/checker/check-context.ts";
import { parsePointer, valueAt } from "../../src/checker/findings/inside.ts";
import { isExample } from "../../src/checker/read/kinds.ts";
import { fullName, type SourceDocument } from "../../src/checker/read/source-document.ts";
import { wordOccurrences } from "../../src/checker/scope/asked-words.ts";
import { listStates } from "../../src/checker/uses/flow-links.ts";
import { findOccurrences } from "../../src/checker/uses/occurrences.ts";
import { arrayElements, member, objectEntries } from "../../src/documents/json.ts";
import type { SpecifiedItem, SpecifiedKind } from "./specified-items.ts";

/**
 * What something that the specification names is here.
 * - `state journey/flow.state`, `event journey/flow.EVENT`
 * - `client /pointer`, `programme /pointer`: a key of the clients' or the programmes' documents
 * - `place path/of/a/file.json#/pointer`: what stands anywhere else
 * - `read session.name`: what rules read
 * - `operation id`, `address /path`, `message key`
 */
export interface KnownAs {
  readonly kind: "state" | "event" | "client" | "programme" | "place" | "read" | "operation" | "address" | "message";
  readonly id: string;
}

const KINDS: readonly KnownAs["kind"][] = [
  "state",
  "event",
  "client",
  "programme",
  "place",
  "read",
  "operation",
  "address",
  "message",
];

/** Reads `<kind> <id>`. Throws for another kind. */
export function knownAs(written: string): KnownAs {
  const [word = "", ...rest] = written.split(" ");
  const kind = KINDS.find((one) => one === word);
  if (kind === undefined) throw new Error(`"${written}" begins with none of ${KINDS.join(", ")}.`);
  return { kind, id: rest.join(" ") };
}

/** The two parts of `journey/flow.name` or `file#/pointer`. */
export function splitId({ kind, id }: KnownAs): readonly [string, string] {
  const at = kind === "place" ? id.indexOf("#") : id.indexOf(".");
  return [id.slice(0, at), id.slice(at + 1)];
}

/** The symbol of an item of the specification; found by the item's own name when absent. */
export function findKnownAs(
  context: CheckContext,
  kind: SpecifiedKind,
  { name, as, operation }: SpecifiedItem,
): KnownAs[] {
  if (as !== undefined) return as.map(knownAs);
  if (kind === "messages") return keysSaying(context, name).map((id) => ({ kind: "message", id }));
  if (kind === "operations") return operationsNamed(context, name, operation).map((id) => ({ kind: "operation", id }));
  const hasAddress = kind === "routes" && placesAt(context, name).length > 0;
  return hasAddress ? [{ kind: "address", id: name }] : [];
}

function operationsNamed({ contract }: CheckContext, name: string, operation: string | undefined): string[] {
  return Object.values(contract).flatMap((area) =>
    objectEntries(member(area, "paths")).flatMap(([path, methods]) =>
      objectEntries(methods).flatMap(([method, source]) => {
        const id = String(member(source, "operationId"));
        const isMeant = operation === undefined ? `${method.toUpperCase()} ${path}` === name : id === operation;
        return isMeant ? [id] : [];
      }),
    ),
  );
}

/** The members of the routes that have an address: routes, and addresses inside journeys. */
export const placesAt = (
  { index }: CheckContext,
  address: string,
): (readonly [part: "routes" | "addresses", id: string])[] =>
  (["routes", "addresses"] as const).flatMap((part) =>
    objectEntries(member(index.find("routes", "routes")?.value, part))
      .filter(([, one]) => arrayElements(member(one, "paths")).includes(address))
      .map(([id]) => [part, id] as const),
  );

/** The keys of the messages with this English text, with any arguments. */
function keysSaying({ index }: CheckContext, text: string): string[] {
  const english = index.of("messages").filter(({ path }) => path.startsWith("locales/en-US/"));
  const all = english.flatMap(({ value }) => objectEntries(member(value, "messages")));
  return all.filter(([, written]) => matchesText(String(written), text)).map(([key]) => key);
}

/** Whether it is the text, with any arguments. */
export function matchesText(written: string, text: string): boolean {
  if (!written.includes("{{")) return written === text;
  const parts = written.split(/\{\{[^}]*\}\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return parts.join("").length > 0 && new RegExp(`^${parts.join("[\\w.]+")}$`).test(text);
}

/** The documents that carry it, each as `kind name`, what it stands in before what only uses it. */
export function findCarriers(context: CheckContext, known: KnownAs): string[] {
  const [first, second] = splitId(known);
  const { index } = context;
  const using = (kind: "state" | "message" | "operation") =>
    [...findOccurrences(context, { kind, id: known.id }), ...wordOccurrences(context, { kind, id: known.id })]
      .filter(({ document }) => !isExample(document.kind))
      .sort((one, other) => Number(other.isDefinition) - Number(one.isDefinition))
      .map(({ document }) => documentName(document));
  switch (known.kind) {
    case "state":
    case "message":
      return using(known.kind);
    case "operation":
      return [`operation ${known.id}`, ...using("operation")];
    case "event":
      return [
        `flow ${first}`,
        ...index
          .of("screen")
          .filter(sends(context, first, second))
          .map(documentName),
      ];
    case "client":
      return [...documentsWith(context, known), ...reading(context, clientPath(known.id))];
    case "programme":
      return [
        ...documentsWith(context, known),
        ...reading(context, ["programme", ...parsePointer(known.id)].join(".")),
      ];
    case "read":
      return reading(context, known.id);
    case "address":
      return placesAt(context, known.id).map(([part, id]) =>
        part === "routes" ? `route ${id}: ${behind(context, id)}` : `address ${id}: ${journeysAt(context, id)}`,
      );
    case "place":
      return [nameOfFile(context, first)];
  }
}

const documentName = (document: SourceDocument) => `${document.kind} ${fullName(document)}`;

function nameOfFile({ index }: CheckContext, path: string): string {
  const document = index.at(path);
  return document === undefined ? path : documentName(document);
}

function behind({ index }: CheckContext, routeId: string): string {
  const route = valueAt(index.find("routes", "routes")?.value, ["routes", routeId]);
  return String(member(route, "flow") ?? member(route, "screen"));
}

/** The flows with a state at an address inside journeys. */
const journeysAt = ({ index }: CheckContext, address: string): string =>
  index
    .of("flow")
    .filter((flow) => listStates(flow).some(({ state }) => state.address === address))
    .map(fullName)
    .join(", ");

/** Whether a screen of the flow's journey sends the event. */
function sends({ index }: CheckContext, flow: string, event: string) {
  const shown = JSON.stringify(index.find("flow", flow)?.value);
  return (screen: SourceDocument) => {
    const isShown = screen.journey === flow.split("/")[0] && shown.includes(`"screen":"${screen.id}"`);
    return isShown && JSON.stringify(screen.value).includes(`"send":"${event}"`);
  };
}

/** The documents that state a key of clients or programmes. */
const documentsWith = ({ index }: CheckContext, { kind, id }: KnownAs): string[] =>
  index
    .of(kind === "programme" ? "programme" : "client")
    .filter(({ value }) => valueAt(value, parsePointer(id)) !== undefined)
    .map(documentName);

/** How rules read a key of the client: `settings.name` for a setting of a flow. */
function clientPath(pointer: string): string {
  const [root = "", owner = "", ...rest] = parsePointer(pointer);
  return root === "settings"
    ? ["settings", ...rest].join(".")
    : ["client", root, owner, ...rest].join(".").replace(/\.$/, "");
}

/** The documents in which a rule reads a path. */
function reading({ index }: CheckContext, path: string): string[] {
  const isRead = ({ text }: SourceDocument) =>
    [`"$${path}"`, `"$${path}.`, `"$${path}[`].some((reference) => text.includes(reference));
  return index.documents
    .filter((one) => !isExample(one.kind) && one.kind !== "messages" && isRead(one))
    .map(documentName);
}
