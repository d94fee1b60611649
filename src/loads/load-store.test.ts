import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Loaded, LoadRepeat, LoadRequest } from "../ports/screen-port.ts";
import { compileLoads } from "./compile-load.ts";
import { LoadStore } from "./load-store.ts";

/** A back end that answers when the test says so. */
function fakePort() {
  const asked: {
    key: string;
    request: LoadRequest;
    repeat: LoadRepeat | undefined;
    isStopped: boolean;
    answer: (state: Loaded) => void;
  }[] = [];
  const load = (key: string, request: LoadRequest, repeat?: LoadRepeat) => {
    let state: Loaded = { status: "loading" };
    const followers = new Set<() => void>();
    const one = {
      key,
      request,
      repeat,
      isStopped: false,
      answer(next: Loaded) {
        state = next;
        for (const listen of followers) listen();
      },
    };
    asked.push(one);
    return {
      get: () => state,
      follow(listen: () => void) {
        followers.add(listen);
        return () => followers.delete(listen);
      },
      stop() {
        one.isStopped = true;
      },
    };
  };
  return { asked, load };
}

const slots = {
  slots: {
    call: "garden.slots",
    when: { present: { var: "form.day" } },
    debounce: "PT0.3S",
    with: { day: { var: "form.day" } },
  },
};

function open() {
  const { asked, load } = fakePort();
  const store = new LoadStore({ loads: compileLoads(slots), port: { load }, key: "garden/plan" });
  return {
    asked,
    store,
    ask: (day?: string) => store.ask({ form: { day } }),
    status: () => store.states().slots?.status,
  };
}

describe("a load", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is requested at once with its input when it is first due, and gives the answer", () => {
    const { asked, store, ask, status } = open();
    ask();
    expect([asked.length, status()]).toEqual([0, "idle"]);
    ask("2026-11-22");
    expect(asked.map(({ key, request }) => [key, request])).toEqual([
      ["garden/plan/slots", { call: "garden.slots", with: { day: "2026-11-22" } }],
    ]);
    expect(status()).toBe("loading");
    asked[0]?.answer({ status: "ready", value: ["am"] });
    expect(store.states().slots).toEqual({ status: "ready", value: ["am"] });
  });

  it("waits until a changing input settles, and the latest input wins", () => {
    const { asked, store, ask } = open();
    ask("1");
    ask("2");
    ask("3");
    expect(asked.map(({ isStopped }) => isStopped)).toEqual([true]);
    vi.advanceTimersByTime(299);
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(asked.map(({ request }) => request.with.day)).toEqual(["1", "3"]);
    asked[0]?.answer({ status: "ready", value: "late" });
    expect(store.states().slots).toEqual({ status: "loading" });
  });

  it("is not requested again for the same input", () => {
    const { asked, ask } = open();
    ask("1");
    ask("1");
    vi.runAllTimers();
    expect(asked).toHaveLength(1);
  });

  it("is cancelled when it is no longer due, and when the screen is left", () => {
    const { asked, store, ask, status } = open();
    ask("1");
    ask();
    expect([asked[0]?.isStopped, status()]).toEqual([true, "idle"]);
    ask("2");
    store.stop();
    expect(asked[1]?.isStopped).toBe(true);
  });

  it("is requested again on demand after it failed, and only then", () => {
    const { asked, store, ask, status } = open();
    ask("1");
    store.retry(["slots"]);
    expect(asked).toHaveLength(1);
    asked[0]?.answer({ status: "failed", error: { name: "offline" } });
    expect(status()).toBe("failed");
    store.retry(["slots"]);
    expect([asked.length, status()]).toEqual([2, "loading"]);
  });

  it("stays idle where nothing can be loaded", () => {
    const store = new LoadStore({ loads: compileLoads(slots), port: {}, key: "garden/plan" });
    store.ask({ form: { day: "1" } });
    expect(store.states().slots).toEqual({ status: "idle" });
  });
});

describe("a repeated load", () => {
  it("ends by a rule over the answer and the present data", () => {
    const { asked, load } = fakePort();
    const until = { "===": [{ var: "result.status" }, { var: "data.wanted" }] };
    const loads = compileLoads({ order: { call: "garden.order", every: "PT1M", until } });
    const store = new LoadStore({ loads, port: { load }, key: "garden/order" });
    store.ask({ data: { wanted: "grown" } });
    const repeat = asked[0]?.repeat;
    expect([repeat?.every, repeat?.isLast({ status: "grown" }), repeat?.isLast({ status: "sown" })]).toEqual([
      ...[60_000, true, false],
    ]);
    store.ask({ data: { wanted: "sown" } });
    expect([asked.length, repeat?.isLast({ status: "sown" })]).toEqual([1, true]);
  });
});
