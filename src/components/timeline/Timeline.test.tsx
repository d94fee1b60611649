import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Timeline } from "./Timeline.tsx";
import { TimelineEntry } from "./TimelineEntry.tsx";

test("is an ordered list that describes each state in words and marks the current one", () => {
  const entries = (
    <>
      <TimelineEntry title="Received" state="done" stateText="done" time="Saturday" />
      <TimelineEntry title="Checked" state="now" stateText="now" details="Until Monday" />
      <TimelineEntry title="Delivered" state="next" stateText="to come" />
    </>
  );
  render(<Timeline label="Your request" slots={{ entries }} />);
  const items = within(screen.getByRole("list", { name: "Your request" })).getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Received doneSaturday",
    "Checked nowUntil Monday",
    "Delivered to come",
  ]);
  expect(items.map((item) => item.getAttribute("aria-current"))).toEqual([null, "step", null]);
});
