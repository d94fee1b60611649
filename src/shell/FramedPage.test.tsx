import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { docs, open, run, texts } from "./test-support/fixture.tsx";
import { shown } from "./test-support/sample-portal.ts";

beforeEach(() => vi.stubGlobal("scrollTo", vi.fn()));
afterEach(() => {
  vi.useRealTimers();
  document.title = "";
});

describe("a page in its frame", () => {
  it("is in the frame's slot; title, language and icon of the document are its own", () => {
    open(run({ page: shown("depot/parcel", 1) }));
    expect(within(screen.getByRole("main")).getByRole("heading", { name: "Your parcel" })).toBeTruthy();
    expect(document.title).toBe("Your parcel – Depot");
    expect(document.documentElement.lang).toBe("en-US");
    expect(document.documentElement.dir).toBe("ltr");
    expect(document.querySelector('link[rel="icon"]')?.getAttribute("href")).toBe("/icon.svg");
  });

  it("sends its events to its run with its visit, those of the frame to the portal", async () => {
    const { sent } = open(run({ page: shown("depot/parcel", 6) }));
    await userEvent.type(screen.getByLabelText("Street"), "Elm{Enter}");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Language" }), "th-TH");
    expect(sent).toEqual([
      { run: "r1", name: "SUBMIT", visit: 6, form: { id: "pick-up", values: { street: "Elm" } } },
      { run: "@shell", name: "GO", visit: 0, with: { locale: "th-TH" } },
    ]);
  });

  it("keeps what was typed when the language changes", async () => {
    const { show } = open(run({ page: shown("depot/parcel", 1) }));
    await userEvent.type(screen.getByLabelText("Street"), "Elm");
    await show({
      locale: "th-TH",
      spoken: "th-TH",
      direction: "rtl",
      texts: { ...texts, "portal.title": "คลัง", "depot.pick-up.street.label": "ถนน" },
    });
    expect(screen.getByLabelText<HTMLInputElement>("ถนน").value).toBe("Elm");
    expect(document.documentElement.lang).toBe("th-TH");
    expect(document.documentElement.dir).toBe("rtl");
    expect(document.activeElement).toBe(screen.getByLabelText("ถนน"));
  });

  it("shows the customer's position among the steps, from 1, or nothing while it is unknown", async () => {
    const page = shown("depot/counted", 1);
    const { show } = open(run({ page, step: { index: 1, count: 5, name: "street" } }));
    expect(screen.getByText("2 of 5: street")).toBeTruthy();
    await show({ page: run({ page }) });
    expect(screen.queryByText(/of 5/)).toBeNull();
  });

  it("drops what was typed on another visit of the same screen", async () => {
    const { show } = open(run({ page: shown("depot/parcel", 1) }));
    await userEvent.type(screen.getByLabelText("Street"), "Elm");
    await show({ page: run({ page: shown("depot/parcel", 2) }) });
    expect(screen.getByLabelText<HTMLInputElement>("Street").value).toBe("");
  });
});

describe("another screen", () => {
  it("starts at its top with the focus on its heading; the first one does not take the focus", async () => {
    const { show } = open({ kind: "loading" });
    await show({ page: run({ page: shown("depot/parcel", 1) }) });
    expect(document.activeElement).toBe(document.body);
    await show({ page: { kind: "loading" } });
    await show({ page: run({ page: shown("depot/sent", 2) }) });
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Sent" }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it("moves the focus to the heading also after leaving and returning before the other was loaded", async () => {
    const { show } = open(run({ page: shown("depot/parcel", 1) }));
    await userEvent.click(screen.getByLabelText("Street"));
    await show({ page: { kind: "loading" } });
    await show({ page: run({ page: shown("depot/parcel", 1) }) });
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your parcel" }));
  });

  it("without a heading moves the focus to the main part", async () => {
    const { show } = open(run({ page: shown("depot/parcel", 1) }));
    await show({ page: { kind: "screen", screen: "depot/plain", journey: docs } });
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  it("is not needed: a removed control gives the focus to the heading, or to the main part", async () => {
    const { show } = open(run({ page: shown("depot/again", 1) }));
    act(() => screen.getByRole("button", { name: "Change it" }).focus());
    await show({ page: run({ page: shown("depot/again", 1, { sent: true }) }) });
    expect(screen.queryByRole("button", { name: "Change it" })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  it("is not one that differs only in data or business", async () => {
    const { show } = open(run({ page: shown("depot/parcel", 1) }));
    await userEvent.click(screen.getByLabelText("Street"));
    await show({ page: run({ page: shown("depot/parcel", 1, { a: 1 }), isBusy: true }) });
    expect(document.activeElement).toBe(screen.getByLabelText("Street"));
  });
});
