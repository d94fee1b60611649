import { JSDOM } from "jsdom";

/** Makes this process, or worker, look like a page with an element `root`: what Node lacks of a browser is jsdom's. */
export function installJsdom(address: string): void {
  const { window } = new JSDOM('<!doctype html><body><div id="root"></div></body>', {
    url: address,
    pretendToBeVisual: true,
  });
  const missing = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
  for (const name of missing)
    Object.defineProperty(globalThis, name, { configurable: true, get: () => windowMember(name) });
  Object.assign(globalThis, { Event: window.Event, EventTarget: window.EventTarget });

  function windowMember(name: string): unknown {
    const value: unknown = Reflect.get(window, name);
    return typeof value === "function" && !/^[A-Z]/.test(name) ? value.bind(window) : value;
  }
}
