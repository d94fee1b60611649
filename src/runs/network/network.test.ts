import { beforeEach, describe, expect, it } from "vitest";
import type { Failure } from "../../engine/index.ts";
import type { ConnectionQuality } from "../ports.ts";
import { createNetwork, type Network } from "./network.ts";

let emitted: string[];
let now: number;
let quality: ConnectionQuality | undefined;
let changeOnline: (isOnline: boolean) => void;
let changeQuality: (quality: ConnectionQuality) => void;

function listening(): Network {
  const network = createNetwork({
    lifecycle: {
      isOnline: () => true,
      onOnline: (listen) => {
        changeOnline = listen;
        return () => {};
      },
      quality: () => quality,
      onQuality: (listen) => {
        changeQuality = listen;
        return () => {};
      },
      onHide: () => () => {},
      onLeave: () => () => {},
      onShow: () => () => {},
    },
    now: () => now,
    emit: (name) => emitted.push(name),
    setOnline: () => {},
  });
  network.listen();
  return network;
}

beforeEach(() => {
  emitted = [];
  now = 0;
  quality = undefined;
});

describe("a weak network", () => {
  const poor: ConnectionQuality[] = [{ effectiveType: "2g" }, { effectiveType: "slow-2g" }, { roundTripMs: 1501 }];
  for (const one of poor) {
    it(`is ${JSON.stringify(one)}`, () => {
      listening();
      changeQuality(one);
      expect(emitted).toEqual(["network.weak"]);
    });
  }

  it("is not 3g with a round trip of 1.5 seconds", () => {
    listening();
    changeQuality({ effectiveType: "3g", roundTripMs: 1500 });
    expect(emitted).toEqual([]);
  });

  it("is reported once while it lasts, and its end too", () => {
    listening();
    changeQuality({ effectiveType: "2g" });
    changeQuality({ roundTripMs: 3000 });
    changeQuality({ effectiveType: "4g" });
    expect(emitted).toEqual(["network.weak", "network.online"]);
  });

  it("is known from the start if the browser reports it", () => {
    quality = { effectiveType: "2g" };
    expect(listening().condition()).toBe("network.weak");
  });

  it("is reported after the loss of the network itself", () => {
    quality = { effectiveType: "2g" };
    const network = listening();
    changeOnline(false);
    expect(network.condition()).toBe("network.offline");
    changeOnline(true);
    expect(emitted).toEqual(["network.offline", "network.online", "network.weak"]);
  });
});

describe("calls without an answer", () => {
  function fail(network: Network, failure: Failure) {
    network.note({ ok: false, failure });
  }

  it("are a weak network when two come within a minute", () => {
    const network = listening();
    fail(network, { name: "timeout" });
    now += 59_000;
    expect(emitted).toEqual([]);
    fail(network, { name: "unknown" });
    expect(emitted).toEqual(["network.weak"]);
  });

  it("are none when they are further apart, or have a status", () => {
    const network = listening();
    fail(network, { name: "timeout" });
    now += 60_000;
    fail(network, { name: "timeout" });
    fail(network, { name: "server", status: 500 });
    fail(network, { name: "unknown", status: 504 });
    expect(emitted).toEqual([]);
  });
});
