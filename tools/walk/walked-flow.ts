import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import type { Form } from "../../src/documents/generated/form.ts";
import type { Screen } from "../../src/documents/generated/screen.ts";
import { elementsOf, isJsonObject, member, membersOf } from "../../src/documents/json.ts";
import { fullName, type SourceDocument } from "../../src/documents/read/source-document.ts";
import { checkedValue } from "../../src/documents/release/checked-value.ts";
import { flowsFor, type ScenarioFlows } from "../../src/documents/scenarios/world.ts";
import { formsOf, screensOf } from "../../src/documents/uses/flow-links.ts";
import { flowsUnder } from "../../src/documents/uses/flow-uses.ts";
import { withStandIns } from "../../src/documents/uses/stand-ins.ts";
import { rulePaths } from "../../src/engine/index.ts";
import { comparedByName } from "./compared-values.ts";
import { RefusingChecks } from "./refusing-checks.ts";
import type { Sampling } from "./sample-values.ts";

/** One flow as it runs for one client and one of its programmes: what a walk goes through. */
export interface WalkedFlow {
  readonly checked: CheckedDocuments;
  readonly document: SourceDocument;
  /** `journey/id`. */
  readonly flow: string;
  readonly client: string;
  /** Absent while the customer has none. */
  readonly programme: string | undefined;
  /** All flows of the client, compiled. */
  readonly portal: ScenarioFlows;
  /** The flow, and all that run in it or over its pages. */
  readonly under: readonly SourceDocument[];
  readonly sampling: Sampling;
  /** What was seen of the checks of forms, so far. */
  readonly checks: RefusingChecks;
  screen(reference: string): { readonly screen: Screen; readonly journey: string } | undefined;
  form(reference: string): Form | undefined;
}

/** Prepares the walk of a flow for a client and a programme. */
export function walkedFlow(
  checked: CheckedDocuments,
  document: SourceDocument,
  client: string,
  programme: string | undefined,
): WalkedFlow {
  const under = [...flowsUnder(checked, document)];
  const values = documentsUnder(checked, under).map(({ value }) => value);
  return {
    checked,
    document,
    flow: fullName(document),
    client,
    programme,
    portal: flowsFor(checked, client),
    under,
    sampling: { contract: checked.contract, compared: comparedByName(values), read: namesRead(values) },
    checks: new RefusingChecks(),
    screen(reference) {
      const found = checked.index.find("screen", reference);
      return found && { screen: checkedValue<Screen>(found.value, found.path), journey: found.journey ?? "" };
    },
    form(reference) {
      const found = checked.index.find("form", reference);
      return found && checkedValue<Form>(found.value, found.path);
    },
  };
}

/** Flows with their screens and forms, and what may stand in the place of these. */
export function documentsUnder(checked: CheckedDocuments, flows: readonly SourceDocument[]): SourceDocument[] {
  const screens = flows
    .flatMap((flow) => screensOf(checked, flow))
    .flatMap((one) => withStandIns(checked, "screen", one));
  const forms = screens
    .flatMap((screen) => formsOf(checked, screen))
    .flatMap((one) => withStandIns(checked, "form", one));
  return [...new Set([...flows, ...screens, ...forms])];
}

/** The names of all members that rules in documents read. */
function namesRead(values: readonly unknown[]): ReadonlySet<string> {
  const paths = values.flatMap(pathsIn).map(({ text }) => text.split(/[.[\]]+/));
  return new Set([...paths.flat(), ...values.flatMap(textsOfGet)]);
}

function textsOfGet(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOfGet);
  return membersOf(value).flatMap(([key, one]) => [
    ...(key === "get" ? elementsOf(one).filter((part) => typeof part === "string") : []),
    ...textsOfGet(one),
  ]);
}

/** Every path that anything in a document reads. */
export function pathsIn(value: unknown): ReturnType<typeof rulePaths>[number][] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (!isJsonObject(value)) return [];
  return typeof value.var === "string" ? rulePaths(value) : Object.values(value).flatMap(pathsIn);
}

/** What a flow needs to run. */
export const needsOf = ({ value }: SourceDocument): readonly unknown[] => elementsOf(member(value, "needs"));

/** The properties that a flow declares for its data. */
export const dataOf = ({ value }: SourceDocument): ReadonlyMap<string, unknown> =>
  new Map(membersOf(member(member(value, "data"), "properties")));
