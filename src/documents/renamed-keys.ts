/** The members of objects that have another name in format 2: the old name and the new. */
type Names = Readonly<Record<string, string>>;

/** The objects of a kind of document in which names changed, by JSON Pointer, and the names. */
type Renames = readonly (readonly [holder: RegExp, names: Names])[];

const inType = "(?:/(?:properties/[^/]+|items|additionalProperties))*";
const transition = "(?:/[0-9]+)?(?:/open/done/[^/]+(?:/[0-9]+)?)*";
const actions: Names = { go: "navigate", leave: "openExternal" };
const fields: Names = { asks: "order", means: "parse" };
const block: Renames[number] = [/^\/blocks\/[^/]+(?:\/children\/[^/]+)*$/, { use: "component", can: "whenRefused" }];
const load: Renames[number] = [/^\/load\/[^/]+$/, { way: "variant" }];
const data: Renames[number] = [
  new RegExp(`^/(?:(?:data|settings)/properties/[^/]+|input/[^/]+|output)${inType}$`),
  { lasting: "keptOnBack" },
];

const flow: Renames = [
  [/^$/, { needs: "requires", key: "runKey" }],
  [/^\/steps\/[0-9]+$/, { gives: "sets" }],
  [/^\/states\/[^/]+(?:\/calls\/[^/]+)?$/, { way: "variant" }],
  [new RegExp(`^(?:/states/[^/]+)?/(?:(?:on|failed|after|done)/[^/]+|done|at|choose)${transition}/do$`), actions],
  data,
];

const renamesOf: Readonly<Record<string, Renames>> = {
  flow,
  screen: [block, load],
  layout: [block],
  form: [[/^(?:\/fields\/[^/]+)+$/, fields], load],
  fields: [[/^(?:\/fields\/[^/]+)+$/, fields]],
  call: [
    [/^$/, { ways: "variants" }],
    [/^\/(?:ways|variants)\/[^/]+$/, { with: "request", gives: "output", keeps: "tokens", fails: "failures" }],
    data,
  ],
  routes: [
    [/^$/, { elsewhere: "openInAnotherTab", head: "pageHead", problems: "errorReports" }],
    [/^\/routes\/[^/]+\/done\/[^/]+\/do$/, actions],
  ],
  session: [[/^$/, { fill: "loads" }], data],
  client: [
    [/^$/, { ways: "variants" }],
    [/\/fields\/[^/]+$/, fields],
  ],
  programme: [
    [/^$/, { ways: "variants" }],
    [/\/fields\/[^/]+$/, fields],
  ],
  scenarios: [
    [/^\/scenarios\/[^/]+\/steps\/[0-9]+\/when$/, { gives: "reply" }],
    [/^\/scenarios\/[^/]+(?:\/steps\/[0-9]+)?\/then$/, { gives: "output", asks: "calls", takes: "accepts" }],
  ],
};

/**
 * The name that a member of format 1 has in format 2; `undefined` when it keeps its name.
 * @param holder the JSON Pointer of the object that holds it, in a document of that kind
 */
export function renamedKey(kind: string, holder: string, key: string): string | undefined {
  const names = renamesOf[kind]?.filter(([pattern]) => pattern.test(holder)).find(([, one]) => Object.hasOwn(one, key));
  return names?.[1][key];
}
