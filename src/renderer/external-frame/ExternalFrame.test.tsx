import { act, fireEvent, render, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fetchComponents } from "../fetch-components.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { fakePort, sampleScene } from "../test-support/sample-scene.ts";

const shop = "https://shop.example";

async function draw({ frame = "shop", path = "/fields?of=1" } = {}) {
  const { port, sent, reportProblem } = fakePort();
  const messages = { saved: { event: "done", members: { token: { type: "string" } }, required: ["token"] } };
  const scene = sampleScene({
    blocks: {
      card: {
        component: "external-frame",
        props: { frame, path, title: "depot.card.title", messages },
        on: { done: { send: "PAID", with: {} } },
      },
    },
    scope: { client: { frames: { shop, own: window.location.origin } } },
    port,
  });
  await fetchComponents(["external-frame"]);
  render(<ScreenView scene={scene} />);
  await waitFor(() => {
    expect(document.querySelector("iframe") !== null || reportProblem.mock.calls.length > 0).toBe(true);
  });
  const page = document.querySelector("iframe");
  const say = (data: unknown, { origin = shop, source = page?.contentWindow ?? null } = {}) =>
    act(() => {
      window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
    });
  return { page, say, sent, reportProblem };
}

describe("a foreign page", () => {
  it("is at the client's origin, in a sandbox, and has a title", async () => {
    const { page } = await draw();
    expect(page?.src).toBe(`${shop}/fields?of=1`);
    expect(page?.getAttribute("sandbox")).toBe("allow-scripts allow-forms allow-same-origin");
    expect(page?.title).toBe("Card");
  });

  it("sends its declared messages as events", async () => {
    const { say, sent } = await draw();
    say({ type: "saved", token: "t1" });
    expect(sent).toEqual([{ name: "PAID", visit: 1, with: { data: { token: "t1" } } }]);
  });

  it("ignores messages from another origin, from another window and of an unknown kind", async () => {
    const { say, sent, reportProblem } = await draw();
    say({ type: "saved", token: "t1" }, { origin: "https://evil.example" });
    say({ type: "saved", token: "t1" }, { source: window });
    say({ type: "stolen", token: "t1" });
    say("saved");
    expect([sent, reportProblem.mock.calls]).toEqual([[], []]);
  });

  it("is reported when a message differs from its declaration", async () => {
    const { say, sent, reportProblem } = await draw();
    say({ type: "saved", token: 5 });
    say({ type: "saved", token: "t", more: true });
    expect([sent.length, reportProblem.mock.calls.length]).toEqual([0, 2]);
  });

  it("is as high as it requests, within limits", async () => {
    const { page, say } = await draw();
    if (page) fireEvent.load(page);
    say({ type: "height", height: 640 });
    expect(document.querySelector<HTMLElement>("[style]")?.style.minBlockSize).toBe("640px");
    say({ type: "height", height: 1e9 });
    expect(document.querySelector<HTMLElement>("[style]")?.style.minBlockSize).toBe("4000px");
  });

  it.each([
    ["a frame that the client does not list", { frame: "bank" }],
    ["a path that leaves its origin", { path: "//evil.example/x" }],
    ["our own origin", { frame: "own" }],
  ])("is refused for %s", async (_of, given) => {
    const { page, reportProblem } = await draw(given);
    expect(page).toBeNull();
    expect(reportProblem).toHaveBeenCalledOnce();
  });
});
