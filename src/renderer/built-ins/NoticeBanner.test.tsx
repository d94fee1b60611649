import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Scene } from "../scene.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { sampleScene } from "../test-support/sample-scene.ts";

const texts = {
  "portal.support-code": "If you contact us, give us this code: {{code}}",
  "depot.title": "Parcel",
  "depot.sent": "Sent to {{name}}",
  "depot.refused": "Refused",
};
const blocks = { title: { component: "heading", props: { text: "depot.title" } } };
const refused = { key: "depot.refused", tone: "bad" } as const;

const draw = (over: Partial<Scene>, use = blocks) => {
  const scene = sampleScene({ blocks: use, texts, ...over });
  const { rerender } = render(<ScreenView scene={scene} />);
  return (more: Partial<Scene>) => rerender(<ScreenView scene={{ ...scene, ...more }} />);
};

describe("a notice", () => {
  it("is above the first block, with its arguments and tone", () => {
    draw({ notice: { key: "depot.sent", args: { name: "Ann" }, tone: "good" } });
    const notice = screen.getByRole("status");
    expect(notice.textContent).toBe("Sent to Ann");
    expect(notice.compareDocumentPosition(screen.getByRole("heading"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("about a failure of the portal shows its support code", () => {
    draw({ notice: { ...refused, supportCode: "8F2A-91C3" } });
    expect(screen.getByRole("alert").textContent).toBe("RefusedIf you contact us, give us this code: 8F2A-91C3");
  });

  it("is shown once, where the screen has a place for it", () => {
    const placed = { ...blocks, place: { component: "stack", children: { notice: { component: "notice" } } } };
    draw({ notice: refused }, placed);
    const notice = screen.getByRole("alert");
    expect(screen.getByRole("heading").compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("that is shown again is a new element, so that it is announced again", () => {
    const redraw = draw({ notice: refused });
    const first = screen.getByRole("alert");
    redraw({ isBusy: true });
    expect(screen.getByRole("alert")).toBe(first);
    redraw({ notice: { ...refused } });
    expect(screen.getByRole("alert")).not.toBe(first);
  });

  it("disappears with its cause and does not move the focus", () => {
    const redraw = draw({ notice: refused });
    expect(document.activeElement).toBe(document.body);
    redraw({ notice: undefined });
    expect(within(document.body).queryByRole("alert")).toBeNull();
  });
});
