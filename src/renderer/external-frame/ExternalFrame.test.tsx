import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { JsonSchema } from "../../documents/json-schema.ts";
import type { FramePost } from "../../ports/screen-port.ts";
import { fetchComponents } from "../fetch-components.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { fakePort, sampleScene } from "../test-support/sample-scene.ts";

const shop = "https://shop.example";
const members = (properties: Readonly<Record<string, JsonSchema>>, ...required: string[]): JsonSchema => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});

const contract = {
  sandbox: ["allow-forms"],
  allow: ["payment"],
  incoming: { opened: members({}), saved: members({ token: { type: "string" } }, "token") },
  outgoing: { save: members({ amount: { type: "integer" } }, "amount") },
};

afterEach(() => {
  vi.useRealTimers();
});

/** A page of another origin, beside a control that asks something of it. */
async function draw({
  frame = "shop",
  path = "/fields?of=1",
  ready = false,
  programme = {},
  answers = [],
}: {
  readonly frame?: string;
  readonly path?: string;
  readonly ready?: boolean;
  readonly programme?: object;
  /** What the run posts at once when the page says that it is ready. */
  readonly answers?: readonly FramePost[];
} = {}) {
  const takers: ((post: FramePost) => void)[] = [];
  const { port, sent, reportProblem } = fakePort({
    ...(answers.length > 0 && {
      send: ({ name }) => {
        if (name === "READY") for (const post of answers) takers[0]?.(post);
      },
    }),
    followPosts(_frame, take) {
      takers.push(take);
      return () => takers.splice(takers.indexOf(take), 1);
    },
  });
  const scene = sampleScene({
    blocks: {
      card: {
        component: "external-frame",
        props: { frame, path, title: "depot.card.title" },
        on: {
          ...(answers.length > 0 && { opened: { send: "READY" } }),
          ...{ saved: { send: "PAID" }, unavailable: { send: "GIVEN_UP" } },
        },
      },
      pay: {
        component: "button",
        props: { text: "depot.card.title", kind: "secondary" },
        on: { press: { send: "PAY" } },
      },
    },
    frames: { shop: { ...contract, ...(ready ? { ready: "opened" } : {}) }, bank: contract, own: contract },
    scope: { client: { frames: { shop, own: window.location.origin } }, programme },
    port,
  });
  await fetchComponents(["external-frame", "button"]);
  const { unmount, rerender } = render(<ScreenView scene={scene} />);
  await waitFor(() => {
    expect(document.querySelector("iframe") !== null || reportProblem.mock.calls.length > 0).toBe(true);
  });
  const page = document.querySelector("iframe");
  const posted = vi.spyOn(page?.contentWindow ?? window, "postMessage").mockImplementation(() => {});
  const say = (data: unknown, { origin = shop, source = page?.contentWindow ?? null } = {}) =>
    act(() => {
      window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
    });
  const post = (message: string, values: FramePost["values"]) => act(() => takers[0]?.({ message, values }));
  const wait = () => rerender(<ScreenView scene={{ ...scene, isBusy: true, isLocked: true }} />);
  return { page, say, post, posted, sent, reportProblem, unmount, takers, wait };
}

describe("a foreign page", () => {
  it("is at the client's origin, in the sandbox and with the features of its contract, and has a title", async () => {
    const { page } = await draw();
    expect(page?.src).toBe(`${shop}/fields?of=1`);
    expect(page?.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-forms");
    expect(page?.getAttribute("allow")).toBe("payment");
    expect(page?.title).toBe("Card");
  });

  it("is at the programme's origin, if the programme lists one", async () => {
    const { page } = await draw({ programme: { frames: { shop: "https://plan.example" } } });
    expect(page?.src).toBe("https://plan.example/fields?of=1");
  });

  it("shows that what was done in it is under way", async () => {
    const { page, say, wait } = await draw();
    say({ type: "saved", token: "t1" });
    wait();
    expect(page?.closest("[inert]")?.parentElement?.getAttribute("aria-busy")).toBe("true");
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBeNull();
  });

  it("leaves the wait to the control that asked for its answer", async () => {
    const { page, say, wait } = await draw();
    fireEvent.click(screen.getByRole("button"));
    say({ type: "saved", token: "t1" });
    wait();
    expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
    expect(page?.closest("[inert]")).toBeNull();
  });

  it("sends its messages as events, with their members as values", async () => {
    const { say, sent } = await draw();
    say({ type: "saved", token: "t1" });
    expect(sent).toEqual([{ name: "PAID", visit: 1, with: { token: "t1" } }]);
  });

  it("ignores messages from another origin, from another window and of an unknown kind", async () => {
    const { say, sent, reportProblem } = await draw();
    say({ type: "saved", token: "t1" }, { origin: "https://evil.example" });
    say({ type: "saved", token: "t1" }, { origin: "null" });
    say({ type: "saved", token: "t1" }, { source: window });
    say({ type: "stolen", token: "t1" });
    say("saved");
    expect([sent, reportProblem.mock.calls]).toEqual([[], []]);
  });

  it("is reported when a message does not fit the contract", async () => {
    const { say, sent, reportProblem } = await draw();
    const round: Record<string, unknown> = { type: "saved", token: "t" };
    round.self = round;
    const wrong = [{ token: 5 }, {}, { token: "t", more: true }, { token: "t".repeat(70_000) }, { token: 5n }, round];
    for (const one of wrong) say({ type: "saved", ...one });
    expect([sent.length, reportProblem.mock.calls.length]).toEqual([0, wrong.length]);
    expect(String(reportProblem.mock.calls)).not.toContain("ttt");
  });

  it("says nothing any more once its screen was left", async () => {
    const { say, sent, unmount, takers } = await draw();
    unmount();
    say({ type: "saved", token: "t1" });
    expect([sent, takers]).toEqual([[], []]);
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
    ["a frame that neither programme nor client lists", { frame: "bank" }],
    ["a frame without a contract", { frame: "till" }],
    ["a path that leaves its origin", { path: "//evil.example/x" }],
    ["our own origin", { frame: "own" }],
  ])("is refused for %s", async (_of, given) => {
    const { page, reportProblem } = await draw(given);
    expect(page).toBeNull();
    expect(reportProblem).toHaveBeenCalledOnce();
  });
});

describe("a message to a foreign page", () => {
  it("waits until the page is loaded, and goes to its origin only", async () => {
    const { page, post, posted } = await draw();
    post("save", { amount: 5 });
    expect(posted).not.toHaveBeenCalled();
    if (page) fireEvent.load(page);
    post("save", { amount: 6 });
    expect(posted.mock.calls).toEqual([
      [{ type: "save", amount: 5 }, shop],
      [{ type: "save", amount: 6 }, shop],
    ]);
  });

  it("waits until the page says that it is ready, if its contract has a message for that", async () => {
    const { page, say, post, posted } = await draw({ ready: true });
    if (page) fireEvent.load(page);
    post("save", { amount: 5 });
    expect(posted).not.toHaveBeenCalled();
    say({ type: "opened" });
    expect(posted).toHaveBeenCalledOnce();
  });

  it("is sent at once when the run posts it because the page is ready", async () => {
    const { say, posted } = await draw({ ready: true, answers: [{ message: "save", values: { amount: 5 } }] });
    say({ type: "opened" });
    expect(posted.mock.calls).toEqual([[{ type: "save", amount: 5 }, shop]]);
  });

  it("is not sent and is reported when it does not fit the contract", async () => {
    const { page, post, posted, reportProblem } = await draw();
    if (page) fireEvent.load(page);
    post("save", { amount: "5" });
    post("stop", {});
    expect([posted.mock.calls, reportProblem.mock.calls.length]).toEqual([[], 2]);
  });
});

describe("a foreign page that never becomes ready", () => {
  it("is given up after 20 seconds, with an event and another try", async () => {
    await fetchComponents(["external-frame"]);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { page, sent, say } = await draw({ ready: true });
    if (page) fireEvent.load(page);
    act(() => vi.advanceTimersByTime(19_000));
    expect(sent).toEqual([]);
    act(() => vi.advanceTimersByTime(2_000));
    expect(sent).toEqual([{ name: "GIVEN_UP", visit: 1 }]);
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(document.querySelector("iframe")).not.toBe(page);
    say({ type: "opened" }, { source: document.querySelector("iframe")?.contentWindow ?? null });
    expect(screen.queryByRole("alert")).toBeNull();
    act(() => vi.advanceTimersByTime(30_000));
    expect(sent).toHaveLength(1);
  });
});
