import { describe, expect, it } from "vitest";
import { foreignAddress } from "../../src/renderer/external-frame/foreign-address.ts";
import { createAddressHistory } from "../../src/shell/index.ts";
import { redirectPayloads } from "./redirect-payloads.ts";

const payloads = redirectPayloads(window.location.host);

/** Where the history would move to; undefined where it refuses. */
function movedTo(path: string): string | undefined {
  const moves: unknown[] = [];
  const { port, bind } = createAddressHistory("");
  bind((to: unknown) => void moves.push(to));
  try {
    port.push(path);
  } catch {
    return undefined;
  }
  return String(moves[0]);
}

describe("the portal's own history", () => {
  it("moves to no address outside, as the browser reads it", () => {
    const outside = payloads.flatMap((payload) => {
      const to = movedTo(payload);
      return to === undefined || new URL(to, window.location.href).origin === window.location.origin ? [] : [to];
    });
    expect(outside).toEqual([]);
  });

  it("moves to an address inside", () => {
    expect(movedTo("/login?next=//evil.example")).toBe("/login?next=//evil.example");
  });

  it("treats JavaScript's special names as ordinary parameters", () => {
    window.history.replaceState(null, "", "/login?__proto__=a&constructor=b&prototype=c&__proto__[polluted]=true");
    const { query } = createAddressHistory("").port.location();
    window.history.replaceState(null, "", "/");
    const read = [...Object.values(query), Object.getPrototypeOf(query), Reflect.get({}, "polluted")];
    expect(read).toEqual(["a", "b", "c", "true", Object.prototype, undefined]);
  });

  it("changes its entry at an address of two slashes without leaving", () => {
    window.history.replaceState(null, "", `${window.location.origin}//evil.example/x`);
    const moves: unknown[] = [];
    const { port, bind } = createAddressHistory("");
    bind((to: unknown) => void moves.push(to));
    port.replace(undefined);
    window.history.replaceState(null, "", "/");
    expect(moves).toEqual([{ pathname: "/evil.example/x", search: "", hash: "" }]);
  });
});

describe("a foreign page", () => {
  const client = { frames: { chat: "https://chat.example" } };

  it("is at the origin that the client lists, whatever its path", () => {
    for (const payload of payloads) {
      const address = shownAt(client, "chat", payload);
      if (address !== undefined) expect(address.origin).toBe("https://chat.example");
    }
    expect(shownAt(client, "chat", "/room?of=1")?.href).toBe("https://chat.example/room?of=1");
  });

  it("is one that the client lists", () => {
    expect(payloads.filter((payload) => shownAt(client, payload, "/") !== undefined)).toEqual([]);
  });
});

/** Undefined where it is not shown. */
function shownAt(client: object, frame: string, path: string): URL | undefined {
  try {
    return foreignAddress({ client }, frame, path);
  } catch {
    return undefined;
  }
}
