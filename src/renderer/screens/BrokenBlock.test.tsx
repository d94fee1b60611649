import { render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakePort, sampleScene } from "../test-support/sample-scene.ts";
import { ScreenView } from "./ScreenView.tsx";

const heading = { component: "heading", props: { text: "depot.safe", level: 2 } };
const names = () => screen.queryAllByRole("heading").map((element) => element.textContent);

describe("a block that breaks", () => {
  const texts = { "depot.safe": "Safe" };
  const broken = {
    "an unknown component": { component: "hologram" },
    "a rule that does not compile": { component: "text", props: { text: "depot.a.b" }, visibleWhen: { nonsense: [] } },
    "a text that is none": { component: "text", props: { text: 5 } },
    "a missing required property": { component: "text" },
  };

  it.each(Object.entries(broken))("leaves the rest of the screen intact: %s", (_name, block) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { port, reportProblem } = fakePort();
    const blocks = { bad: block, good: heading };
    render(<ScreenView scene={sampleScene({ blocks, texts, port })} />);
    expect(names()).toEqual(["Safe"]);
    expect(screen.getByText("This part cannot be shown right now.")).toBeTruthy();
    expect(reportProblem).toHaveBeenCalledTimes(1);
    expect(reportProblem.mock.calls[0]?.[0].where).toBe(`depot/parcel: block bad (${block.component})`);
  });

  it("shows in a preview what broke, and where", () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const blocks = { bad: { component: "stack", children: { worse: { component: "hologram" } } } };
    render(<ScreenView scene={sampleScene({ blocks, isPreview: true })} />);
    const placeholder = within(screen.getByRole("alert"));
    expect(placeholder.getByText('block "bad.worse" (hologram): There is no component "hologram".')).toBeTruthy();
  });
});
