import type { Situation } from "../../src/checker/scenarios/situation.ts";
import { documentInFull } from "../../src/checker/uses/derived-values.ts";
import { usesOfFlow } from "../../src/checker/uses/flow-uses.ts";
import { withNamedRules } from "../../src/checker/uses/named-rules.ts";
import { arrayElements, isJsonObject, type JsonObject, member, objectEntries } from "../../src/documents/json.ts";
import { pathsIn } from "./paths-in.ts";
import { START_INSTANT, sampleValues } from "./sample-values.ts";
import { declaredData, declaredNeeds, documentsUnder, type WalkedFlow } from "./walked-flow.ts";

/** The initial states of a flow. */
export interface InitialStates {
  /** With one difference at a time; the first has every member that is always given. */
  readonly likely: readonly Situation[];
  /** With a member of the input that some addresses of the flow's route do not have. */
  readonly optional: readonly Situation[];
  /** With another session and another input. */
  readonly further: readonly Situation[];
}

/**
 * All initial states of a flow: signed in or not where it does not say, and differences in its input, in the customer's
 * session, and in the browser's storage.
 */
export function initialStates(walked: WalkedFlow): InitialStates {
  const { client, programme } = walked;
  const common: Situation = { client, ...(programme === undefined ? {} : { programme }), at: START_INSTANT };
  const sessions = sampleSessions(walked);
  const [session] = sessions;
  const inputs = sampleInputs(walked, session);
  const stored = sampleStorages(walked);
  const made = (
    session: JsonObject | undefined,
    input: JsonObject | undefined,
    storage: JsonObject | undefined,
  ): Situation => ({
    ...common,
    ...(session === undefined ? {} : { session }),
    ...(input === undefined ? {} : { input }),
    ...(storage === undefined ? {} : { storage }),
  });
  const [input, ...otherInputs] = inputs;
  const [storage, ...otherStorages] = stored;
  return {
    likely: [
      ...sessions.map((one) => made(one, input, storage)),
      ...otherInputs.map((one) => made(session, one, storage)),
      ...otherStorages.map((one) => made(session, input, one)),
    ],
    optional: sampleOptional(walked).map((one) => made(session, { ...input, ...one }, storage)),
    further: otherInputs
      .slice(0, MOST_PAIRED)
      .flatMap((one) => sessions.slice(1).map((another) => made(another, one, storage))),
  };
}

/** The most inputs tried with each session; the first ones are the likeliest. */
const MOST_PAIRED = 8;

/** Sessions that the flow's rules can distinguish; `undefined` means signed out. */
function sampleSessions(walked: WalkedFlow): (JsonObject | undefined)[] {
  const { checkContext, sampling, document, programme } = walked;
  const properties = member(member(checkContext.index.find("session", "session")?.value, "data"), "properties");
  const read = namesRead(walked, "session");
  const [whole] = sampleValues({ type: "object", properties }, sampling);
  const readProperties = Object.fromEntries(objectEntries(properties).filter(([name]) => read.has(name)));
  const samples = sampleValues({ type: "object", properties: readProperties }, sampling);
  const signedIn = samples.map((sample) =>
    sessionWith({ ...asObject(whole), ...absent(readProperties), ...asObject(sample) }, programme),
  );
  if (declaredNeeds(document).includes("session")) return signedIn;
  return programme === undefined ? [undefined, ...signedIn] : signedIn;
}

const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
const absent = (members: JsonObject): JsonObject =>
  Object.fromEntries(Object.keys(members).map((name) => [name, undefined]));

function sessionWith(values: JsonObject, programme: string | undefined): JsonObject {
  const present = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const session = { ...present, isSignedIn: true, userId: "u1" };
  if (programme === undefined) return session;
  const ids = arrayElements(values.agreements).flatMap((one) => String(member(one, "id") ?? ""));
  return { ...session, programme, programmes: Object.fromEntries(ids.map((id) => [id, programme])) };
}

/** The first members under a root that rules of the flow, its screens and its forms read. */
function namesRead(walked: WalkedFlow, root: string): ReadonlySet<string> {
  const documents = documentsUnder(walked.checkContext, walked.under);
  const paths = documents.flatMap((one) => pathsIn(documentInFull(walked.checkContext, one)));
  return new Set(
    paths.flatMap(({ path }) => {
      const [step] = path.steps;
      return path.root === root && step !== undefined && "key" in step ? [step.key] : [];
    }),
  );
}

const inputNames = ({ document }: WalkedFlow): string[] => arrayElements(member(document.value, "input")).map(String);

/** The flow's input with every member that is always given, then with one difference at a time. */
function sampleInputs(walked: WalkedFlow, session: JsonObject | undefined): JsonObject[] {
  if (inputNames(walked).length === 0) return [];
  const optional = optionalNames(walked);
  const names = inputNames(walked).filter((name) => !optional.includes(name));
  const known = declaredData(walked.document);
  const ids = idsIn(session);
  const values = names.map((name) => {
    const samples = sampleValues(known.get(name) ?? {}, walked.sampling);
    const keys = keysRead(walked, name);
    const ofSession = samples.some((one) => typeof one === "string") && keys.length === 0 ? ids : [];
    return { name, keys, values: [...keys, ...ofSession, ...samples] };
  });
  const base = Object.fromEntries(values.map(({ name, values: [first] }) => [name, first]));
  const bases = [base, ...values.flatMap(({ name, keys }) => keys.slice(1).map((key) => ({ ...base, [name]: key })))];
  const otherwise = bases.flatMap((one) =>
    values.flatMap(({ name, values: all }) => all.map((value) => ({ ...one, [name]: value }))),
  );
  const less = names.map((left) => Object.fromEntries(Object.entries(base).filter(([name]) => name !== left)));
  return [...new Map([base, ...otherwise, ...less].map((one) => [JSON.stringify(one), one])).values()];
}

/** Each member of the input that is not always given, with each of its values. */
function sampleOptional(walked: WalkedFlow): JsonObject[] {
  const known = declaredData(walked.document);
  return optionalNames(walked).flatMap((name) =>
    sampleValues(known.get(name) ?? {}, walked.sampling).map((value) => ({ [name]: value })),
  );
}

/** The members of a flow's input that are parameters of its route, and missing in some of its paths. */
function optionalNames({ checkContext, document }: WalkedFlow): string[] {
  const routes = usesOfFlow(checkContext, document).flatMap((use) => (use.by === "route" ? [use.value] : []));
  return routes.flatMap(({ paths, with: given }) =>
    objectEntries(given).flatMap(([name, value]) => {
      const parameter = /^route\.params\.(\w+)$/.exec(String(member(value, "var")))?.[1];
      const isMissing = (path: string) => !path.split("/").includes(`:${parameter}`);
      return parameter !== undefined && paths?.some(isMissing) ? [name] : [];
    }),
  );
}

function idsIn(value: unknown): unknown[] {
  const found = isJsonObject(value) || Array.isArray(value) ? Object.entries(value) : [];
  const ids = found.flatMap(([key, one]) => (/(^id|Id)$/.test(key) && typeof one === "string" ? [one] : idsIn(one)));
  return [...new Set(ids)];
}

/** The keys with which rules look up a value by this name of the flow's data, in the programme or the client. */
function keysRead({ checkContext, under, programme, portal }: WalkedFlow, name: string): string[] {
  const roots: JsonObject = { client: portal.client, programme: portal.programmes[programme ?? ""] };
  const documents = documentsUnder(checkContext, under).map((one) => documentInFull(checkContext, one));
  return [
    ...new Set(
      documents
        .flatMap(pathsIn)
        .flatMap(({ text, path }) => {
          return text.includes(`[data.${name}]`) ? keysAt(roots, path) : [];
        })
        .concat(documents.flatMap((value) => keysGot(value, name, roots))),
    ),
  ];
}

/** The keys of the value at a path, up to the first key that is data. */
function keysAt(roots: JsonObject, path: ReturnType<typeof pathsIn>[number]["path"]): string[] {
  let holder = roots[path.root];
  for (const step of path.steps) {
    if (!("key" in step)) break;
    holder = member(holder, step.key);
  }
  return objectEntries(holder).map(([key]) => key);
}

/** The keys with which `get` looks up a value by this name of the flow's data. */
function keysGot(value: unknown, name: string, roots: JsonObject): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => keysGot(one, name, roots));
  const [holder, key] = arrayElements(member(value, "get"));
  const own = member(key, "var") === `data.${name}` ? pathsIn(holder).flatMap(({ path }) => keysAt(roots, path)) : [];
  return [...own, ...objectEntries(value).flatMap(([, one]) => keysGot(one, name, roots))];
}

/** The possible contents of the browser's storage: nothing, and the values in tests of the named rules that read it. */
function sampleStorages(walked: WalkedFlow): JsonObject[] {
  return [...namesRead(walked, "storage")].flatMap((name) => {
    const flows = walked.under.map((flow) => withNamedRules(walked.checkContext, flow));
    const given = flows.flatMap((flow) => argumentsLike(flow, { var: `storage.${name}` }, member(flow, "rules")));
    return [...new Map(given.map((one) => [JSON.stringify(one), { [name]: one }])).values(), {}];
  });
}

/** The values of an argument in a named rule's tests, wherever a rule uses it. */
function argumentsLike(value: unknown, argument: unknown, rules: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => argumentsLike(one, argument, rules));
  const [name, ...given] = arrayElements(member(value, "rule"));
  const index = given.findIndex((one) => JSON.stringify(one) === JSON.stringify(argument));
  if (index < 0) return objectEntries(value).flatMap(([, one]) => argumentsLike(one, argument, rules));
  const rule = member(rules, String(name));
  const input = String(arrayElements(member(rule, "in"))[index]);
  return arrayElements(member(rule, "tests")).flatMap((test) => {
    const value = member(member(test, "given"), input);
    return value === undefined ? [] : [value];
  });
}
