import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { asDocument } from "../../src/checker/release/as-document.ts";
import { listRules } from "../../src/checker/uses/document-uses.ts";
import type { Routes } from "../../src/documents/generated/routes.ts";
import { arrayElements, member, objectEntries } from "../../src/documents/json.ts";
import { addressToLeaveTo, rulePaths } from "../../src/engine/index.ts";
import { addressUnder } from "../../src/operations/address.ts";
import { createRouteTable } from "../../src/runs/navigation/route-table.ts";
import { departureTo } from "../../src/runs/run/leaving.ts";
import { FakeTab } from "../../src/runs/test-support/fake-tab.ts";
import { files, sampleRelease } from "../../src/runs/test-support/sample-release.ts";
import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { redirectPayloads } from "./redirect-payloads.ts";

const PORTAL = "https://portal.example";
const LISTED = "https://almanac.example/";
const payloads = redirectPayloads("almanac.example");

it("the tests have more than 300 distinct payloads", () => {
  expect(payloads.length).toBeGreaterThan(300);
});

describe("leaving for an outside page", () => {
  it("never opens one that the client does not list, wherever its address comes from", async () => {
    const reading = JSON.stringify(files).replace(
      '"openExternal":"https://else.example/"',
      '"openExternal":{"var":"event.to"}',
    );
    const tab = new FakeTab({ release: sampleRelease({ preloaded: JSON.parse(reading) }) });
    await tab.quiet();
    const leave = (to: string) =>
      tab.portal.screenPort(tab.run.runId).send({ name: "TELL", visit: tab.run.view.page?.visit ?? 0, with: { to } });
    for (const payload of payloads) leave(payload);
    await tab.quiet();
    expect(tab.left).toEqual([]);
    leave(LISTED);
    await tab.quiet();
    expect(tab.left).toEqual([LISTED]);
  });

  it("never opens an address of a reply outside of the origins that the client lists", () => {
    const { client } = sampleRelease();
    const opened = (to: string) => departureTo({ to }, { ...client, leavesTo: { pay: "https://almanac.example" } });
    for (const payload of payloads) {
      const departure = opened(payload);
      if (departure !== undefined) expect(new URL(departure.address).origin).toBe("https://almanac.example");
    }
    expect(opened("https://almanac.example/pay?of=1")).toEqual({ address: "https://almanac.example/pay?of=1" });
  });

  it("opens a listed page and no other, whatever the query", () => {
    const gone = payloads.map((payload) => new URL(addressToLeaveTo({ to: LISTED, query: { state: payload } })));
    expect(gone.map(({ origin, pathname, hash }) => `${origin}${pathname}${hash}`)).toEqual(payloads.map(() => LISTED));
    expect(gone.map(({ searchParams }) => searchParams.get("state"))).toEqual(payloads);
  });
});

describe("the documents", () => {
  const documents = prepareRepository();
  const all = [...documents.index.of("flow"), ...documents.index.of("routes")];

  it("leave only for pages that the client lists, or for the bank that a payment's reply names, at an origin that it lists", () => {
    const goals = all.flatMap((document) =>
      listRules(documents, document).filter(({ path }) => /(?:^|\.)do\.openExternal(?:\.to)?$/.test(path.join("."))),
    );
    const roots = goals.map(({ rule }) => rulePaths(rule)[0]?.text.split(/[.[]/, 2).join("."));
    expect(goals.length).toBeGreaterThan(2);
    expect(new Set(roots)).toEqual(new Set(["client.links", "result.bank"]));
  });

  it("name routes, so that no address can be one", () => {
    const goals = all.flatMap((document) =>
      documents
        .listVisits(document)
        .filter(({ path }) => path.at(-1) === "navigate" && path.at(-2) === "do")
        .map(({ value }) => (typeof value === "string" ? value : member(value, "to"))),
    );
    expect(goals.length).toBeGreaterThan(2);
    expect(goals.filter((goal) => typeof goal !== "string" || !/^[a-z][a-z0-9-]*$/.test(goal))).toEqual([]);
  });
});

describe("the routes", () => {
  const routes = asDocument<Routes>(JSON.parse(readFileSync("flows/routes.json", "utf8")), "routes");
  const table = createRouteTable(routes, { signIn: { social: ["google"] } });

  it.each(Object.keys(routes.guards))("of the guard %s lead by a name, whatever an address contains", (guard) => {
    const named = arrayElements(member(routes.guards, guard)).map((line) => member(line, "to"));
    for (const payload of payloads) {
      const query = Object.fromEntries(["logoutRedirect", "redirect", "next", "state"].map((name) => [name, payload]));
      const [route] = Object.values(routes.routes).filter((one) => one.guard === guard);
      const line = route && table.redirect(route, { session: { isSignedIn: true }, route: { query, params: query } });
      expect([undefined, ...named]).toContain(line?.to);
      expect(line?.do?.signOut).toBeUndefined();
    }
  });

  it("stay inside with any parameter", () => {
    const withParameters = objectEntries(routes.routes).flatMap(([id, route]) => {
      const names = arrayElements(member(route, "paths")).flatMap((path) => String(path).match(/(?<=:)\w+/g) ?? []);
      return names.length === 0 ? [] : [{ id, names }];
    });
    expect(withParameters.length).toBeGreaterThan(0);
    for (const { id, names } of withParameters) {
      for (const payload of payloads) {
        const path = table.path(id, Object.fromEntries(names.map((name) => [name, payload])));
        if (path !== undefined) expect(new URL(path, PORTAL).origin).toBe(PORTAL);
      }
    }
  });
});

describe("an upload address", () => {
  it.each(["https://files.example/bucket", "https://files.example/"])(
    "is under %s, or no file is sent there",
    (base) => {
      for (const payload of payloads) {
        const address = placeUnder(base, payload);
        if (address !== undefined) expect(address.startsWith(base)).toBe(true);
      }
      expect(placeUnder(base, `${base.replace(/\/$/, "")}/place-1`)).toBe(`${base.replace(/\/$/, "")}/place-1`);
    },
  );
});

/** Undefined where the address is refused. */
function placeUnder(base: string, address: string): string | undefined {
  try {
    return addressUnder(base, address);
  } catch {
    return undefined;
  }
}
