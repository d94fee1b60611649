import { expect, test } from "vitest";
import { sourceWithoutProse } from "./without-prose.ts";

const contract = `
export const parcelContract = {
  name: "parcel",
  summary: "A parcel, as it comes.",
  props: {
    text: { kind: "text", description: "What it says.", examples: ["parcel.text"] },
    summary: { kind: "value", description: \`In
two lines.\`, examples: [{ a: 1 }], schema: { type: "string", description: "Short." } },
  },
  events: { press: { summary: "It was chosen." } },
} as const;
const get = { arguments: [argument("key", "An index.", "number")] };
`;

test("texts of contracts for editors are removed, members for the portal stay", () => {
  const left = sourceWithoutProse(contract);
  for (const prose of [
    "as it comes",
    "What it says",
    "parcel.text",
    "two lines",
    "a: 1",
    "Short",
    "chosen",
    "An index",
  ]) {
    expect(left).not.toContain(prose);
  }
  expect(left.replace(/\s+/g, " ")).toContain(
    'props: { text: { kind: "text", }, summary: { kind: "value", schema: { type: "string", } }, }',
  );
  expect(left).toMatch(/argument\("key", "" +, "number"\)/);
});

test("the rest keeps its place, for source maps", () => {
  const left = sourceWithoutProse(contract);
  expect(left).toHaveLength(contract.length);
  for (const word of ["props", "events", "argument("]) expect(left.indexOf(word)).toBe(contract.indexOf(word));
});
