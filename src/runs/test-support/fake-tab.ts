import type { Release } from "../../documents/release.ts";
import type { Failure } from "../../engine/index.ts";
import type { CallOutcome, CallRequest } from "../../operations/index.ts";
import { createPortal } from "../create-portal.ts";
import type { Portal } from "../portal.ts";
import type { CallerHost, PortalPorts, PortalProblem } from "../ports.ts";
import type { WatchedStep } from "../run/run-watch.ts";
import { FakeBrowser, FakeHistory, FakeLifecycle, FakeTimers, FakeVault } from "./fake-browser.ts";
import { sampleRelease } from "./sample-release.ts";

interface Asked {
  readonly request: CallRequest;
  readonly answer: (outcome: CallOutcome) => void;
}

/** How a test sets up a tab. */
export interface TabSetUp {
  readonly browser?: FakeBrowser;
  readonly address?: string;
  readonly release?: Release;
  readonly load?: PortalPorts["load"];
  readonly arrival?: PortalPorts["arrival"];
  readonly isOnline?: boolean;
}

/** One tab with a portal in it: the test reloads the page, answers calls and lets time pass. */
export class FakeTab {
  readonly browser: FakeBrowser;
  readonly history: FakeHistory;
  readonly vault = new FakeVault();
  readonly time = new FakeTimers();
  readonly tracked: { event: string; values: unknown }[] = [];
  readonly left: string[] = [];
  /** The fields of each form that was sent to a page outside. */
  readonly sentForms: Readonly<Record<string, string>>[] = [];
  readonly problems: PortalProblem[] = [];
  /** Every step of a run, as a recorder of scenarios receives it. */
  readonly steps: WatchedStep[] = [];
  /** Every call since the tab was opened. */
  readonly requests: CallRequest[] = [];
  lifecycle = new FakeLifecycle();
  callerHost: CallerHost | undefined;
  portal: Portal;
  release: Release;
  /** The releases that the server has, the page's own first; undefined: only that one is available. */
  releases: readonly Release[] | undefined;
  readonly #load: PortalPorts["load"];
  readonly #isOnline: boolean;
  #asked: Asked[] = [];
  #locks: ReturnType<FakeBrowser["locks"]> | undefined;
  #stopListening = () => {};

  constructor({
    browser = new FakeBrowser(),
    address = "/gate",
    release,
    load,
    arrival,
    isOnline = true,
  }: TabSetUp = {}) {
    this.browser = browser;
    this.#isOnline = isOnline;
    this.history = new FakeHistory(address);
    this.release = release ?? sampleRelease();
    this.#load = load ?? loadNothing;
    this.portal = this.#open(arrival ?? "navigate");
  }

  /** The page is gone without an event, and loaded again. */
  async reload(release = this.release) {
    this.close();
    this.time.stop();
    this.#asked = [];
    this.release = release;
    this.portal = this.#open("reload");
    await this.quiet();
  }

  /** The page is gone without an event. */
  close() {
    this.#locks?.free();
  }

  get state() {
    return this.portal.store.getState();
  }

  /** The run on view. */
  get run() {
    const { page } = this.state;
    if (page.kind !== "run") throw new Error(`The page is "${page.kind}".`);
    return page;
  }

  /** The name of the present view: a screen's, or the kind of page. */
  get shown(): string | undefined {
    const { page } = this.state;
    if (page.kind === "screen") return page.screen;
    if (page.kind !== "run") return page.kind;
    return (page.view.dialog ?? page.view.page)?.screen;
  }

  /** Sends an event of the screen on view. */
  async send(name: string, form?: { id: string; values: Record<string, unknown> }) {
    const { runId, view } = this.run;
    this.portal.screenPort(runId).send({ name, visit: view.page?.visit ?? 0, ...(form && { form }) });
    await this.quiet();
  }

  /** The calls that have no answer yet. */
  get underway() {
    return this.#asked.filter(({ request }) => request.signal?.aborted !== true).map(({ request }) => request.call);
  }

  async answer(call: string, result: unknown, keeps: Record<string, string> = {}) {
    await this.#answer(call, { ok: true, result, keeps });
  }

  async refuse(call: string, failure: Failure, earlier: { mayBeDone?: true } = {}) {
    await this.#answer(call, { ok: false, failure, ...earlier });
  }

  async #answer(call: string, outcome: CallOutcome) {
    const asked = this.#asked.findLast(({ request }) => request.call === call);
    if (asked === undefined) throw new Error(`The call "${call}" is not under way; ${this.underway.join(", ")} are.`);
    this.#asked = this.#asked.filter((other) => other !== asked);
    asked.answer(outcome);
    await this.quiet();
  }

  /** Lets all promises settle. */
  async quiet() {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  }

  /** The person presses the browser's Back or Forward. */
  async travel(delta: number) {
    this.history.go(delta);
    await this.quiet();
  }

  #open(arrival: NonNullable<PortalPorts["arrival"]>): Portal {
    this.#stopListening();
    this.lifecycle = new FakeLifecycle(this.#isOnline);
    const tabs = this.browser.tabs();
    this.#locks = this.browser.locks();
    const portal = createPortal({
      release: this.release,
      releases: this.releases && {
        newest: this.releases[0]?.hash ?? this.release.hash,
        change: (hash) => this.#change(hash),
      },
      load: this.#load,
      caller: (dependencies) => {
        this.callerHost = dependencies;
        return { call: (request) => this.#ask(request) };
      },
      clock: { now: () => this.time.now },
      storage: this.browser.storage(),
      vault: this.vault,
      history: this.history,
      timers: this.time,
      arrival,
      lifecycle: this.lifecycle,
      tabs: { post: tabs.post, listen: (onMessage) => (this.#stopListening = tabs.listen(onMessage)) },
      locks: this.#locks,
      analytics: { track: (event, values) => void this.tracked.push({ event, values }) },
      leave: ({ address, fields }) => {
        this.left.push(address);
        if (fields !== undefined) this.sentForms.push(fields);
      },
      report: (problem) => void ("where" in problem && this.problems.push(problem)),
      watch: (step) => void this.steps.push(step),
      random: () => this.browser.random(),
    });
    this.history.moved = () => enterAt(portal, this.release, this.history);
    this.history.moved();
    return portal;
  }

  /** The page stays, and another portal replaces the one in it. */
  async #change(hash: string): Promise<boolean> {
    const other = this.releases?.find((release) => release.hash === hash);
    if (other === undefined) return false;
    this.portal.dispose();
    this.close();
    this.release = other;
    this.portal = this.#open("navigate");
    return true;
  }

  #ask(request: CallRequest): Promise<CallOutcome> {
    this.requests.push(request);
    return new Promise((answer) => this.#asked.push({ request, answer }));
  }
}

/** Only the names of a release's own offers are sold; any other document is absent. */
const loadNothing = async (url: string): Promise<unknown> => {
  if (url.startsWith(sampleRelease().offers)) return undefined;
  throw new Error("Nothing can be loaded.");
};

/** What the shell's router does. */
function enterAt(portal: Portal, release: Release, history: FakeHistory) {
  const { path, query } = history.location();
  const all = Object.entries(release.routes.routes).filter(([id]) => portal.hasRoute(id));
  for (const [routeId, route] of all) {
    for (const pattern of route.paths) {
      const params = matched(pattern, path);
      if (params !== undefined) return portal.enterRoute({ routeId, params, query });
    }
  }
  const inside = Object.entries(release.routes.addresses ?? {}).filter(([id]) => portal.hasAddress(id));
  const address = inside.find(([, { paths }]) => paths.includes(path))?.[0];
  portal.enterRoute({ routeId: undefined, address, params: {}, query });
}

function matched(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split("/");
  const given = path.split("/");
  const fits = wanted.length === given.length && wanted.every((part, at) => part.startsWith(":") || part === given[at]);
  if (!fits) return undefined;
  const params = wanted.flatMap((part, at) =>
    part.startsWith(":") ? [[part.slice(1), given[at] ?? ""] as const] : [],
  );
  return Object.fromEntries(params);
}
