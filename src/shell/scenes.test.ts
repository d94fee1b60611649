import { expect, it } from "vitest";
import { compileRule } from "../engine/index.ts";
import { runScene, type ShownRun } from "./scenes.ts";
import { frame, run, texts } from "./test-support/fixture.tsx";
import { samplePortal, shown } from "./test-support/sample-portal.ts";

it("a screen reads the derived values of its flow, which follow its own data and what the portal knows", () => {
  const derived = { label: { join: [[{ var: "data.name" }, { var: "client.code" }], " "] } };
  const page = { ...shown("depot/parcel", 1), data: { name: "Elm" }, derived };
  const state = run({ page });
  const { portal, catalogue } = samplePortal(state, { frame, texts });
  const shownRun: ShownRun | undefined = state.kind === "run" ? state : undefined;
  if (shownRun === undefined) throw new Error("The fixture is a run.");
  const { scope } = runScene({ portal, catalogue, state: portal.store.getState() }, shownRun, page);
  expect(compileRule({ var: "derived.label" })({ ...scope, form: {} })).toBe("Elm invented");
});
