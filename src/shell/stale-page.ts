/** What it takes of the browser. */
export interface StalePageOptions {
  /** Where Vite tells of code that could not be fetched. */
  readonly events: EventTarget;
  /** The address of the app's own script. */
  readonly script: string;
  /** The page as the server gives it now; rejects where it cannot be had. */
  readonly pageNow: () => Promise<string>;
  /** The tab's storage, over a reload; undefined where the browser has none. */
  readonly tab: () => Storage | undefined;
  readonly reload: () => void;
}

const MARK = "portal.renewed";

/**
 * Loads a page anew that is older than the app which the server has now, when a file that it needs is gone: what the
 * customer was doing is stored, and goes on. It does so once; a page that was loaded for this reason never does it
 * again by itself, and one that is no older than the server's neither. Gives what to call when a document is gone.
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
    // Without a network nothing is known of the server's page; whoever asked for the file says that it failed.
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

/** False where the browser keeps nothing: a reload would then not know that it is the second. */
function leaveMark(tab: StalePageOptions["tab"]): boolean {
  try {
    const storage = tab();
    storage?.setItem(MARK, "1");
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Of this browser's page. */
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
