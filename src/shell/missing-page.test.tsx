import { act, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FramedPage } from "./FramedPage.tsx";
import { SafeBoundary } from "./SafeBoundary.tsx";
import { docs, frame, open, run, texts } from "./test-support/fixture.tsx";
import { samplePortal, shown } from "./test-support/sample-portal.ts";

beforeEach(() => vi.stubGlobal("scrollTo", vi.fn()));
afterEach(() => {
  vi.useRealTimers();
  document.title = "";
});

describe("a page that is still loading or missing", () => {
  it.each([
    ["", { kind: "loading" } as const],
    [", also where a flow asks for something before its first screen", run({ isBusy: true })],
  ])("says that loading takes longer%s", (_where, page) => {
    vi.useFakeTimers();
    open(page);
    expect(screen.queryByText("Loading")).toBeNull();
    act(() => vi.advanceTimersByTime(250));
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it("is drawn without a frame while the frame is loading", () => {
    const { portal, catalogue } = samplePortal(run({ page: shown("depot/sent", 1) }), { texts });
    render(<FramedPage portal={portal} catalogue={catalogue} />);
    expect(within(screen.getByRole("main")).getByRole("heading", { name: "Sent" })).toBeTruthy();
  });

  it("shows the problem's screen with its support code", () => {
    open({ kind: "problem", supportCode: "K4T9", canRetry: true, screen: "depot/failed", journey: docs });
    expect(screen.getByText("K4T9")).toBeTruthy();
    expect(document.title).toBe("Sorry – Depot");
  });

  it("shows the problem's screen with the failure if the customer can act on it", () => {
    open({ kind: "problem", failure: "offline", canRetry: true, screen: "depot/failed", journey: docs });
    expect(screen.getByText("offline")).toBeTruthy();
  });

  it("shows a plain text with the code if even that screen is missing", () => {
    const title = "แสดงหน้านี้ไม่ได้ในขณะนี้";
    const words = Object.assign(document.createElement("script"), { type: "application/json", id: "last-resort" });
    words.textContent = JSON.stringify({ "th-TH": { title } });
    document.body.append(words);
    open({ kind: "problem", supportCode: "K4T9", canRetry: true }, { locale: "th-TH", spoken: "th-TH" });
    words.remove();
    expect(screen.getByRole("alert").textContent).toContain("K4T9");
    expect(screen.getByRole("heading", { name: title })).toBeTruthy();
  });

  it("reports a missing screen once, and keeps the frame", async () => {
    const { portal, show } = open(run({ page: shown("depot/gone", 1) }));
    await show({ isOnline: false });
    expect(screen.getByRole("alert").textContent).toContain("7QK2");
    expect(screen.getByRole("combobox", { name: "Language" })).toBeTruthy();
    expect(portal.reportProblem).toHaveBeenCalledTimes(1);
  });

  it("replaces the whole portal when the shell itself breaks", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { portal, catalogue } = samplePortal(run({ page: shown("depot/sent", 1) }), { frame, texts });
    const broken = { ...portal, now: () => Number.NaN };
    render(
      <SafeBoundary report={() => "P9WA"}>
        <FramedPage portal={broken} catalogue={catalogue} />
      </SafeBoundary>,
    );
    expect(screen.getByRole("heading", { name: "This page could not be shown" })).toBeTruthy();
    expect(screen.getByRole("main").textContent).toContain("P9WA");
  });
});
