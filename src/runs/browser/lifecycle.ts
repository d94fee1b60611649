import type { ConnectionQuality, LifecyclePort } from "../ports.ts";

/** The network and the page's life cycle, from the browser's events. */
export function lifecyclePort(): LifecyclePort {
  return {
    isOnline: () => navigator.onLine,
    onOnline: (listen) =>
      both(
        on(window, "online", () => listen(true)),
        on(window, "offline", () => listen(false)),
      ),
    quality,
    onQuality(listen) {
      const source = connection();
      return source === undefined ? () => {} : on(source, "change", () => listen(quality() ?? {}));
    },
    isVisible: () => document.visibilityState === "visible",
    onHide: (listen) =>
      both(
        on(window, "pagehide", listen),
        on(document, "visibilitychange", () => document.visibilityState === "hidden" && listen()),
      ),
    onLeave: (listen) => on(window, "pagehide", listen),
    onShow: (listen) =>
      both(
        on(window, "pageshow", (event) => listen(event instanceof PageTransitionEvent && event.persisted)),
        on(document, "visibilitychange", () => document.visibilityState === "visible" && listen(false)),
      ),
  };
}

/** Some browsers measure the connection; TypeScript's library does not declare this. */
function connection(): EventTarget | undefined {
  const source: unknown = Reflect.get(navigator, "connection");
  return source instanceof EventTarget ? source : undefined;
}

function quality(): ConnectionQuality | undefined {
  const source = connection();
  if (source === undefined) return undefined;
  const effectiveType: unknown = Reflect.get(source, "effectiveType");
  const rtt: unknown = Reflect.get(source, "rtt");
  return {
    effectiveType: typeof effectiveType === "string" ? effectiveType : undefined,
    roundTripMs: typeof rtt === "number" ? rtt : undefined,
  };
}

function on(target: EventTarget, name: string, listener: (event: Event) => void): () => void {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}

function both(one: () => void, other: () => void): () => void {
  return () => {
    one();
    other();
  };
}
