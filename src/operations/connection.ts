/** The browser's network state. */
export interface Connection {
  isOnline(): boolean;
  /** Calls the listener each time the network returns. Returns a function that unsubscribes. */
  onOnline(listen: () => void): () => void;
}

/** The browser's own report; outside a browser, the network counts as present. */
export const browserConnection: Connection = {
  isOnline: () => typeof navigator === "undefined" || navigator.onLine !== false,
  onOnline(listen) {
    if (typeof window === "undefined") return () => {};
    window.addEventListener("online", listen);
    return () => window.removeEventListener("online", listen);
  },
};

/** Waits for the network, or until one of these stops it. */
export function untilOnline({ onOnline }: Connection, stops: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      stopListening();
      for (const stop of stops) stop.removeEventListener("abort", finish);
      resolve();
    };
    const stopListening = onOnline(finish);
    for (const stop of stops) stop.addEventListener("abort", finish);
    if (stops.some(({ aborted }) => aborted)) finish();
  });
}
