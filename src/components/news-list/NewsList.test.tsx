import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { News } from "./News.tsx";
import { NewsList } from "./NewsList.tsx";

test("each entry is an article that says whether something is still open", () => {
  const entries = (
    <>
      <News title="Please send a photo" text="Of the screen." time="Today" isOpen openText="Waiting for you" />
      <News title="It is repaired" openText="Waiting for you" slots={{ actions: <a href="/requests">Look</a> }} />
    </>
  );
  render(<NewsList slots={{ entries }} />);
  const all = screen.getAllByRole("article");
  expect(all.map((entry) => entry.textContent)).toEqual([
    "Waiting for youPlease send a photoOf the screen.Today",
    "It is repairedLook",
  ]);
});
