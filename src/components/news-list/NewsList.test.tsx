import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { News } from "./News.tsx";
import { NewsList } from "./NewsList.tsx";

test("it is a region by its name, and says of each entry whether something is still to be done", () => {
  const entries = (
    <>
      <News title="Please send a photo" text="Of the screen." time="Today" isOpen openText="Waiting for you" />
      <News title="It is repaired" openText="Waiting for you" />
    </>
  );
  render(<NewsList label="Notifications" slots={{ entries }} />);
  const all = within(screen.getByRole("region", { name: "Notifications" })).getAllByRole("article");
  expect(all.map((entry) => entry.textContent)).toEqual([
    "Waiting for youPlease send a photoOf the screen.Today",
    "It is repaired",
  ]);
});
