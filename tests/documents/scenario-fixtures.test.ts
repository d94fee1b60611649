import { describe, expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { expecting } from "../../tools/scenario/record/expected-outcome.ts";
import { record } from "../../tools/scenario/record/recorder.ts";
import { documentSet } from "./support/document-set.ts";

const { files, facts } = documentSet("tea");
const FILE = "flows/brewing/more.scenarios.json";

const fixtures = {
  $schema: "../../schemas/fixtures.schema.json",
  id: "guests",
  formatVersion: 2,
  summary: "Guests, and what the kettle replies.",
  people: { mei: { client: "tea-house", plan: "green", session: { userId: "u1" }, locale: "zh-Hant-TW" } },
  plans: {
    green: { programme: "green-leaf", session: { isSignedIn: true } },
    none: { session: { isSignedIn: true } },
  },
  replies: { "kettle.boil": { id: "k1", name: "Red" } },
};

const submit = { send: "SUBMIT", form: { ask: { kettle: "k1" } } };

/** The findings with these scenarios of the tea's flow, which use the fixtures. */
function findings(scenario: object, document: object = {}) {
  const { findings: found } = check(scenario, document);
  return found.filter(({ check: id }) => id !== "unused-fixture").map(({ message }) => message);
}

function check(scenario: object, document: object = {}) {
  const scenarios = {
    $schema: "../../schemas/scenarios.schema.json",
    id: "more",
    formatVersion: 2,
    summary: "More tea.",
    flow: "brewing",
    fixtures: ["guests"],
    ...{ answers: "usual", ...document },
    scenarios: { "Tea is made": scenario },
  };
  const made = new Map(files)
    .set("flows/brewing/guests.fixtures.json", JSON.stringify(fixtures, null, 2))
    .set(FILE, JSON.stringify(scenarios, null, 2));
  return checkDocuments(made, facts);
}

describe("a person", () => {
  const waiting = expecting({ when: submit }, { screen: "wait" });

  test("brings a client, a plan and a session; the scenario's own values are merged into them", () => {
    expect(findings({ given: { person: "mei" }, steps: [waiting] })).toEqual([]);
    const signedOut = { person: "mei", session: { isSignedIn: null } };
    expect(findings(expecting({ given: signedOut }, { screen: "ask" })).join()).toContain("needs a session");
    expect(findings({ given: { ...signedOut, client: "tea-home" } }).join()).toContain('"tea-home"');
  });

  test("is necessary where no client is named", () => {
    expect(findings({ given: { plan: "none" } }).join()).toContain('"client" is missing');
  });
});

describe("usual answers", () => {
  const given = { person: "mei" };
  const calls = [{ call: "kettle.boil", with: { kettle: "k1" } }];

  test("are the runner's: a step expects what follows them, and lists their calls", () => {
    expect(findings({ given, steps: [expecting({ when: submit }, { screen: "wait", calls: calls })] })).toEqual([]);
    expect(findings({ given, steps: [expecting({ when: submit }, { screen: "ask" })] }).join()).toContain(
      "the screen is",
    );
    expect(findings({ given, steps: [expecting({ when: submit }, { calls: [] })] }).join()).toContain("pending calls");
  });

  test("are left to the next step where it answers the call, by its own reply or the usual one", () => {
    const dry = expecting({ when: { answers: "kettle.boil", fails: "dry" } }, { shows: "porch.dry" });
    expect(findings({ given, steps: [expecting({ when: submit }, { screen: "ask", calls: calls }), dry] })).toEqual([]);
    const usual = expecting({ when: { answers: "kettle.boil" } }, { screen: "wait", data: { name: "Red" } });
    expect(findings({ given, steps: [{ when: submit }, usual] })).toEqual([]);
  });

  test("are not given after a step, or in a scenario, that wants none, nor in a file that does not want them", () => {
    const pending = expecting({ when: submit }, { screen: "ask", calls: calls });
    expect(findings({ given, steps: [{ ...pending, answers: "none" }, { when: { reload: true } }] })).toEqual([]);
    expect(findings({ given, answers: "none", steps: [pending] })).toEqual([]);
    expect(findings({ given, steps: [pending] }, { answers: undefined })).toEqual([]);
  });
});

test("a recorded scenario begins with a person, and its calls are answered", () => {
  const { context } = check({ given: { person: "mei" } });
  const recorder = record(context, "brewing/brewing", { person: "mei" }, context.index.at<"scenarios">(FILE));
  recorder.take(submit);
  expect(recorder.scenario()).toMatchObject({
    given: { person: "mei" },
    steps: [expecting({ when: submit }, { screen: "wait", calls: [{ call: "kettle.boil" }] })],
  });
});
