import { expect, test } from "vitest";
import { compileFlows } from "./flow-set.ts";
import { send } from "./send.ts";
import { start } from "./start.ts";

const flow = {
  $schema: "",
  id: "asking",
  formatVersion: 2,
  summary: "Asks, and decides.",
  failed: {},
  start: "deciding",
  steps: [{ to: "asking", sets: "answer" }, { to: "done" }],
  states: {
    deciding: { choose: [{ if: { var: "data.isDone" }, to: "done" }, { to: "next" }] },
    asking: { screen: "ask", on: { GO: { set: { answer: 1 }, to: "next" } } },
    done: { final: { outcome: "done" } },
  },
} as const;

const context = { id: "c", hash: "h", values: { client: {}, session: {}, storage: {}, locale: "en-US", settings: {} } };
const moment = { context, now: 0 };

test("a step reports the transitions that it took, by their places", () => {
  const flows = compileFlows({ flows: { "a/asking": flow }, forms: {} });
  const started = start(flows, { flow: "a/asking", run: "r", release: "x", ...moment });
  expect(started).toMatchObject({
    ok: true,
    taken: [
      { flow: "a/asking", at: "/states/deciding/choose/1" },
      { flow: "a/asking", at: "/steps/0" },
    ],
  });
  const gone = send(flows, started.snapshot, { kind: "screen", name: "GO", visit: 1 }, moment);
  expect(gone).toMatchObject({
    taken: [
      { flow: "a/asking", at: "/states/asking/on/GO/0" },
      { flow: "a/asking", at: "/steps/1" },
    ],
  });
  expect(send(flows, started.snapshot, { kind: "screen", name: "NONE", visit: 1 }, moment)).toMatchObject({
    taken: [],
  });
});
