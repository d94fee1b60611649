import type { Release } from "./documents/release.ts";
import { createCaller, createServerClock } from "./operations/index.ts";
import { browserPorts, createPortal, keptDifference } from "./runs/index.ts";
import {
  announceProblem,
  clientBase,
  createAddressHistory,
  fetchComponentsAhead,
  mountPortal,
  mountSafePage,
  readRelease,
  withComponents,
} from "./shell/index.ts";

function start(element: Element): void {
  try {
    open(element, readRelease(document));
  } catch (error) {
    announceProblem({ where: "start", name: error instanceof Error ? error.name : "unknown" });
    mountSafePage(element);
  }
}

function open(element: Element, release: Release): void {
  const history = createAddressHistory(clientBase(release.client));
  const browser = browserPorts();
  const clock = createServerClock({ kept: keptDifference(browser.storage) });
  const portal = createPortal({
    ...browser,
    load: withComponents(release, browser.load),
    release,
    history: history.port,
    clock,
    report: announceProblem,
    caller: (wiring) => {
      const { calls, operations, client } = release;
      return createCaller({ ...wiring, calls, operations, backEnd: client.backEnd, clock });
    },
  });
  mountPortal(element, { release, portal, history });
  fetchComponentsAhead(release);
}

const element = document.getElementById("root");
if (element !== null) start(element);
