import { vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { asDocument } from "../../checker/release/as-document.ts";
import type { Client } from "../../documents/generated/client.ts";
import type { Routes } from "../../documents/generated/routes.ts";
import type { Block, Screen } from "../../documents/generated/screen.ts";
import type { RunView, ScreenViewData } from "../../engine/index.ts";
import type { SentEvent } from "../../ports/screen-port.ts";
import { createCatalogue } from "../../renderer/index.ts";
import type { JourneyDocs, PageState, Portal, PortalState, RouteMatch } from "../../runs/index.ts";
import { isRunBusy } from "../../runs/portal-state.ts";

const head = { formatVersion: 2, summary: "Invented." } as const;

/** A screen document of the given blocks; its title is `<journey>.<id>.title`. */
export const createScreen = (reference: string, blocks: Readonly<Record<string, Block>>): Screen => {
  const [journey = "", id = ""] = reference.split("/");
  return { ...head, id, title: `${journey}.${id}.title`, blocks };
};

/** The documents of a page: screens by `journey/id`. */
export const createJourneyDocs = (
  screens: Readonly<Record<string, Readonly<Record<string, Block>>>>,
  forms: JourneyDocs["forms"] = {},
): JourneyDocs => ({
  frames: {},
  screens: Object.fromEntries(Object.entries(screens).map(([name, blocks]) => [name, createScreen(name, blocks)])),
  forms,
});

/** A screen on view. */
export const shown = (screen: string, visit: number, data: Readonly<Record<string, unknown>> = {}): ScreenViewData => ({
  flow: "depot/parcel",
  state: "shown",
  screen,
  as: "page",
  visit,
  data,
  settings: {},
  rules: {},
});

/** A run's view; by default idle. */
export const createRunView = (view: Partial<RunView>): RunView => ({
  overlays: view.dialog === undefined ? [] : [view.dialog],
  isWaiting: false,
  isBusy: false,
  isLocked: false,
  canGoBack: false,
  index: 0,
  visit: 1,
  ...view,
});

export const createRoutes = (routes: Routes["routes"]): Routes => ({
  ...head,
  id: "routes",
  guards: {},
  frames: {},
  notFound: "lost",
  failed: "failed",
  routes,
});

const client = asDocument<Client>(
  {
    ...head,
    id: "invented",
    version: "1.0.0",
    hosts: [],
    code: "invented",
    productType: "device-protection",
    onReload: "landing",
    languages: ["en-US", "th-TH"],
    region: {
      country: "XX",
      currency: "XXX",
      timeZone: "Asia/Tokyo",
      culture: "en",
      callingCode: "0",
      mobileLengths: [],
    },
    revealsUnknownIdentifiers: true,
    theme: { title: "portal.title", logo: "/logo.svg", favicon: "/icon.svg", isRemote: false, tokens: {} },
    backEnd: { bases: {}, signing: "hmac-sha-256", encryption: "aes-256-gcm", sharedSecret: "", headers: {} },
    links: {},
    storage: [],
    settings: {},
    rules: {},
    variants: {},
    programmes: [],
  },
  "the invented client",
);

const texts = {
  "portal.title": "Depot",
  "portal.loading": "Loading",
  "portal.close": "Close",
  "portal.block-failed": "This part cannot be shown right now.",
  "portal.try-again": "Try again",
};

/** A host that shows the test's state and records its calls. */
export function samplePortal(page: PageState, over: Partial<PortalState> = {}) {
  const sent: (SentEvent & { run: string })[] = [];
  const entered: RouteMatch[] = [];
  const store = createStore<PortalState>(() => ({
    locale: "en-US",
    spoken: "en-US",
    direction: "ltr",
    languageNames: { "en-US": "English", "th-TH": "ไทย" },
    client,
    session: { status: "signedOut", values: { isSignedIn: false } },
    storage: {},
    shell: {},
    page,
    storageKind: "persistent",
    isOnline: true,
    programmeTexts: {},
    ...over,
    texts: { ...texts, ...over.texts },
  }));
  const portal: Portal = {
    store,
    enterRoute: (match) => entered.push(match),
    hasRoute: () => true,
    hasAddress: () => true,
    screenOf: () => undefined,
    screenPort: (run) => ({
      send: (event) => sent.push({ run, ...event }),
      accepts: () => true,
      isBusy: () => isRunBusy(store.getState(), run),
      load: () => ({ get: () => ({ status: "idle" }), follow: () => () => {}, stop: () => {} }),
      files: {
        add: () => Promise.reject(new Error("No files.")),
        get: async () => undefined,
        remove: async () => {},
        sent: () => undefined,
        follow: () => () => {},
      },
      draft: () => ({ get: () => undefined, set: () => {} }),
      blockDraft: () => ({ get: () => undefined, set: () => {} }),
      followPosts: () => () => {},
      reportProblem: portal.reportProblem,
    }),
    back: vi.fn(),
    signOut: vi.fn(),
    retrySession: vi.fn(),
    routePath: () => undefined,
    reportProblem: vi.fn(() => "7QK2"),
    now: () => Date.parse("2026-11-21T08:00:00Z"),
    dispose: vi.fn(),
  };
  return {
    portal,
    sent,
    entered,
    catalogue: createCatalogue(() => {}),
    show: (state: Partial<PortalState>) => store.setState(state),
  };
}
