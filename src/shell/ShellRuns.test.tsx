import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { nativeDialog } from "../components/test-support/native-dialog.ts";
import type { Block } from "../documents/generated/screen.ts";
import type { PageState, PortalState, ShellRunState } from "../runs/index.ts";
import { FramedPage } from "./FramedPage.tsx";
import { createJourneyDocs, createRunView, createScreen, samplePortal, shown } from "./test-support/sample-portal.ts";

nativeDialog();

const say = (text: string): Readonly<Record<string, Block>> => ({ text: { component: "text", props: { text } } });
const close: Block = {
  component: "button",
  slot: "actions",
  props: { text: "depot.close" },
  on: { press: { send: "CLOSE" } },
};
const docs = createJourneyDocs({
  "depot/parcel": say("depot.parcel.text"),
  "depot/sure": say("depot.sure.text"),
  "depot/storm": { ...say("depot.storm.text"), close },
  "depot/strike": say("depot.strike.text"),
  "depot/bell": say("depot.bell.text"),
});
const frame = {
  screen: createScreen("depot/frame", {
    bell: { component: "shell-run", props: { flow: "depot/bell" } },
    page: { component: "page-slot" },
  }),
  journey: "depot",
  docs,
};
const texts = {
  "depot.parcel.text": "Your parcel",
  "depot.sure.title": "Sure?",
  "depot.sure.text": "It cannot be undone.",
  "depot.storm.title": "Storm",
  "depot.storm.text": "Nothing is delivered.",
  "depot.strike.title": "Strike",
  "depot.strike.text": "Nobody works.",
  "depot.bell.text": "Ring here",
  "depot.close": "I see",
};

type Shell = Readonly<Record<string, ShellRunState>>;
const speaks = (name: string, as: "dialog" | "panel" = "dialog"): Shell[string] => {
  const dialog = { ...shown(`depot/${name}`, 4), as };
  return { runId: `@shell depot/${name}`, view: createRunView({ dialog, visit: 4 }), journey: docs };
};
const page: PageState = {
  kind: "run",
  runId: "r1",
  journey: docs,
  view: createRunView({ page: shown("depot/parcel", 1) }),
};

function open(shell: Shell) {
  const sample = samplePortal(page, { frame, texts, shell });
  render(<FramedPage portal={sample.portal} catalogue={sample.catalogue} />);
  return { ...sample, show: (state: Partial<PortalState>) => act(async () => sample.show(state)) };
}

beforeEach(() => vi.stubGlobal("scrollTo", vi.fn()));

describe("a run of the shell", () => {
  it("shows its page in its slot of the frame", () => {
    const view = createRunView({ page: shown("depot/bell", 1) });
    open({ "depot/bell": { runId: "@shell depot/bell", view, journey: docs } });
    expect(screen.getByText("Ring here")).toBeTruthy();
  });

  it("is shown above the page, with its own run and visit, while the page stays", async () => {
    const { sent } = open({ "depot/storm": speaks("storm") });
    expect(screen.getByText("Your parcel")).toBeTruthy();
    await userEvent.click(within(screen.getByRole("dialog", { name: "Storm" })).getByRole("button", { name: "I see" }));
    expect(sent).toEqual([{ run: "@shell depot/storm", name: "CLOSE", visit: 4 }]);
  });

  it("waits while an earlier one is shown", async () => {
    const { show } = open({ "depot/storm": speaks("storm"), "depot/strike": speaks("strike") });
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    expect(screen.getByRole("dialog", { name: "Storm" })).toBeTruthy();
    await show({ shell: { "depot/strike": speaks("strike") } });
    expect(screen.getByRole("dialog", { name: "Strike" })).toBeTruthy();
  });

  it("stays above a dialog that the page opens later", async () => {
    const { show } = open({ "depot/storm": speaks("storm") });
    await show({
      page: {
        ...page,
        view: createRunView({ page: shown("depot/parcel", 1), dialog: shown("depot/sure", 2), visit: 2 }),
      },
    });
    const [below, above] = screen.getAllByRole("dialog");
    expect(within(below ?? document.body).getByText("It cannot be undone.")).toBeTruthy();
    expect(within(above ?? document.body).getByText("Nothing is delivered.")).toBeTruthy();
    expect(above?.contains(document.activeElement)).toBe(true);
  });
});
