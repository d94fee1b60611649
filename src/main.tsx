import type { Release } from "./documents/release.ts";
import { createCaller, createServerClock } from "./operations/index.ts";
import { type BrowserPorts, createPortal, keptDifference, openBrowserPorts } from "./runs/index.ts";
import {
  announceProblem,
  clientBase,
  createAddressHistory,
  fetchComponentsAhead,
  fetchRelease,
  mountPortal,
  mountSafePage,
  readRelease,
  renewStalePage,
  thisPage,
  withComponents,
} from "./shell/index.ts";

async function start(element: Element): Promise<void> {
  try {
    const opening = openBrowserPorts();
    const missed = renewStalePage(thisPage(document));
    const page = readRelease(document);
    open(element, { page, release: page, missed, browser: await opening });
  } catch (error) {
    announceProblem({ where: "start", name: error instanceof Error ? error.name : "unknown" });
    mountSafePage(element);
  }
}

/** The release of the page, and the one that is shown: where a run goes on that began on another, it is that one. */
interface Shown {
  readonly page: Release;
  readonly release: Release;
  readonly browser: BrowserPorts;
  /** Hears of documents that could not be had. */
  readonly missed: () => void;
}

function open(element: Element, { page, release, browser, missed }: Shown): void {
  const history = createAddressHistory(clientBase(release.client));
  const clock = createServerClock({ kept: keptDifference(browser.storage) });
  const portal = createPortal({
    ...browser,
    arrival: release === page ? browser.arrival : "navigate",
    releases: {
      newest: page.hash,
      async change(hash) {
        const other = hash === page.hash ? page : await fetchRelease(hash, page.client.id);
        if (other === undefined) return false;
        close();
        open(element, { page, release: other, browser, missed });
        return true;
      },
    },
    load: withComponents(release, browser.load, missed),
    release,
    history: history.port,
    clock,
    report: announceProblem,
    caller: (wiring) => {
      const { calls, operations, client } = release;
      return createCaller({ ...wiring, calls, operations, backEnd: client.backEnd, clock });
    },
  });
  const close = mountPortal(element, { release, portal, history });
  fetchComponentsAhead(release);
}

const element = document.getElementById("root");
if (element !== null) void start(element);
