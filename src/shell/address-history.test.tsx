import { act, render } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AddressRoutes } from "./AddressRoutes.tsx";
import { createAddressHistory } from "./address-history.ts";
import { createRoutes, samplePortal } from "./test-support/sample-portal.ts";

const routes = createRoutes({
  parcels: { paths: ["/", "/parcels"], guard: "anyone", frame: "plain" },
  parcel: { paths: ["/parcels/:id"], guard: "anyone", frame: "plain" },
  newParcel: { paths: ["/parcels/new"], guard: "anyone", frame: "plain" },
});

function open(address: string, { base = "", closed = "" } = {}) {
  window.history.replaceState(null, "", address);
  const history = createAddressHistory(base);
  const sample = samplePortal({ kind: "loading" });
  const portal = { ...sample.portal, hasRoute: (id: string) => id !== closed };
  render(
    <BrowserRouter basename={base}>
      <AddressRoutes portal={portal} routes={routes} history={history} />
    </BrowserRouter>,
  );
  return { ...sample, port: history.port };
}

afterEach(() => window.history.replaceState(null, "", "/"));

describe("an address", () => {
  it("matches a route, with its parameters and query", () => {
    const { entered } = open("/parcels/7%2F8?from=mail");
    expect(entered).toEqual([{ routeId: "parcel", params: { id: "7/8" }, query: { from: "mail" } }]);
  });

  it("matches the more specific of two routes", () => {
    expect(open("/parcels/new").entered[0]?.routeId).toBe("newParcel");
  });

  it("is unknown if no open route matches", () => {
    expect(open("/nowhere").entered).toEqual([{ routeId: undefined, params: {}, query: {} }]);
    expect(open("/parcels/new", { closed: "newParcel" }).entered[0]?.routeId).toBe("parcel");
  });

  it("is read behind the client's base", () => {
    const { entered, port } = open("/depot/parcels/7?a=1", { base: "/depot" });
    expect(entered[0]?.params).toEqual({ id: "7" });
    expect(port.location()).toEqual({ path: "/parcels/7", query: { a: "1" }, entry: undefined });
  });
});

describe("an address before the client's base", () => {
  it.each([
    ["/", "/depot/", "parcels"],
    ["/parcels/7?from=mail#top", "/depot/parcels/7?from=mail#top", "parcel"],
    ["/depots", "/depot/depots", undefined],
  ])("%s is %s", (address, inside, routeId) => {
    const { entered } = open(address, { base: "/depot" });
    const { pathname, search, hash } = window.location;
    expect(`${pathname}${search}${hash}`).toBe(inside);
    expect(entered.map((one) => one.routeId)).toEqual([routeId]);
  });
});

describe("the host's history", () => {
  const entry = { run: "r1", index: 2, base: 0 };

  it("adds an entry at another address, and reports it", async () => {
    const { port, entered } = open("/depot", { base: "/depot" });
    await act(async () => port.push("/parcels/7?a=1", entry));
    expect(window.location.pathname).toBe("/depot/parcels/7");
    expect(port.location()).toEqual({ path: "/parcels/7", query: { a: "1" }, entry });
    expect(entered.map(({ routeId }) => routeId)).toEqual(["parcels", "parcel"]);
  });

  it("adds or changes an entry at the same address, and reports it", async () => {
    const { port, entered } = open("/parcels/7?a=1");
    await act(async () => port.push(undefined, entry));
    await act(async () => port.replace(undefined, { ...entry, index: 3 }));
    expect(port.location()).toEqual({ path: "/parcels/7", query: { a: "1" }, entry: { ...entry, index: 3 } });
    expect(entered).toHaveLength(3);
  });

  it("adds an entry requested during a back navigation after its target", async () => {
    const { port } = open("/parcels");
    const at = (index: number) => ({ ...entry, index });
    await act(async () => port.push(undefined, at(1)));
    await act(async () => port.push(undefined, at(2)));
    const back = () => new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    await act(async () => {
      const gone = back();
      port.go(-1);
      port.push(undefined, at(5));
      await gone;
    });
    expect(port.location().entry).toEqual(at(5));
    await act(async () => {
      const gone = back();
      port.go(-1);
      await gone;
    });
    expect(port.location().entry).toEqual(at(1));
  });

  it("continues soon after a step to a missing entry", async () => {
    vi.useFakeTimers();
    const { port } = open("/parcels");
    await act(async () => port.go(100));
    await act(async () => port.push("/parcels/7", entry));
    expect(port.location().path).toBe("/parcels");
    await act(async () => vi.advanceTimersByTime(1000));
    expect(port.location().path).toBe("/parcels/7");
    vi.useRealTimers();
  });

  it("reports a back navigation of the browser", async () => {
    const { port, entered } = open("/parcels");
    await act(async () => port.push("/parcels/7", entry));
    await act(async () => {
      const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
      port.go(-1);
      await gone;
    });
    expect(entered.at(-1)?.routeId).toBe("parcels");
    expect(port.location().entry).toBeUndefined();
  });

  it("performs requests from before the router was ready", async () => {
    window.history.replaceState(null, "", "/parcels");
    const history = createAddressHistory("");
    history.port.replace("/parcels/7", entry);
    const { portal, entered } = samplePortal({ kind: "loading" });
    await act(async () =>
      render(
        <BrowserRouter>
          <AddressRoutes portal={portal} routes={routes} history={history} />
        </BrowserRouter>,
      ),
    );
    expect(window.location.pathname).toBe("/parcels/7");
    expect(entered.at(-1)?.routeId).toBe("parcel");
  });

  it.each(["//evil.test", "/\\evil.test", "https://evil.test", ""])("never leaves the portal for %j", (path) => {
    const { port } = open("/parcels");
    expect(() => port.push(path)).toThrow("is not an address inside the portal");
    expect(window.location.pathname).toBe("/parcels");
  });

  it.each([[{ run: 5, index: 0, base: 0 }], ["r1"], [undefined]])(
    "ignores an entry with a foreign state: %j",
    (foreign) => {
      const { port } = open("/parcels");
      window.history.replaceState({ usr: { entry: foreign } }, "");
      expect(port.location().entry).toBeUndefined();
    },
  );
});
