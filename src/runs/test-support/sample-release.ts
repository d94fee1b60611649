import { asDocument } from "../../checker/release/as-document.ts";
import type { Routes } from "../../documents/generated/routes.ts";
import type { SessionDocument } from "../../documents/generated/session.ts";
import type { Operation } from "../../documents/operation.ts";
import type { Release, ServedClient } from "../../documents/release.ts";
import { bundles } from "./sample-journeys.ts";
import { OFFERS, programmes, soldFiles } from "./sample-programmes.ts";
import { locales, textFiles, textIds, textUrl } from "./sample-texts.ts";

const head = { formatVersion: 2, summary: "Invented." } as const;

const signedInOnly = [{ if: { "!": { var: "session.isSignedIn" } }, to: "gate" }];
const membersOnly = [{ if: { "!": { var: "session.isSignedIn" } }, to: "gate", returns: true }];
const strangersOnly = [
  { if: { "===": [{ var: "route.query.out" }, "true"] }, do: { signOut: {} }, to: "gate" },
  { if: { var: "session.isSignedIn" }, to: "garden" },
];

const routes: Routes = {
  ...head,
  id: "routes",
  guards: {
    anyone: [],
    strangers: strangersOnly,
    gardeners: signedInOnly,
    members: membersOnly,
    circle: [{ if: true, to: "circle" }],
  },
  frames: { open: { screen: "frames/open", runs: ["frames/bell", "frames/purse"] } },
  notFound: "lost",
  failed: "oops",
  openInAnotherTab: "other",
  expired: { to: "gate" },
  routes: {
    garden: { paths: ["/"], flow: "garden/walk", guard: "gardeners", frame: "open" },
    gate: {
      paths: ["/gate"],
      flow: "gate/enter",
      guard: "strangers",
      frame: "open",
      reload: "resume",
      done: { entered: { do: { signIn: { var: "output.gardener" } }, to: "gate" } },
    },
    renew: {
      paths: ["/gate/renew", "/gate/renew/:slip"],
      flow: "gate/renew",
      with: { slip: { var: "route.params.slip" } },
      secrets: ["slip"],
      guard: "strangers",
      frame: "open",
      reload: "resume",
    },
    slip: {
      paths: ["/slip/:slip"],
      flow: "gate/show-slip",
      with: { slip: { var: "route.params.slip" } },
      guard: "anyone",
      frame: "open",
    },
    bed: {
      paths: ["/bed", "/bed/:plant"],
      flow: "garden/bed",
      with: { plant: { var: "route.params.plant" } },
      guard: "anyone",
      frame: "open",
    },
    watered: {
      paths: ["/watered/:plant"],
      flow: "garden/bed",
      with: { plant: { var: "route.params.plant" } },
      secrets: ["well"],
      event: {
        name: "WATERED",
        with: { litres: { var: "route.query.litres" }, well: { var: "route.query.well" } },
      },
      guard: "anyone",
      frame: "open",
    },
    guild: { paths: ["/guild"], screen: "frames/bench", guard: "members", frame: "open" },
    over: { paths: ["/over"], flow: "gate/over", guard: "anyone", frame: "open" },
    bench: { paths: ["/bench"], screen: "frames/bench", guard: "anyone", frame: "open" },
    circle: { paths: ["/circle"], screen: "frames/bench", guard: "circle", frame: "open" },
    closed: { paths: ["/closed"], screen: "frames/bench", when: false, guard: "anyone", frame: "open" },
    oops: { paths: ["/oops"], screen: "frames/oops", guard: "anyone", frame: "open" },
    other: { paths: ["/other"], screen: "frames/other", guard: "anyone", frame: "open" },
    lost: { paths: ["/lost"], screen: "frames/lost", guard: "anyone", frame: "open" },
  },
  addresses: {
    "dug-bed": { paths: ["/dug", "/turned"], otherwise: "bed" },
    "closed-bed": { paths: ["/closed-bed"], otherwise: "closed" },
  },
};

const session: SessionDocument = {
  ...head,
  id: "session",
  data: { properties: { person: { type: "object" }, plots: { type: "array" }, weather: { type: "string" } } },
  loads: {
    person: { call: "garden.person", with: { id: { var: "session.userId" } }, set: { person: { var: "result" } } },
    plots: {
      call: "garden.plots",
      if: { present: { var: "session.person" } },
      with: { name: { var: "session.person.name" } },
      set: { plots: { var: "result" } },
    },
    never: { call: "garden.never", if: { present: { var: "session.weather" } }, set: {} },
    weather: {
      call: "garden.weather",
      optional: true,
      track: {
        done: { event: "weather-known", with: { user: { var: "session.userId" } } },
        failed: { event: "weather-unknown" },
      },
      set: { weather: { var: "result" } },
    },
  },
  offer: {
    in: { var: "session.plots" },
    as: "plot",
    key: { first: [{ var: "plot.id" }, "only"] },
    wireName: { var: "plot.offer" },
    sku: { var: "plot.sku" },
  },
};

/** Only the parts that these tests read. */
const client = asDocument<ServedClient>(
  {
    ...head,
    id: "invented",
    version: "1.0.0",
    hosts: [],
    code: "inv",
    productType: "repair",
    onReload: "resume",
    languages: ["en-US", "th-TH"],
    region: { country: "XX", currency: "XXX", timeZone: "UTC", culture: "en", callingCode: "0", mobileLengths: [10] },
    revealsUnknownIdentifiers: true,
    theme: { title: "gate.title", logo: "", favicon: "", isRemote: false, tokens: {} },
    backEnd: { bases: {}, signing: "hmac-sha-256", encryption: "aes-256-gcm", sharedSecret: "", headers: {} },
    signIn: { singleSignOn: ["guild"] },
    links: { almanac: "https://almanac.example/", guild: "https://guild.example/in" },
    storage: ["basket"],
    settings: { enter: { tries: 7 } },
    variants: { "seed.fetch": "slow" },
  },
  "the invented client",
);

const operation = (id: string, isUnsafe: boolean): Operation => ({
  id,
  method: isUnsafe ? "POST" : "GET",
  path: "/",
  base: "garden",
  security: [],
  securityHeaders: {},
  isSigned: false,
  timeoutMs: 1,
  deadlineMs: 1,
  retry: { times: 0, delayMs: 0, backoff: "constant", maxDelayMs: 0 },
  isUnsafe,
  encrypt: [],
  replies: {},
});

const call = (id: string, operationId: string) => ({
  ...head,
  id,
  input: {},
  output: {},
  failures: [],
  variants: { only: { operation: operationId } },
});
const unsafe = ["gate.check", "seed.plant", "garden.weed"];
const safe = ["seed.fetch", "garden.person", "garden.plots", "garden.weather", "garden.never"];

const bundleUrl = (id: string) => `/journeys/${id}.json`;
/** All files of the release by URL. */
export const files: Readonly<Record<string, unknown>> = Object.fromEntries([
  ...Object.entries(bundles).map(([id, bundle]) => [bundleUrl(id), bundle] as const),
  ...textFiles,
  ...Object.entries(soldFiles(programmes)),
]);

const mapToUrls = (ids: readonly string[], url: (id: string) => string) =>
  Object.fromEntries(ids.map((id) => [id, url(id)]));

/** A whole sample release; by default nothing is preloaded. */
export function sampleRelease(over: Partial<Release> = {}): Release {
  return {
    hash: "release-1",
    client,
    clientLayers: ["invented"],
    languages: {},
    offers: OFFERS,
    routes,
    session,
    calls: Object.fromEntries([...unsafe, ...safe].map((id) => [id, call(id, unsafe.includes(id) ? "post" : "get")])),
    operations: { post: operation("post", true), get: operation("get", false) },
    types: {},
    journeys: mapToUrls(Object.keys(bundles), bundleUrl),
    texts: Object.fromEntries(locales.map((locale) => [locale, mapToUrls(textIds, (id) => textUrl(locale, id))])),
    components: {},
    preloaded: files,
    ahead: [],
    ...over,
  };
}
