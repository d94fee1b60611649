import { expect, test } from "vitest";
import { drawnMarkup } from "../coverage/drawn-text.tsx";
import { createWorld } from "../coverage/world.ts";

const { documents } = createWorld();

const withoutPage = {
  id: "1",
  title: "Is my screen covered?",
  summary: "Yes, twice a year.",
  publishedOn: "2026-10-01",
};
const withPage = { ...withoutPage, id: "2", title: "How do I back up?", url: "https://care.example/back-up" };

test.each([
  ["shell/advice", "tech-care"],
  ["questions/questions", "tech-care"],
])("%s shows an article that has no page of its own, and leads only to those that have one", (screen, client) => {
  const html = drawnMarkup(documents, { screen, client, locale: "en-US", loaded: [withoutPage, withPage] });
  for (const { title } of [withoutPage, withPage]) expect(html).toContain(title);
  expect(html.match(/<a [^>]*href="[^"]*"/g)).toEqual([expect.stringContaining('href="https://care.example/back-up"')]);
});
