import { expect, test } from "vitest";
import type { Flow } from "../generated/flow.ts";
import type { Context } from "./context.ts";
import { compileFlows } from "./flow-set.ts";
import { send } from "./send.ts";
import { start } from "./start.ts";

const values = { client: {}, session: {}, storage: {}, locale: "en-US", settings: {} };
const context: Context = { id: "c", hash: "c", values };
const moment = { context, now: 0 };

const flow: Flow = {
  id: "main",
  formatVersion: 2,
  summary: "A flow.",
  failed: { "*": {} },
  start: "first",
  states: {
    first: {
      screen: "first",
      on: {
        NEXT: { to: "second" },
        // A document that was not checked.
        WRONG: { if: JSON.parse('{ "nope": 1 }'), to: "second" },
        OPEN: { open: { flow: "main", done: { "*": { open: { flow: "main" } } } } },
      },
    },
    second: { screen: "second", on: { OPEN: [{ if: false, to: "first" }, { open: { flow: "main" } }] } },
  },
  on: { HELP: { open: { flow: "main" } } },
};
const flows = compileFlows({ flows: { "case/main": flow }, forms: {} });
const begun = start(flows, { flow: "case/main", run: "run", release: "release", ...moment }).snapshot;
const press = (name: string) => send(flows, begun, { kind: "screen", name, visit: begun.visit }, moment);

test("a rule that cannot be compiled breaks only the step that needs it", () => {
  const refused = press("WRONG");
  expect(refused).toMatchObject({ ok: false, error: { kind: "refused-rule" } });
  expect(refused.snapshot).toBe(begun);
  expect(press("NEXT")).toMatchObject({ ok: true });
});

test("finds what a transition opens by its place, with and without a list", () => {
  const places = [
    "/states/first/on/OPEN/0",
    "/states/first/on/OPEN/0/open/done/*/0",
    "/states/second/on/OPEN/1",
    "/on/HELP/0",
  ];
  const opens = flows.flows.get("case/main")?.opens;
  for (const at of places) expect(opens?.get(at)).toMatchObject({ at, flow: "case/main" });
  expect(opens?.get("/on/HELP/0")).toBe(opens?.get("/on/HELP/0"));
});

test.each([
  "",
  "/states/first",
  "/states/second/on/OPEN/0",
  "/states/third/on/OPEN/0",
  "/on/constructor/0",
  "/start/0",
])("finds nothing at %j", (at) => {
  expect(flows.flows.get("case/main")?.opens.get(at)).toBeUndefined();
});
