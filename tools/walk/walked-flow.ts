import type { CheckContext } from "../../src/checker/check-context.ts";
import { type FlowDocument, fullName, type SourceDocument } from "../../src/checker/read/source-document.ts";
import { asDocument } from "../../src/checker/release/as-document.ts";
import { flowsFor, type ScenarioFlows } from "../../src/checker/scenarios/world.ts";
import { documentInFull } from "../../src/checker/uses/derived-values.ts";
import { listForms, listScreens } from "../../src/checker/uses/flow-links.ts";
import { flowsUnder } from "../../src/checker/uses/flow-uses.ts";
import { withSubstitutes } from "../../src/checker/uses/substitutions.ts";
import type { Form } from "../../src/documents/generated/form.ts";
import type { Screen } from "../../src/documents/generated/screen.ts";
import { arrayElements, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { comparedByName } from "./compared-values.ts";
import type { FormAnswers } from "./form-answers.ts";
import { KnownAnswers } from "./known-answers.ts";
import { pathsIn } from "./paths-in.ts";
import { RefusingChecks } from "./refusing-checks.ts";
import type { Sampling } from "./sample-values.ts";

/** One flow as it runs for one client and one of its programmes: the object of a walk. */
export interface WalkedFlow {
  readonly checkContext: CheckContext;
  readonly document: FlowDocument;
  /** `journey/id`. */
  readonly flow: string;
  readonly client: string;
  /** Absent while the customer has none. */
  readonly programme: string | undefined;
  /** All flows of the client, compiled. */
  readonly portal: ScenarioFlows;
  /** The flow, and all that run in it or over its pages. */
  readonly under: readonly FlowDocument[];
  readonly sampling: Sampling;
  /** The observed checks of forms, so far. */
  readonly checks: RefusingChecks;
  /** The answers of forms, so far. */
  readonly known: KnownAnswers<FormAnswers>;
  /** The tried answers of loads, by the screen or form that has the loads. */
  readonly loads: Map<string, TriedLoads>;
  screen(reference: string): { readonly screen: Screen; readonly journey: string } | undefined;
  form(reference: string): Form | undefined;
}

/** The answers of loads with which something could be sent, and the number of searches for them. */
export interface TriedLoads {
  readonly useful: readonly JsonObject[];
  readonly searches: number;
}

/** Prepares the walk of a flow for a client and a programme. */
export function walkedFlow(
  context: CheckContext,
  document: FlowDocument,
  client: string,
  programme: string | undefined,
): WalkedFlow {
  const under = [...flowsUnder(context, document)];
  const values = documentsUnder(context, under).map((one) => documentInFull(context, one));
  return {
    checkContext: context,
    document,
    flow: fullName(document),
    client,
    programme,
    portal: flowsFor(context, client),
    under,
    sampling: { contract: context.contract, compared: comparedByName(values), read: namesRead(values) },
    checks: new RefusingChecks(),
    known: new KnownAnswers(),
    loads: new Map(),
    screen(reference) {
      const found = context.index.find("screen", reference);
      return found && { screen: asDocument<Screen>(found.value, found.path), journey: found.journey ?? "" };
    },
    form(reference) {
      const found = context.index.find("form", reference);
      return found && asDocument<Form>(found.value, found.path);
    },
  };
}

/** Flows with their screens and forms, and their possible substitutes. */
export function documentsUnder(context: CheckContext, flows: readonly FlowDocument[]): SourceDocument[] {
  const screens = flows
    .flatMap((flow) => listScreens(context, flow))
    .flatMap((one) => withSubstitutes(context, "screen", one));
  const forms = screens
    .flatMap((screen) => listForms(context, screen))
    .flatMap((one) => withSubstitutes(context, "form", one));
  return [...new Set([...flows, ...screens, ...forms])];
}

/** The names of all members that rules in documents read. */
function namesRead(values: readonly unknown[]): ReadonlySet<string> {
  const paths = values.flatMap(pathsIn).map(({ text }) => text.split(/[.[\]]+/));
  return new Set([...paths.flat(), ...values.flatMap(textsOfGet)]);
}

function textsOfGet(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOfGet);
  return objectEntries(value).flatMap(([key, one]) => [
    ...(key === "get" ? arrayElements(one).filter((part) => typeof part === "string") : []),
    ...textsOfGet(one),
  ]);
}

/** The dependencies of a running flow. */
export const declaredNeeds = ({ value }: FlowDocument): readonly unknown[] => arrayElements(member(value, "requires"));

/** The properties that a flow declares for its data. */
export const declaredData = ({ value }: FlowDocument): ReadonlyMap<string, unknown> =>
  new Map(objectEntries(member(member(value, "data"), "properties")));
