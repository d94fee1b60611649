import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Portal } from "../runs/index.ts";
import { FramedPage } from "./FramedPage.tsx";
import { frame, open, run, texts } from "./test-support/fixture.tsx";
import { samplePortal, shown } from "./test-support/sample-portal.ts";

beforeEach(() => vi.stubGlobal("scrollTo", vi.fn()));
afterEach(() => {
  vi.useRealTimers();
  document.title = "";
});

describe("a dialog", () => {
  const page = shown("depot/parcel", 1);
  const dialog = shown("depot/sure", 2);

  it("is above its page, which keeps typed values", async () => {
    const { show } = open(run({ page }));
    await userEvent.type(screen.getByLabelText("Street"), "Elm");
    await show({ page: run({ page, dialog }) });
    const asked = within(screen.getByRole("dialog", { name: "Are you sure?" }));
    expect(asked.getByText("It cannot be undone.")).toBeTruthy();
    expect(document.title).toBe("Are you sure? – Depot");
    await show({ page: run({ page }) });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>("Street").value).toBe("Elm");
  });

  it("sends its events with its own visit, and a dismissal that the flow takes", async () => {
    const { portal, sent } = samplePortal(run({ page, dialog }), { frame, texts });
    const screenPort: Portal["screenPort"] = (run) => ({
      ...portal.screenPort(run),
      accepts: ({ name }) => name === "CLOSE",
    });
    render(<FramedPage portal={{ ...portal, screenPort }} catalogue={samplePortal({ kind: "loading" }).catalogue} />);
    await userEvent.click(screen.getByRole("button", { name: "No" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(sent).toEqual([
      { run: "r1", name: "NO", visit: 2 },
      { run: "r1", name: "CLOSE", visit: 2 },
    ]);
  });

  it("does not affect the page's controls: each follows its own screen", () => {
    const { portal, catalogue } = samplePortal(run({ page: shown("depot/offer", 1), dialog }), { frame, texts });
    const accepting: Portal = {
      ...portal,
      screenPort: (run, visit, over) => ({ ...portal.screenPort(run, visit, over), accepts: () => visit === 1 }),
    };
    render(<FramedPage portal={accepting} catalogue={catalogue} />);
    expect(screen.getByRole("button", { name: "Change it", hidden: true })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  it("keeps its typed values apart from those of another visit of the page", () => {
    const asked: unknown[] = [];
    const { portal, catalogue } = samplePortal(run({ page: shown("depot/sent", 7), dialog: page }), { frame, texts });
    const screenPort: Portal["screenPort"] = (run, visit, over) => {
      asked.push([run, visit, over]);
      return portal.screenPort(run, visit, over);
    };
    render(<FramedPage portal={{ ...portal, screenPort }} catalogue={catalogue} />);
    expect(asked).toContainEqual(["r1", expect.any(Number), 7]);
  });

  it("that opens with another page keeps the focus out of that page", async () => {
    const { show } = open(run({ page: shown("depot/parcel", 1) }));
    await show({ page: run({ page: shown("depot/sent", 2), dialog: shown("depot/sure", 3) }) });
    expect(document.activeElement).not.toBe(screen.getByRole("heading", { name: "Sent" }));
  });

  it("has no cross if the flow takes no dismissal", () => {
    const { portal } = samplePortal(run({ page, dialog }), { frame, texts });
    const { catalogue } = samplePortal({ kind: "loading" });
    const screenPort: Portal["screenPort"] = (run) => ({ ...portal.screenPort(run), accepts: () => false });
    render(<FramedPage portal={{ ...portal, screenPort }} catalogue={catalogue} />);
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  it("shows a notice inside itself, not below", () => {
    open(run({ page, dialog, show: { key: "depot.told", tone: "bad", visit: 2 } }));
    expect(screen.getAllByText("We told them")).toHaveLength(1);
    expect(within(screen.getByRole("dialog")).getByRole("alert").textContent).toBe("We told them");
  });
});
