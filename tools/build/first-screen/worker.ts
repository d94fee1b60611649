import { parentPort, workerData } from "node:worker_threads";
import { JSDOM } from "jsdom";
import type { ToDraw } from "./drawn-screen.ts";

/** Makes this worker look like a page: what Node lacks of a browser is jsdom's. */
function becomePage(address: string): void {
  const { window } = new JSDOM('<!doctype html><body><div id="root"></div></body>', {
    url: address,
    pretendToBeVisual: true,
  });
  const missing = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of missing) Object.defineProperty(globalThis, name, { configurable: true, get: () => partOf(name) });
  Object.assign(globalThis, { Event: window.Event, EventTarget: window.EventTarget });

  function partOf(name: string): unknown {
    const value: unknown = Reflect.get(window, name);
    return typeof value === "function" && !/^[A-Z]/.test(name) ? value.bind(window) : value;
  }
}

const { release, files, address }: ToDraw = workerData;
becomePage(address);
// What draws looks for a page when it is loaded.
const { drawFirstScreen } = await import("./drawing.ts");
const documents = new Map([...files].map(([url, text]) => [url, JSON.parse(text)] as const));
parentPort?.postMessage(await drawFirstScreen(release, documents));
process.exit(0);
