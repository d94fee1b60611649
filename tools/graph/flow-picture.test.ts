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

test("failures are dashed, and a way that was never taken says so beside its colour", () => {
  const picture = pictureOf("sign-in/one-time-code", (way) => (way.includes("SUBMIT") ? "untaken" : "taken"));
  const lines = dotSource(picture).split("\n");
  expect(lines.find((line) => line.includes("SUBMIT"))).toContain("(never taken)");
  expect(lines.find((line) => line.includes('label="locked"'))).toContain("style=dashed");
  expect(mermaidSource(picture)).toContain('"SUBMIT / (never taken)"');
});

test("flows inside are folded, until they are asked for", () => {
  expect(dotSource(pictureOf("sign-in/sign-in", () => "taken"))).not.toContain("enterCode");
  const unfolded = pictureOf("sign-in/sign-in", () => "taken", true);
  expect(dotSource(unfolded)).toContain('label="sign-in/one-time-code"');
  expect(mermaidSource(unfolded)).toContain("enterCode");
});
