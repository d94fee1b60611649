import type { NavigateFunction } from "react-router-dom";
import { isJsonObject } from "../documents/json.ts";
import type { HistoryEntry, HistoryPort } from "../runs/index.ts";

/** The browser's history for the host, moved by the router, so that both always agree on the location. */
export interface AddressHistory {
  readonly port: HistoryPort;
  /** Connects the router and performs the earlier requests. */
  bind(navigate: NavigateFunction): void;
}

/** The maximum wait for a move to another entry, in milliseconds; the browser never reports an absent entry. */
const TRAVERSAL_TIMEOUT = 1000;

/**
 * Puts an address before the portal's own part of its host inside that part.
 * @param base the part of every address before the portal's own paths, such as `/portal`; empty when there is none.
 */
export function createAddressHistory(base: string): AddressHistory {
  enter(base);
  let navigate: NavigateFunction | undefined;
  const waiting: ((navigate: NavigateFunction) => void)[] = [];
  /** The browser moves to another entry asynchronously: requests wait until it has arrived. */
  let isTraversing = false;
  let timer: number | undefined;

  const moveOn = () => {
    while (navigate !== undefined && !isTraversing) {
      const move = waiting.shift();
      if (move === undefined) return;
      move(navigate);
    }
  };
  const ask = (move: (navigate: NavigateFunction) => void) => {
    waiting.push(move);
    moveOn();
  };
  const arrive = () => {
    window.clearTimeout(timer);
    isTraversing = false;
    moveOn();
  };
  const leave = () => {
    isTraversing = true;
    timer = window.setTimeout(arrive, TRAVERSAL_TIMEOUT);
  };
  // Before the router listens, so that it sees the final location.
  window.addEventListener("popstate", arrive);

  const move = (path: string | undefined, entry: HistoryEntry | undefined, replace: boolean) =>
    ask((go) => {
      const to = path === undefined ? here(base) : inside(path);
      void go(to, { replace, state: entry === undefined ? null : { entry } });
    });

  return {
    port: {
      location: () => ({
        path: ownPath(base),
        query: Object.fromEntries(new URLSearchParams(location.search)),
        entry: readEntry(history.state),
      }),
      push: (path, entry) => move(path, entry, false),
      replace: (path, entry) => move(path, entry, true),
      go: (delta) =>
        ask((go) => {
          leave();
          void go(delta);
        }),
    },
    bind(router) {
      navigate = router;
      moveOn();
    },
  };
}

/** For a portal at `/portal`, `/login` is `/portal/login`. */
function enter(base: string): void {
  const { pathname, search, hash } = location;
  if (pathname === base || pathname.startsWith(`${base}/`)) return;
  history.replaceState(history.state, "", `${base}${pathname}${search}${hash}`);
}

/** Two slashes at its start would name a host when it is used as an address. */
const ownPath = (base: string) => location.pathname.slice(base.length).replace(/^\/{2,}/, "/") || "/";

const here = (base: string) => ({ pathname: ownPath(base), search: location.search, hash: location.hash });

/** Two slashes, or a backslash, would leave the site; browsers drop tabs and line ends between them. */
function inside(path: string): string {
  if (!/^\/(?![/\\])[^\t\n\r]*$/.test(path)) throw new Error(`"${path}" is not an address inside the portal.`);
  return path;
}

/** The entry as `move` put it into the router's state; undefined for a state of anyone else. */
function readEntry(state: unknown): HistoryEntry | undefined {
  const stored = isJsonObject(state) && isJsonObject(state.usr) ? state.usr.entry : undefined;
  if (!isJsonObject(stored)) return undefined;
  const { run, index, base } = stored;
  return typeof run === "string" && typeof index === "number" && typeof base === "number"
    ? { run, index, base }
    : undefined;
}
