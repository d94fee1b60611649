import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { openChecking } from "../check-documents.ts";

const SCENARIOS = "flows/brewing/brewing.scenarios.json";
const ROUTES = "flows/routes.json";
const FLOW = "flows/brewing/brewing.flow.json";
const HOUSE = "programmes/clients/tea-house.client.json";

const { files, facts } = documentSet("tea");
const checking = openChecking(files, facts);

const guest = { client: "tea-house", programme: "green-leaf" };
const steps = [
  { when: { send: "SUBMIT", form: { ask: { kettle: "k2" } } } },
  { when: { answers: "kettle.boil", reply: { id: "k2", name: "Blue" } } },
  { when: { send: "TAKE_OUT" } },
];
const before = { given: guest, inBrowser: true, steps };
const after = {
  given: { ...guest, session: { isSignedIn: true } },
  inBrowser: true,
  after: { title: "before", of: "brewing/brewing" },
};

/** The findings about scenarios, with an outcome of the tea's address that signs in, or without one. */
function findMessages(scenarios: object, isSigningIn = true): string[] {
  const written = {
    $schema: "../../schemas/scenarios.schema.json",
    ...{ id: "brewing", formatVersion: 2, summary: "How tea is made.", flow: "brewing", scenarios },
  };
  const served = isSigningIn ? '{ "do": { "signIn": { "object": { "userId": "u1" } } }, "to": "lost" }' : undefined;
  const routes = String(files.get(ROUTES));
  const signing = served === undefined ? routes : routes.replace('"served": { "to": "lost" }', `"served": ${served}`);
  checking.write(
    new Map([
      [SCENARIOS, JSON.stringify(written, null, 2)],
      [ROUTES, signing],
      // A customer who signs in has no session before.
      [FLOW, String(files.get(FLOW)).replace('"requires": ["session"],', "")],
      [HOUSE.replace("tea", "other"), String(files.get(HOUSE)).replaceAll("tea", "other").replaceAll("Tea", "Other")],
    ]),
  );
  return checking.findings().map(({ check, message }) => `${check}: ${message}`);
}

test("`after` may name a scenario in which the customer signs in", () => {
  expect(findMessages({ before, after })).toEqual([]);
});

test.each([
  [
    "a scenario of an unknown document",
    { before, after: { ...after, after: { title: "before", of: "party/brewing" } } },
  ],
  ["an unknown scenario of its own document", { before, after: { ...after, after: { title: "befor" } } }],
])("`after` may not name %s", (_what, scenarios) => {
  expect(findMessages(scenarios)).toEqual([expect.stringMatching(/^scenario-beginning: "after" follows .*, which /)]);
});

test.each([
  [
    "that itself starts signed in",
    { before: { ...before, given: after.given }, after },
    "follows a scenario that itself starts signed in",
  ],
  [
    "that is itself",
    { after: { ...after, after: { title: "after" } } },
    "follows a scenario that itself starts signed in",
  ],
  [
    "that cannot run in a browser",
    { before: { given: guest, steps }, after },
    "follows a scenario, and one of the two cannot run",
  ],
  [
    "that ends before anybody signs in",
    { before: { ...before, steps: steps.slice(0, 2) }, after },
    "follows a scenario in which nobody signs in",
  ],
  [
    "if it starts without a session",
    { before, after: { ...after, given: guest } },
    "follows a scenario in which its customer signs in, but starts without a session",
  ],
])("`after` may not name a scenario %s", (_what, scenarios, message) => {
  expect(findMessages(scenarios)).toEqual([expect.stringContaining(`scenario-beginning: "after" ${message}`)]);
});

test("`after` may not name a scenario in which nobody signs in", () => {
  expect(findMessages({ before, after }, false)).toEqual([
    'scenario-beginning: "after" follows a scenario in which nobody signs in',
  ]);
});

test("`after` may not name a scenario of another client", () => {
  const other = { client: "other-house" };
  const found = findMessages({ before: { ...before, given: { ...guest, ...other }, inBrowser: true }, after });
  expect(found).toContain('scenario-beginning: "after" follows a scenario of the client "other-house"');
});
