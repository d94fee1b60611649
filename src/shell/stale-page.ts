/** The browser functions that it uses. */
export interface StalePageOptions {
  /** The target of Vite's event for code that could not be fetched. */
  readonly events: EventTarget;
  /** The address of the app's own script. */
  readonly script: string;
  /** The page as the server gives it now; rejects when it cannot be loaded. */
  readonly pageNow: () => Promise<string>;
  /** The tab's storage, over a reload; undefined when the browser has none. */
  readonly tab: () => Storage | undefined;
  readonly reload: () => void;
}

const MARK = "portal.renewed";

/**
 * Reloads a page that is older than the server's app when a file that it needs is gone: the customer's state is stored,
 * and continues. It does so once: a page that was loaded for this reason never does it again by itself, nor does a page
 * as new as the server's. Returns the function to call when a document is gone.
 */
export function renewStalePage({ events, script, pageNow, tab, reload }: StalePageOptions): () => void {
  const wasRenewed = takeMark(tab);
  let isAsking = false;

  async function renew(): Promise<void> {
    const page = await pageNow();
    if (!page.includes(script) && leaveMark(tab)) reload();
  }

  const missing = () => {
    if (wasRenewed || isAsking) return;
    isAsking = true;
    // Without a network the server's page is unknown; the part that needs the file reports the failure.
    renew().then(
      () => (isAsking = false),
      () => (isAsking = false),
    );
  };
  events.addEventListener("vite:preloadError", missing);
  return missing;
}

function takeMark(tab: StalePageOptions["tab"]): boolean {
  try {
    const storage = tab();
    const isMarked = storage?.getItem(MARK) != null;
    storage?.removeItem(MARK);
    return isMarked;
  } catch {
    return false;
  }
}

/** False when the browser stores nothing: a reload would then not know that it is the second. */
function leaveMark(tab: StalePageOptions["tab"]): boolean {
  try {
    const storage = tab();
    storage?.setItem(MARK, "1");
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** The functions of this browser's page. */
export const thisPage = (page: Document): StalePageOptions => ({
  events: window,
  script: new URL(page.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "", location.href).pathname,
  pageNow: async () => {
    const reply = await fetch(location.pathname, { cache: "no-store", credentials: "same-origin" });
    if (!reply.ok) throw new Error(`The server answered ${reply.status}.`);
    return reply.text();
  },
  tab: () => window.sessionStorage,
  reload: () => location.reload(),
});
