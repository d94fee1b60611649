import { expect, it } from "vitest";
import { visitBlockProps } from "./block-props.ts";

const contract = { name: "quiz", props: { schema: { kind: "value", says: ["title", "x-message"] } } } as const;
const schema = {
  title: "survey.title",
  properties: {
    title: { title: "survey.name.label", "x-message": "survey.name.needed", pattern: "survey.none" },
    score: {
      oneOf: [
        { const: 1, title: "1" },
        { const: 2, title: "survey.score.two" },
      ],
    },
  },
};

it("finds each message key in a value, at any depth, and no other text", () => {
  const value = { component: "quiz", props: { schema } };
  const block = { path: ["blocks", "one"], part: "value", value, schema: {}, types: ["Block"] } as const;
  const keys = visitBlockProps({}, () => contract, block).filter(({ types }) => types.includes("MessageKey"));
  expect(keys.map(({ path, value: key }) => `${path.slice(4).join("/")} ${key}`)).toEqual([
    "title survey.title",
    "properties/title/title survey.name.label",
    "properties/title/x-message survey.name.needed",
    "properties/score/oneOf/1/title survey.score.two",
  ]);
});
