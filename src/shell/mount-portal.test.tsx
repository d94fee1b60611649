import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Release } from "../documents/release.ts";
import { createAddressHistory } from "./address-history.ts";
import { mountPortal, mountSafePage } from "./mount-portal.tsx";
import { announceProblem } from "./problem-event.ts";
import { readRelease } from "./read-release.ts";
import { createJourneyDocs, createRoutes, createRunView, samplePortal, shown } from "./test-support/sample-portal.ts";

const docs = createJourneyDocs({
  "depot/parcel": {
    bad: { component: "hologram" },
    title: { component: "heading", props: { text: "depot.parcel.title", level: 1 } },
  },
});
const setUp = () =>
  samplePortal(
    { kind: "run", runId: "r1", journey: docs, view: createRunView({ page: shown("depot/parcel", 1) }) },
    { texts: { "depot.parcel.title": "Your parcel" } },
  );

function root(): Element {
  const element = document.createElement("div");
  document.body.replaceChildren(element);
  return element;
}

const createRelease = (client: Release["client"]): Release => ({
  hash: "h1",
  client,
  clientLayers: [],
  languages: {},
  offers: "/offers",
  routes: createRoutes({ parcels: { paths: ["/"], guard: "anyone", frame: "plain" } }),
  session: { formatVersion: 2, id: "session", summary: "Nothing.", data: { properties: {} }, loads: {} },
  calls: {},
  operations: {},
  types: {},
  journeys: {},
  texts: {},
  components: {},
  preloaded: {},
  ahead: [],
});

afterEach(() => document.body.replaceChildren());

describe("a mounted portal", () => {
  it("enters its address, draws its page and logs nothing that its boundaries caught", async () => {
    const complaints = vi.spyOn(console, "error");
    const { portal, entered } = setUp();
    const release = createRelease(portal.store.getState().client);
    let dismount = () => {};
    await act(async () => {
      dismount = mountPortal(root(), { release, portal, history: createAddressHistory("") });
      // Before anything is drawn: the first drawing is that of its page.
      expect(entered).toHaveLength(1);
    });
    expect(screen.getByRole("heading", { name: "Your parcel" })).toBeTruthy();
    expect(entered).toEqual([{ routeId: "parcels", params: {}, query: {} }]);
    expect(portal.reportProblem).toHaveBeenCalledTimes(1);
    expect(complaints).not.toHaveBeenCalled();
    await act(async () => dismount());
    expect(screen.queryByRole("heading")).toBeNull();
    expect(portal.dispose).toHaveBeenCalledTimes(1);
  });
});

/** The element of the page with the words of the page of last resort, as the host's page has it. */
function wordsInPage(words: object): Element {
  const script = Object.assign(document.createElement("script"), { type: "application/json", id: "last-resort" });
  script.textContent = JSON.stringify(words);
  return script;
}

describe("a portal that cannot start", () => {
  it.each([
    ["en-US", "This page could not be shown"],
    ["zh-Hant-TW", "目前無法顯示此頁面"],
    ["ms-MY", "This page could not be shown"],
  ])("says so in the page's language %s", async (language, title) => {
    document.documentElement.lang = language;
    const place = root();
    place.before(wordsInPage({ "zh-Hant-TW": { title: "目前無法顯示此頁面" } }));
    await act(async () => mountSafePage(place));
    expect(screen.getByRole("heading", { name: title })).toBeTruthy();
    expect(screen.getByRole("button")).toBeTruthy();
  });
});

describe("the release in the page", () => {
  const page = (json: string) => {
    const script = Object.assign(document.createElement("script"), { type: "application/json", id: "release" });
    script.textContent = json;
    document.body.replaceChildren(script);
    return document;
  };

  it("is read as data", () => {
    const release = createRelease(setUp().portal.store.getState().client);
    expect(readRelease(page(JSON.stringify(release)))).toEqual(release);
  });

  it.each(["", "{", "[]", "null", '{"hash":"h1"}'])("is refused if it is %j", (json) => {
    expect(() => readRelease(page(json))).toThrow();
  });

  it("is refused if it is absent", () => {
    document.body.replaceChildren();
    expect(() => readRelease(document)).toThrow();
  });
});

describe("a problem", () => {
  it("is reported to the watcher of the window", () => {
    const listener = vi.fn();
    window.addEventListener("portal-problem", listener, { once: true });
    announceProblem({ where: "here" });
    expect(listener.mock.calls[0]?.[0].detail).toEqual({ where: "here" });
  });
});
