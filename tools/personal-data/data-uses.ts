import type { CheckContext } from "../../src/checker/check-context.ts";
import { valueAt } from "../../src/checker/findings/inside.ts";
import { fullName, type ScreenDocument, type SourceDocument } from "../../src/checker/read/source-document.ts";
import { isLeftOut, screensAnswering } from "../../src/checker/uses/answered-steps.ts";
import { derivedInSight, documentInFull, withDerivedRules } from "../../src/checker/uses/derived-values.ts";
import { listRules } from "../../src/checker/uses/document-uses.ts";
import { flowsShowing, innerFlowAt, screensWith } from "../../src/checker/uses/flow-links.ts";
import { member } from "../../src/documents/json.ts";
import type { JsonPath } from "../../src/documents/json-path.ts";
import type { HeldDatum } from "./held-data.ts";
import { boundAt, isIterator, type Read, readsOfRule, touches } from "./reads-of-rule.ts";

/** The uses of a held datum. */
export interface DataUses {
  /** Names of the screens that ask for it or read it. */
  readonly screens: readonly string[];
  /** The calls that it goes out with: `area.name`. */
  readonly calls: readonly string[];
  /** Names of the flows that receive it. */
  readonly flows: readonly string[];
  /** Its other exits from the portal, in words. */
  readonly elsewhere: readonly string[];
}

/** A document that reads. */
interface Reader {
  readonly document: SourceDocument;
  /** The flows whose data it reads. */
  readonly flows: readonly SourceDocument[];
  /** The screens on which it shows what it reads. */
  readonly screens: readonly SourceDocument[];
  readonly reads: readonly { readonly at: JsonPath; readonly read: Read }[];
}

/** Prepares finding the uses of data: all paths that flows, screens, forms, the routes and the session read. */
export function createDataUses(context: CheckContext): (datum: HeldDatum) => DataUses {
  const kinds = ["flow", "screen", "form", "routes", "session"] as const;
  const readers = kinds.flatMap((kind) => context.index.of(kind)).map((document) => toReader(context, document));
  return (datum) => {
    const found = readers.flatMap((reader) =>
      reader.reads.filter(({ read }) => readsDatum(datum, reader, read)).map(({ at }) => ({ reader, at })),
    );
    return {
      screens: named([
        ...datum.asking,
        ...found.flatMap(({ reader, at }) =>
          isSent(at) ? [] : [...reader.screens, ...answering(context, reader.document, at)],
        ),
      ]),
      calls: sorted(found.flatMap(({ reader, at }) => callAt(reader.document, at) ?? [])),
      flows: named(found.flatMap(({ reader, at }) => flowAt(context, reader.document, at) ?? [])),
      elsewhere: sorted(found.flatMap(({ at }) => outsideDestination(at) ?? [])),
    };
  };
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort();
const named = (documents: readonly SourceDocument[]) => sorted(documents.map(fullName));

function toReader(context: CheckContext, document: SourceDocument): Reader {
  const inFull = documentInFull(context, document);
  const derived = derivedInSight(context, document);
  const reads = listRules(context, document)
    .filter(({ path }) => !isList(document, path))
    .flatMap(({ rule, path: at }) =>
      readsOfRule(withDerivedRules(rule, derived), boundAt(inFull, at)).map((read) => ({ at, read })),
    );
  const screens = screensShowing(context, document);
  const flows = document.kind === "flow" ? [document] : screens.flatMap((screen) => flowsShowing(context, screen));
  return { document, flows, screens, reads };
}

function screensShowing(context: CheckContext, document: SourceDocument): readonly ScreenDocument[] {
  if (document.kind === "form") return screensWith(context, document);
  return document.kind === "screen" ? [document] : [];
}

/** The check pages that list the answer to the field in which a rule of a form stands. */
function answering(
  context: CheckContext,
  document: SourceDocument,
  [part, field]: JsonPath,
): readonly ScreenDocument[] {
  if (document.kind !== "form" || part !== "fields") return [];
  const name = `${document.id}.${String(field)}`;
  return screensAnswering(context, document).filter((screen) => !isLeftOut(context, screen, name));
}

/** A list whose elements get a name is read as far as the name is. */
function isList({ value }: SourceDocument, path: JsonPath): boolean {
  return path.at(-1) === "in" && isIterator(valueAt(value, path.slice(0, -1)));
}

function readsDatum({ names, flows, holder, path }: HeldDatum, reader: Reader, read: Read): boolean {
  if (reader.document === holder && read[0] === "form") return touches(read, ["form", ...path]);
  if (!names.some((name) => touches(read, name))) return false;
  return flows === undefined || reader.flows.some((flow) => flows.includes(flow));
}

/** What is asked for with it, from a screen or a form, is not shown. */
const isSent = (at: JsonPath) => at.includes("load");

/** The call whose `with` a rule stands in. */
function callAt({ value }: SourceDocument, at: JsonPath): string | undefined {
  const place = placeOfInput(at);
  const call = place && member(valueAt(value, place), "call");
  return typeof call === "string" ? call : undefined;
}

/** The flow whose `with` a rule stands in. */
function flowAt(context: CheckContext, document: SourceDocument, at: JsonPath): SourceDocument | undefined {
  const place = placeOfInput(at);
  return place && document.kind === "flow" ? innerFlowAt(context, document, place) : undefined;
}

/** Where the call or flow stands that is given what a rule computes. */
function placeOfInput(at: JsonPath): JsonPath | undefined {
  const end = at.lastIndexOf("with");
  return end < 0 ? undefined : at.slice(0, end);
}

/** An exit from the portal other than a call: only values under these actions leave by it. */
function outsideDestination(at: JsonPath): string | undefined {
  if (!at.includes("do")) return undefined;
  const action = at[at.lastIndexOf("do") + 1];
  if (action === "openExternal") return "an outside page";
  if (action === "store") return "the browser's storage that other sites share";
  return action === "track" ? "analytics: whether it is there, or how many" : undefined;
}
