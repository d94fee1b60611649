import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Tab } from "./Tab.tsx";
import { Tabs } from "./Tabs.tsx";

function draw(current = "ongoing", press: (given: { value: string }) => void = () => {}) {
  const tabs = ["ongoing", "completed", "cancelled"].map((value) => (
    <Tab key={value} text={value} value={value} isDisabled={value === "cancelled"} on={{ press }} />
  ));
  return render(<Tabs label="Requests" current={current} slots={{ tabs, panel: "Two requests" }} />);
}

test("the current tab names the panel", () => {
  draw();
  screen.getByRole("tablist", { name: "Requests" });
  expect(screen.getByRole("tab", { selected: true }).textContent).toBe("ongoing");
  expect(screen.getByRole("tabpanel", { name: "ongoing" }).textContent).toBe("Two requests");
});

test("a press on another tab is sent once, on the current tab never", async () => {
  const press = vi.fn();
  draw("ongoing", press);
  await userEvent.click(screen.getByRole("tab", { name: "ongoing" }));
  await userEvent.click(screen.getByRole("tab", { name: "completed" }));
  expect(press.mock.calls).toEqual([[{ value: "completed" }]]);
});

test("the Tab key reaches the current tab; arrows wrap round and skip a disabled tab; Enter chooses", async () => {
  const press = vi.fn();
  draw("ongoing", press);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "ongoing" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "completed" }));
  expect(press).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(press.mock.calls).toEqual([[{ value: "completed" }]]);
  await userEvent.keyboard("{ArrowRight}");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "ongoing" }));
  await userEvent.keyboard("{End}{ArrowLeft}");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "ongoing" }));
});
