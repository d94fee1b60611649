import type { Release } from "./documents/release.ts";
import { createCaller, createServerClock } from "./operations/index.ts";
import { type BrowserPorts, createPortal, createStoredClockOffset, openBrowserPorts } from "./runs/index.ts";
import {
  announceProblem,
  clientBase,
  createAddressHistory,
  type FirstScreen,
  fetchAhead,
  fetchRelease,
  firstScreenIn,
  inCurrentFormat,
  loadInCurrentFormat,
  mountPortal,
  mountSafePage,
  readRelease,
  renewStalePage,
  thisPage,
  withComponents,
} from "./shell/index.ts";

async function start(element: HTMLElement): Promise<void> {
  const first = firstScreenIn(document, element);
  try {
    const opening = openBrowserPorts();
    const missed = renewStalePage(thisPage(document));
    const page = await inCurrentFormat(readRelease(document));
    open(element, { page, release: page, first, missed, browser: await opening });
  } catch (error) {
    announceProblem({ where: "start", name: error instanceof Error ? error.name : "unknown" });
    first.handOver();
    mountSafePage(element);
  }
}

/** The release of the page, and the one in use: a run continues on the release on which it began. */
interface Shown {
  readonly page: Release;
  readonly release: Release;
  readonly browser: BrowserPorts;
  readonly first: FirstScreen;
  /** Called when a document could not be loaded. */
  readonly missed: () => void;
}

function open(element: Element, { page, release, browser, first, missed }: Shown): void {
  const history = createAddressHistory(clientBase(release.client));
  const clock = createServerClock({ storedOffset: createStoredClockOffset(browser.storage) });
  const portal = createPortal({
    ...browser,
    arrival: release === page ? browser.arrival : "navigate",
    releases: {
      newest: page.hash,
      async change(hash) {
        const other = hash === page.hash ? page : await fetchRelease(hash, page.client.id);
        if (other === undefined) return false;
        close();
        open(element, { page, release: other, browser, first, missed });
        return true;
      },
    },
    load: withComponents(release, loadInCurrentFormat(browser.load), missed),
    release,
    history: history.port,
    clock,
    report: announceProblem,
    caller: (host) => createCaller({ ...host, backEnd: release.client.backEnd, clock }),
  });
  let isDrawn = false;
  const drawn = () => {
    first.handOver();
    if (!isDrawn) void fetchAhead(release, browser.load);
    isDrawn = true;
  };
  const close = mountPortal(element, { release, portal, history, drawn });
}

const element = document.getElementById("root");
if (element !== null) void start(element);
