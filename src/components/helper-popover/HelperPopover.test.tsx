import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { HelperPopover } from "./HelperPopover.tsx";
import { HelperTopic } from "./HelperTopic.tsx";

const topic = <HelperTopic title="Phone" text="Dial *#06#." picture="phone" />;

test("its question opens it and its cross closes it, by native HTML", () => {
  render(<HelperPopover text="Where?" title="Where it is" dismissText="Close" slots={{ content: topic }} />);
  const help = screen.getByRole("dialog", { hidden: true });
  expect(help.getAttribute("popover")).toBe("auto");
  expect(document.getElementById(help.getAttribute("aria-labelledby") ?? "")?.textContent).toBe("Where it is");
  const [question, cross] = ["Where?", "Close"].map((name) => screen.getByRole("button", { name, hidden: true }));
  expect(question?.getAttribute("popovertarget")).toBe(help.id);
  expect(cross?.getAttribute("popovertarget")).toBe(help.id);
  expect(cross?.getAttribute("popovertargetaction")).toBe("hide");
});

test("moves the focus to its title when it opens", () => {
  render(<HelperPopover text="Where?" title="Where it is" dismissText="Close" slots={{ content: topic }} />);
  const opened = Object.assign(new Event("toggle"), { newState: "open", oldState: "closed" });
  fireEvent(screen.getByRole("dialog", { hidden: true }), opened);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Where it is", hidden: true }));
});
