import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Scope } from "../../engine/index.ts";
import type { ScreenPort } from "../screen-port.ts";
import type { CompiledLoad } from "./compile-load.ts";
import { LoadStore } from "./load-store.ts";
import { withLoads } from "./with-loads.ts";

interface Setting {
  readonly loads: readonly CompiledLoad[];
  readonly port: ScreenPort;
  readonly key: string;
  readonly scope: Scope;
}

/** A scope with the loads of the screen in it, and how to ask again what failed. */
export function useLoads({ loads, port, key, scope }: Setting) {
  const [store] = useState(() => new LoadStore({ loads, port, key }));
  const states = useSyncExternalStore(store.follow, store.states);
  useEffect(() => store.ask(scope), [store, scope]);
  useEffect(() => () => store.stop(), [store]);
  const loaded = useMemo(() => withLoads(scope, states), [scope, states]);
  return { scope: loaded, retry: store.retry };
}
