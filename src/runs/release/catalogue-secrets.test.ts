import { expect, test } from "vitest";
import { asDocument } from "../../checker/release/as-document.ts";
import type { Programme } from "../../documents/generated/programme.ts";
import type { JourneyBundle, Release } from "../../documents/release.ts";
import { type FlowSet, send, start, storable } from "../../engine/index.ts";
import { createJourneyCompiler } from "./journey-set.ts";
import { createKnownContract } from "./known-contract.ts";

const head = { formatVersion: 2, summary: "Invented." } as const;

const bundle = asDocument<JourneyBundle>(
  {
    id: "help",
    flows: {
      ask: {
        ...{ ...head, id: "ask", failed: {}, start: "asking" },
        derived: { copy: { var: "data.ask.answers.pin" } },
        states: {
          asking: { screen: "ask", on: { SUBMIT: { set: { kept: { var: "derived.copy" } }, to: "told" } } },
          told: { screen: "ask", on: {} },
        },
        data: { properties: { kept: { type: "string" } } },
      },
    },
    forms: {
      ask: { ...head, id: "ask", fields: { answers: { type: "group", fieldsOf: "programme.triage.questions" } } },
    },
    screens: {
      ask: { ...head, id: "ask", title: "help.title", blocks: { form: { component: "form", props: { form: "ask" } } } },
    },
  },
  "a journey",
);

const programme = (pin: object) =>
  asDocument<Programme>({ id: "spring", triage: { questions: { pin, more: { type: "text" } } } }, "a programme");

const release = asDocument<Release>({ client: {}, calls: {}, operations: {}, types: {} }, "a release");
const context = { id: "c", hash: "h", values: { client: {}, session: {}, storage: {}, locale: "en-US", settings: {} } };

/** All that is stored after somebody has answered. */
function storedBy(flows: FlowSet): string {
  const moment = { context, now: 0 };
  const { snapshot } = start(flows, { flow: "help/ask", run: "r", release: "x", ...moment });
  const values = { answers: { pin: "canary-pin", more: "plain" } };
  const event = { kind: "screen", name: "SUBMIT", visit: 1, form: { id: "ask", values } } as const;
  return JSON.stringify(storable(flows, send(flows, snapshot, event, moment).snapshot));
}

test("a secret answer to a catalogue's question is never stored, nor what is made from it", () => {
  const loaded = [programme({ type: "text" })];
  const compile = createJourneyCompiler(release, createKnownContract(release), { all: () => loaded });
  const bundles = new Map([["help", bundle]]);
  expect(storedBy(compile(bundles).flows)).toContain("canary-pin");
  // Another programme of the customer has the same question as a secret.
  loaded.push(programme({ type: "text", sensitive: true }));
  const stored = storedBy(compile(bundles).flows);
  expect(stored).toContain("plain");
  expect(stored).not.toContain("canary-pin");
});
