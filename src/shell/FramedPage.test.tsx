import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Block } from "../documents/generated/screen.ts";
import type { PageState, PortalState } from "../runs/index.ts";
import { FramedPage } from "./FramedPage.tsx";
import { SafeBoundary } from "./SafeBoundary.tsx";
import { docsOf, inventedPortal, pictureOf, screenOf, shown } from "./test-support/invented-portal.ts";

const heading = (text: string): Block => ({ use: "heading", props: { text, level: 1 } });
const frameBlocks: Readonly<Record<string, Block>> = {
  frame: {
    use: "public-frame",
    props: { logo: { var: "client.theme.logo" }, logoText: "portal.title", skipText: "depot.skip" },
    children: {
      page: { use: "page-slot", slot: "page" },
      language: {
        use: "language-select",
        slot: "header",
        props: { label: "depot.language", locale: { var: "locale" }, locales: { var: "languages" } },
        on: { change: { send: "GO" } },
      },
    },
  },
};

const form = {
  id: "pick-up",
  formatVersion: 1,
  summary: "Where.",
  fields: { street: { type: "text", required: "errors.street" } },
} as const;

const docs = docsOf(
  {
    "depot/parcel": {
      title: heading("depot.parcel.title"),
      form: { use: "form", props: { form: "pick-up" } },
    },
    "depot/sent": { title: heading("depot.sent.title") },
    "depot/sure": {
      text: { use: "text", props: { text: "depot.sure.text" } },
      no: { use: "button", slot: "actions", props: { text: "depot.no" }, on: { press: { send: "NO" } } },
    },
    "depot/counted": {
      step: {
        use: "text",
        props: {
          text: {
            key: "depot.step",
            args: { place: { var: "step.place" }, count: { var: "step.count" }, name: { var: "step.name" } },
          },
        },
        visibleWhen: { present: { var: "step.count" } },
      },
    },
    "depot/offer": {
      change: {
        use: "button",
        props: { text: "depot.change" },
        can: "hidden",
        on: { press: { send: "CHANGE" } },
      },
    },
    "depot/plain": { say: { use: "text", props: { text: "depot.sure.text" } } },
    "depot/failed": { code: { use: "text", props: { text: { data: { var: "problem.supportCode" } } } } },
  },
  { "depot/pick-up": form },
);

const texts = {
  "depot.frame.title": "Frame",
  "depot.skip": "Skip",
  "depot.language": "Language",
  "depot.parcel.title": "Your parcel",
  "depot.sent.title": "Sent",
  "depot.sure.title": "Are you sure?",
  "depot.sure.text": "It cannot be undone.",
  "depot.no": "No",
  "depot.change": "Change it",
  "depot.offer.title": "Your offer",
  "depot.step": "{{place}} of {{count}}: {{name}}",
  "depot.failed.title": "Sorry",
  "depot.pick-up.street.label": "Street",
  "depot.pick-up.submit": "Ask for it",
  "depot.told": "We told them",
};

const frame = { screen: screenOf("depot/frame", frameBlocks), journey: "depot", docs };
const run = (picture: Parameters<typeof pictureOf>[0]): PageState => ({
  kind: "run",
  runId: "r1",
  journey: docs,
  picture: pictureOf(picture),
});

function open(page: PageState, over: Partial<PortalState> = {}) {
  const invented = inventedPortal(page, { frame, texts, ...over });
  const { portal, catalogue } = invented;
  render(
    <SafeBoundary report={(error) => portal.reportProblem({ error, where: "the page" })}>
      <FramedPage portal={portal} catalogue={catalogue} />
    </SafeBoundary>,
  );
  return { ...invented, show: (state: Partial<PortalState>) => act(async () => invented.show(state)) };
}

beforeEach(() => vi.stubGlobal("scrollTo", vi.fn()));
afterEach(() => {
  vi.useRealTimers();
  document.title = "";
});

describe("a page in its frame", () => {
  it("stands in the frame's slot; title, language and icon of the document are its own", () => {
    open(run({ page: shown("depot/parcel", 1) }));
    expect(within(screen.getByRole("main")).getByRole("heading", { name: "Your parcel" })).toBeTruthy();
    expect(document.title).toBe("Your parcel – Depot");
    expect(document.documentElement.lang).toBe("en-US");
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
    await show({ locale: "th-TH", texts: { ...texts, "portal.title": "คลัง", "depot.pick-up.street.label": "ถนน" } });
    expect(screen.getByLabelText<HTMLInputElement>("ถนน").value).toBe("Elm");
    expect(document.documentElement.lang).toBe("th-TH");
    expect(document.activeElement).toBe(screen.getByLabelText("ถนน"));
  });

  it("says where the customer stands among the steps, from 1, and nothing while that is not known", async () => {
    const page = shown("depot/counted", 1);
    const { show } = open(run({ page, step: { index: 1, count: 5, name: "street" } }));
    expect(screen.getByText("2 of 5: street")).toBeTruthy();
    await show({ page: run({ page }) });
    expect(screen.queryByText(/of 5/)).toBeNull();
  });

  it("forgets what was typed on another visit of the same screen", async () => {
    const { show } = open(run({ page: shown("depot/parcel", 1) }));
    await userEvent.type(screen.getByLabelText("Street"), "Elm");
    await show({ page: run({ page: shown("depot/parcel", 2) }) });
    expect(screen.getByLabelText<HTMLInputElement>("Street").value).toBe("");
  });
});

describe("another screen", () => {
  it("starts at its top with the focus on its heading, but the first one does not take the focus", async () => {
    const { show } = open({ kind: "loading" });
    await show({ page: run({ page: shown("depot/parcel", 1) }) });
    expect(document.activeElement).toBe(document.body);
    await show({ page: { kind: "loading" } });
    await show({ page: run({ page: shown("depot/sent", 2) }) });
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Sent" }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it("without a heading gives the focus to the main part", async () => {
    const { show } = open(run({ page: shown("depot/parcel", 1) }));
    await show({ page: { kind: "screen", screen: "depot/plain", journey: docs } });
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  it("is not one when only data or busyness change", async () => {
    const { show } = open(run({ page: shown("depot/parcel", 1) }));
    await userEvent.click(screen.getByLabelText("Street"));
    await show({ page: run({ page: shown("depot/parcel", 1, { a: 1 }), isBusy: true }) });
    expect(document.activeElement).toBe(screen.getByLabelText("Street"));
  });
});

describe("a dialog", () => {
  const page = shown("depot/parcel", 1);
  const dialog = shown("depot/sure", 2);

  it("stands above its page, which keeps what was typed", async () => {
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
    const { portal, sent } = inventedPortal(run({ page, dialog }), { frame, texts });
    const accepting = { ...portal, accepts: (_run: string, { name }: { name: string }) => name === "CLOSE" };
    render(<FramedPage portal={accepting} catalogue={inventedPortal({ kind: "loading" }).catalogue} />);
    await userEvent.click(screen.getByRole("button", { name: "No" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(sent).toEqual([
      { run: "r1", name: "NO", visit: 2 },
      { run: "r1", name: "CLOSE", visit: 2 },
    ]);
  });

  it("leaves the page's controls as they are: each asks what its own screen would take", () => {
    const { portal, catalogue } = inventedPortal(run({ page: shown("depot/offer", 1), dialog }), { frame, texts });
    const accepting = { ...portal, accepts: (_run: string, { visit }: { visit?: number }) => visit === 1 };
    render(<FramedPage portal={accepting} catalogue={catalogue} />);
    expect(screen.getByRole("button", { name: "Change it", hidden: true })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  it("keeps what is typed in it apart from what was typed over another visit of the page", () => {
    const asked: unknown[] = [];
    const { portal, catalogue } = inventedPortal(run({ page: shown("depot/sent", 7), dialog: page }), { frame, texts });
    const draft = (...wanted: unknown[]) => {
      asked.push(wanted);
      return { get: () => undefined, set: () => {} };
    };
    render(<FramedPage portal={{ ...portal, draft }} catalogue={catalogue} />);
    expect(asked[0]).toEqual(["r1", expect.any(String), 7]);
  });

  it("that comes with another page keeps the focus from what is under it", async () => {
    const { show } = open(run({ page: shown("depot/parcel", 1) }));
    await show({ page: run({ page: shown("depot/sent", 2), dialog: shown("depot/sure", 3) }) });
    expect(document.activeElement).not.toBe(screen.getByRole("heading", { name: "Sent" }));
  });

  it("has no cross where the flow takes no dismissal", () => {
    const { portal } = inventedPortal(run({ page, dialog }), { frame, texts });
    const { catalogue } = inventedPortal({ kind: "loading" });
    render(<FramedPage portal={{ ...portal, accepts: () => false }} catalogue={catalogue} />);
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  });

  it("says what just happened in itself, not under itself", () => {
    open(run({ page, dialog, show: { key: "depot.told", tone: "bad", visit: 2 } }));
    expect(screen.getAllByText("We told them")).toHaveLength(1);
    expect(within(screen.getByRole("dialog")).getByRole("alert").textContent).toBe("We told them");
  });
});

describe("a page that is not there yet or not at all", () => {
  it.each([
    ["", { kind: "loading" } as const],
    [", also where a flow asks for something before its first screen", run({ isBusy: true })],
  ])("says so when loading takes longer%s", (_where, page) => {
    vi.useFakeTimers();
    open(page);
    expect(screen.queryByText("Loading")).toBeNull();
    act(() => vi.advanceTimersByTime(250));
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it("is drawn without a frame while that is loading", () => {
    const { portal, catalogue } = inventedPortal(run({ page: shown("depot/sent", 1) }), { texts });
    render(<FramedPage portal={portal} catalogue={catalogue} />);
    expect(within(screen.getByRole("main")).getByRole("heading", { name: "Sent" })).toBeTruthy();
  });

  it("shows the problem's screen with its support code", () => {
    open({ kind: "problem", supportCode: "K4T9", canRetry: true, screen: "depot/failed", journey: docs });
    expect(screen.getByText("K4T9")).toBeTruthy();
    expect(document.title).toBe("Sorry – Depot");
  });

  it("says so in plain words, with the code, where not even that screen is there", () => {
    open({ kind: "problem", supportCode: "K4T9", canRetry: true }, { locale: "th-TH" });
    expect(screen.getByRole("alert").textContent).toContain("K4T9");
    expect(screen.getByRole("heading", { name: "แสดงหน้านี้ไม่ได้ในขณะนี้" })).toBeTruthy();
  });

  it("reports a screen that is missing once, and keeps the frame", async () => {
    const { portal, show } = open(run({ page: shown("depot/gone", 1) }));
    await show({ isOnline: false });
    expect(screen.getByRole("alert").textContent).toContain("7QK2");
    expect(screen.getByRole("combobox", { name: "Language" })).toBeTruthy();
    expect(portal.reportProblem).toHaveBeenCalledTimes(1);
  });

  it("stands in for the whole portal when the shell itself breaks", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { portal, catalogue } = inventedPortal(run({ page: shown("depot/sent", 1) }), { frame, texts });
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
