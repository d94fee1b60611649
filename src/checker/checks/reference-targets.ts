import { arrayElements, objectKeys as keys, member, objectEntries } from "../../documents/json.ts";
import { NEXT } from "../../engine/index.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import { memoize } from "../incremental/memoize.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { DocumentKind } from "../read/kinds.ts";
import { type FlowDocument, fullName } from "../read/source-document.ts";
import { flowDataShape } from "../scope/scope-of-flow.ts";
import { namedFields } from "../uses/answered-steps.ts";
import { COMMON_FAILURES, failuresOfCall, failuresOfFlow, failuresOfState } from "../uses/call-failures.ts";
import { holdsUnknownForm, listForms, listScreens, stateAround } from "../uses/flow-links.ts";
import { inAll } from "../uses/in-all.ts";
import type { Reference } from "../uses/references.ts";
import { answerTargets } from "./answer-targets.ts";
import { fixtureTargets } from "./fixture-targets.ts";
import { flowTargets } from "./flow-targets.ts";
import { inputTargets } from "./input-targets.ts";
import { servedIds } from "./known-names.ts";
import { outsideTargets } from "./outside-targets.ts";
import type { Target } from "./reference-target.ts";
import { ofRoutes } from "./route-targets.ts";

/** Every kind of reference that the schemas mark with `x-refers`. */
export const targets: Readonly<Record<string, Target>> = {
  state: {
    check: "unknown-state",
    noun: "a state of this flow",
    plural: "states",
    names: ({ document, path }) =>
      document.kind === "flow"
        ? [...keys(document.value.states), ...(mayGoToNext(document, path) ? [NEXT] : [])]
        : undefined,
  },
  screen: inJourney("screen"),
  layout: inJourney("layout"),
  fragment: inJourney("fragment"),
  flow: inJourney("flow"),
  form: inJourney("form"),
  rules: inJourney("rules", "rules file"),
  fixtures: inJourney("fixtures", "fixtures file"),
  ...fixtureTargets,
  call: ofKind("call", "a call", "calls"),
  client: ofKind("client", "a client", "clients"),
  programme: ofKind("programme", "a programme", "programmes"),
  country: ofKind("country", "a country", "countries"),
  route: ofRoutes("route"),
  address: ofRoutes("address"),
  guard: ofRoutes("guard"),
  frame: ofRoutes("frame"),
  component: {
    check: "unknown-component",
    noun: "a component for screens",
    plural: "components",
    names: (_, { components }) => components.filter(({ isField }) => !isField).map(({ name }) => name),
  },
  operation: {
    check: "unknown-operation",
    noun: "an operation of the contract",
    plural: "operations",
    names: (_, { contractIndex }) => contractIndex.operations.keys(),
  },
  type: {
    check: "unknown-type",
    noun: "a type of the contract",
    plural: "types",
    names: (_, { contractIndex }) => contractIndex.typeNames,
  },
  language: {
    ...ofKind("language", "a language", "languages"),
    howToAdd: (tag) => `a language is added by its folder and locales/${tag}/language.json`,
  },
  "offered-language": {
    check: "unknown-language",
    noun: "a language that a client offers",
    plural: "languages",
    names: (_, { index }) => index.of("client").flatMap(({ value }) => texts(member(value, "languages"))),
  },
  variant: {
    check: "unknown-variant",
    noun: "a variant of this call",
    plural: "variants",
    names: ({ path }, context) => listVariants(context, path.at(-1)),
  },
  "variant-of-call": {
    check: "unknown-variant",
    noun: "a variant of this call",
    plural: "variants",
    names: ({ document, path }, context) =>
      listVariants(context, valueAt(document.value, [...path.slice(0, -1), "call"])),
  },
  data: {
    check: "unknown-data",
    noun: "data that this flow declares",
    plural: "data",
    names({ document }, context) {
      const shape = document.kind === "flow" ? flowDataShape(context, document) : undefined;
      return shape?.isOpen ? undefined : shape?.names;
    },
  },
  "own-property": {
    check: "unknown-data",
    noun: "declared beside it",
    plural: "data",
    names: ({ document, path }) => keys(member(valueAt(document.value, path.slice(0, -2)), "properties")),
  },
  "session-data": {
    check: "unknown-data",
    noun: "data that the session declares",
    plural: "data",
    names: ({ document }) => keys(member(member(document.value, "data"), "properties")),
  },
  failure: {
    check: "unknown-failure",
    noun: "a failure that this call declares",
    plural: "failures",
    names: ({ document, path }, context) => failuresOfState(context, stateAround(document, path)),
  },
  "any-failure": {
    check: "unknown-failure",
    noun: "a failure of any call of this flow",
    plural: "failures",
    names: ({ document }, context) =>
      document.kind === "flow" ? ["*", ...failuresOfFlow(context, document)] : undefined,
  },
  "own-failure": {
    check: "unknown-failure",
    noun: "a failure that this call declares",
    plural: "failures",
    names: ({ document }) => [...texts(member(document.value, "failures")), ...COMMON_FAILURES],
  },
  ...inputTargets,
  ...flowTargets,
  field: {
    check: "unknown-field",
    noun: "a field of a form that this flow shows",
    plural: "fields",
    names({ document }, context) {
      if (document.kind !== "flow") return undefined;
      const screens = listScreens(context, document);
      if (screens.some((screen) => holdsUnknownForm(context, screen))) return undefined;
      return namedFields(
        context,
        screens.flatMap((screen) => listForms(context, screen)),
      );
    },
  },
  "beside-field": {
    check: "unknown-field",
    noun: "a field beside this one",
    plural: "fields",
    names: ({ document, path }) =>
      document.kind === "form"
        ? keys(valueAt(document.value, path.slice(0, path.lastIndexOf("suggestions") - 1)))
        : undefined,
  },
  ...answerTargets,
  "set-field": {
    check: "unknown-set-field",
    noun: "a field of a set, `journey/set.field`",
    plural: "fields of sets",
    names: (_, { index }) =>
      index.of("fields").flatMap((set) => keys(set.value.fields).map((name) => `${fullName(set)}.${name}`)),
  },
  "served-client": {
    check: "unknown-client",
    noun: "a client that is served",
    plural: "clients",
    names: (_, { index }) => servedIds(index, "client"),
  },
  "served-programme": {
    check: "unknown-programme",
    noun: "a programme that is sold",
    plural: "programmes",
    names: (_, { index }) => servedIds(index, "programme"),
  },
  "answer-failure": {
    check: "unknown-failure",
    noun: "a failure that this call can have",
    plural: "failures",
    names: ({ document, path }, context) =>
      failuresOfCall(context, String(valueAt(document.value, [...path.slice(0, -1), "answers"]))),
  },
  ...outsideTargets,
  "storage-key": {
    check: "unknown-storage-key",
    noun: "a storage key that every client declares",
    plural: "storage keys",
    names: (_, { clients }) => inAll(clients.map(({ value }) => texts(value.storage))),
  },
  "kept-token": {
    check: "unknown-token",
    noun: "a token that a call keeps",
    plural: "tokens",
    names: (_, { index }) =>
      index
        .of("call")
        .flatMap(({ value }) => objectEntries(value.variants))
        .flatMap(([, variant]) => keys(variant.tokens)),
  },
};

const texts = (value: unknown) => arrayElements(value).filter((one) => typeof one === "string");

function ofKind(kind: DocumentKind, noun: string, plural: string): Target {
  return { check: `unknown-${kind}`, noun, plural, names: (_, { index }) => index.names(kind) };
}

/** Flows, screens and forms: of the same journey by id, of another as `journey/id`. */
function inJourney(kind: InJourney, noun: string = kind): Target {
  return {
    check: `unknown-${noun.replace(" ", "-")}`,
    noun: `a ${noun} of this journey, nor \`journey/id\` of another`,
    plural: `${noun}s`,
    names: ({ document }, { index }) => namesInJourney(index, kind, document.journey ?? ""),
  };
}

type InJourney = "flow" | "screen" | "layout" | "fragment" | "form" | "rules" | "fixtures";

const namesInJourney = memoize((index: DocumentIndex, kind: InJourney, journey: string): ReadonlySet<string> => {
  const names = [...index.names(kind)];
  const own = names.filter((name) => name.startsWith(`${journey}/`)).map((name) => name.slice(journey.length + 1));
  return new Set([...own, ...names]);
});

function listVariants({ index }: CheckContext, callId: unknown): string[] | undefined {
  const call = index.find("call", String(callId));
  return call && keys(call.value.variants);
}

/** Transitions may go to the next step; other references to states, such as a step, may not. */
function mayGoToNext({ value }: FlowDocument, path: Reference["path"]): boolean {
  return path.at(-1) === "to" && path[0] !== "steps" && value.steps !== undefined;
}
