import { Graphviz } from "@hpcc-js/wasm-graphviz";
import { beforeAll, expect, test } from "vitest";
import type { CheckedDocuments } from "../../src/documents/checked-documents.ts";
import { documentsToWalk } from "../walk/documents-to-walk.ts";
import { dotSource } from "./dot-source.ts";
import { type FlowPicture, flowPicture, type Walked } from "./flow-picture.ts";
import { mermaidSource } from "./mermaid-source.ts";

let checked: CheckedDocuments;

beforeAll(() => {
  checked = documentsToWalk();
});

function pictureOf(name: string, walkedAs: (way: string) => Walked, isUnfolded = false): FlowPicture {
  const flow = checked.index.find("flow", name);
  if (flow === undefined) throw new Error(`there is no flow "${name}"`);
  return flowPicture(checked, flow, walkedAs, isUnfolded);
}

test("a picture has every state by its kind, and every way with its cause", () => {
  const { states, ways } = pictureOf("sign-in/one-time-code", () => "taken");
  expect(states).toContainEqual({
    id: "sign-in/one-time-code#checking",
    name: "checking",
    kind: "call",
    isStart: false,
  });
  expect(states.filter(({ isStart }) => isStart).map(({ name }) => name)).toEqual(["sent"]);
  expect(ways).toContainEqual(expect.objectContaining({ label: "SUBMIT", to: "sign-in/one-time-code#checking" }));
});

test("failures stand apart, and a way that was never taken says so beside its colour", () => {
  const picture = pictureOf("sign-in/one-time-code", (way) => (way.includes("SUBMIT") ? "untaken" : "taken"));
  const source = dotSource(picture);
  expect(source).toMatch(/SUBMIT[^;]*\(never taken\)/);
  expect(source).toMatch(/bgcolor="#fff7ed">[^\n]*○ locked/);
  expect(mermaidSource(picture)).toMatch(/SUBMIT.*\(never taken\)/);
});

test("the largest flow fits on a page's width", async () => {
  const graphviz = await Graphviz.load();
  const svg = graphviz.layout(dotSource(pictureOf("service-request/raise-request", () => "taken")), "svg", "dot");
  expect(Number(/width="([0-9]+)pt"/.exec(svg)?.[1])).toBeLessThan(800);
});

test("flows inside are folded, until they are asked for", () => {
  expect(dotSource(pictureOf("sign-in/sign-in", () => "taken"))).not.toContain("enterCode");
  const unfolded = pictureOf("sign-in/sign-in", () => "taken", true);
  expect(dotSource(unfolded)).toContain('label="sign-in/one-time-code"');
  expect(mermaidSource(unfolded)).toContain("enterCode");
});
