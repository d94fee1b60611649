import { Graphviz } from "@hpcc-js/wasm-graphviz";
import { beforeAll, expect, test } from "vitest";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { documentsToWalk } from "../walk/documents-to-walk.ts";
import { dotSource } from "./dot-source.ts";
import { buildFlowDiagram, type FlowDiagram, type Walked } from "./flow-diagram.ts";
import { mermaidSource } from "./mermaid-source.ts";

let context: CheckContext;

beforeAll(() => {
  context = documentsToWalk();
});

function buildDiagram(name: string, walkedAs: (transitionId: string) => Walked, isUnfolded = false): FlowDiagram {
  const flow = context.index.find("flow", name);
  if (flow === undefined) throw new Error(`there is no flow "${name}"`);
  return buildFlowDiagram(context, flow, walkedAs, isUnfolded);
}

test("a diagram has every state with its kind, and every transition with its cause", () => {
  const { states, ways } = buildDiagram("sign-in/one-time-code", () => "taken");
  expect(states).toContainEqual({
    id: "sign-in/one-time-code#checking",
    name: "checking",
    kind: "call",
    isStart: false,
  });
  expect(states.filter(({ isStart }) => isStart).map(({ name }) => name)).toEqual(["sent"]);
  expect(ways).toContainEqual(expect.objectContaining({ label: "SUBMIT", to: "sign-in/one-time-code#checking" }));
});

test("failures are separate, and an untaken transition is labelled in addition to its colour", () => {
  const diagram = buildDiagram("sign-in/one-time-code", (transitionId) =>
    transitionId.includes("SUBMIT") ? "untaken" : "taken",
  );
  const source = dotSource(diagram);
  expect(source).toMatch(/SUBMIT[^;]*\(never taken\)/);
  expect(source).toMatch(/bgcolor="#fff7ed">[^\n]*○ locked/);
  expect(mermaidSource(diagram)).toMatch(/SUBMIT.*\(never taken\)/);
});

test("the largest flow fits on the width of an A4 page in landscape, 842 points", async () => {
  const graphviz = await Graphviz.load();
  const svg = graphviz.layout(dotSource(buildDiagram("service-request/raise-request", () => "taken")), "svg", "dot");
  expect(Number(/width="([0-9]+)pt"/.exec(svg)?.[1])).toBeLessThan(842);
});

test("inner flows are folded by default", () => {
  expect(dotSource(buildDiagram("sign-in/sign-in", () => "taken"))).not.toContain("enterCode");
  const unfolded = buildDiagram("sign-in/sign-in", () => "taken", true);
  expect(dotSource(unfolded)).toContain('label="sign-in/one-time-code"');
  expect(mermaidSource(unfolded)).toContain("enterCode");
});
