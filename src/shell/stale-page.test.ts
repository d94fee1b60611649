import { expect, test, vi } from "vitest";
import { renewStalePage } from "./stale-page.ts";

/** A tab whose storage outlives its pages. */
function tabWith(serverPage: () => Promise<string>) {
  const stored = new Map<string, string>();
  const storage = {
    length: 0,
    clear: () => stored.clear(),
    key: () => null,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const reload = vi.fn();
  return {
    reload,
    /** Loads a page with that script; the returned function makes it miss a file. */
    open(script: string, tab: () => Storage | undefined = () => storage) {
      const events = new EventTarget();
      renewStalePage({ events, script, pageNow: serverPage, tab, reload });
      return async () => {
        events.dispatchEvent(new Event("vite:preloadError"));
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
      };
    },
  };
}

const newPage = async () => '<script type="module" src="/assets/new.js">';

test("a page older than the server's is reloaded when a file is missing", async () => {
  const tab = tabWith(newPage);
  await tab.open("/assets/old.js")();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test("a page that was reloaded for this reason is not reloaded again; the next page may be", async () => {
  const tab = tabWith(newPage);
  await tab.open("/assets/old.js")();
  const miss = tab.open("/assets/old.js");
  await miss();
  await miss();
  expect(tab.reload).toHaveBeenCalledTimes(1);
  await tab.open("/assets/old.js")();
  expect(tab.reload).toHaveBeenCalledTimes(2);
});

test("a page of the server's release stays, whatever is missing", async () => {
  const tab = tabWith(newPage);
  await tab.open("/assets/new.js")();
  expect(tab.reload).not.toHaveBeenCalled();
});

test("a page stays without a network, and if the browser denies storage", async () => {
  const offline = tabWith(() => Promise.reject(new TypeError("Failed to fetch")));
  await offline.open("/assets/old.js")();
  expect(offline.reload).not.toHaveBeenCalled();
  const forgetful = tabWith(newPage);
  const denied = () => {
    throw new DOMException("denied", "SecurityError");
  };
  await forgetful.open("/assets/old.js", denied)();
  expect(forgetful.reload).not.toHaveBeenCalled();
});
