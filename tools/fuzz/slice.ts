import { type CheckerFacts, createCheckContext } from "../../src/checker/check-context.ts";
import { openChecking } from "../../src/checker/check-documents.ts";
import type { Finding } from "../../src/checker/findings/finding.ts";
import { parsePointer, valueAt } from "../../src/checker/findings/inside.ts";
import { changingFiles } from "../../src/checker/read/changing-files.ts";
import { type DocumentKind, identifyDocument } from "../../src/checker/read/kinds.ts";
import type { Files } from "../../src/checker/read/read-documents.ts";
import { isJsonObject, objectEntries } from "../../src/documents/json.ts";
import type { JsonPath } from "../../src/documents/json-path.ts";
import { reachedBy } from "./reached.ts";
import { ROUTES, routesTo } from "./routes-to.ts";

/** The core of a slice: a client's portal that serves only some journeys. */
export interface SlicePlan {
  readonly client: string;
  readonly journeys: readonly string[];
}

/** A self-contained part of a repository. */
export interface Slice {
  readonly files: Files;
  /** The files in it that are the repository's, byte for byte. */
  readonly whole: readonly string[];
}

/**
 * Prepares slices: a client with its layers and the programmes that it sells, and every flow, screen, form, call and
 * text that some journeys reach there. They are unchanged; only lists of the whole repository are cut: routes to other
 * journeys show the page of an unknown address, and clients, scenarios, fixtures, sets of fields, texts and addresses
 * lose the members that the slice does not use. The checker has no finding in a slice.
 */
export function slicer(files: Files, facts: CheckerFacts): (of: SlicePlan) => Slice {
  const documents = createCheckContext(changingFiles(files), facts);
  return (of) => {
    const routes = routesTo(documents, of.journeys);
    const reached = reachedBy(documents, of.client, routes);
    const retained = [...files].filter(([path]) => reached.has(path));
    const cut = withoutUnused(new Map([...retained, [ROUTES, written(routes)]]), facts);
    return { files: cut, whole: [...cut.keys()].filter((path) => cut.get(path) === files.get(path)) };
  };
}

/** The most rounds of removing unused members, more than any chain of them needs. */
const ROUNDS = 10;

function withoutUnused(files: Files, facts: CheckerFacts): Files {
  const now = new Map(files);
  const checking = openChecking(files, facts);
  for (let round = 0; round < ROUNDS; round++) {
    const findings = checking.findings();
    if (findings.length === 0) return now;
    const changes = new Map([...byFile(findings)].map(([file, found]) => [file, without(now.get(file), file, found)]));
    checking.write(changes);
    for (const [file, content] of changes) {
      if (content === undefined) now.delete(file);
      else now.set(file, content);
    }
  }
  throw new Error("removing unused members of a slice does not end");
}

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function byFile(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const one of findings) groups.set(one.file, [...(groups.get(one.file) ?? []), one]);
  return groups;
}

/**
 * For documents that list symbols of the whole repository: the place of the member that a finding reports as unused.
 */
const CUT: Partial<Record<DocumentKind, (place: JsonPath) => JsonPath>> = {
  messages: (place) => place,
  client: (place) => place,
  programme: (place) => place,
  fields: (place) => place,
  scenarios: (place) => place.slice(0, 2),
  routes: (place) => (place[0] === "addresses" ? place : []),
  fixtures: (place) => place.slice(0, 2),
};

/** A document without the reported members; `undefined` when nothing is left. Scenarios list empty fixtures too. */
function without(content: string | Uint8Array = "", file: string, findings: readonly Finding[]): string | undefined {
  const value: unknown = JSON.parse(Buffer.from(content).toString());
  const kind = identifyDocument(file)?.kind ?? "flow";
  const cut = CUT[kind];
  // The last first, so that the places of a list stay right.
  for (const { pointer, check, message } of [...findings].reverse()) {
    const place = cut?.(parsePointer(pointer)) ?? [];
    const holder = valueAt(value, place.slice(0, -1));
    if (place.length > 0 && Array.isArray(holder)) holder.splice(Number(place.at(-1)), 1);
    else if (place.length > 0 && isJsonObject(holder)) delete holder[String(place.at(-1))];
    else throw new Error(`${file}${pointer}: ${message} [${check}]`);
  }
  const isEmpty = objectEntries(value).every(([, inner]) => !isJsonObject(inner) || Object.keys(inner).length === 0);
  return isEmpty && kind !== "fixtures" ? undefined : written(value);
}
