import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Scope } from "../../engine/index.ts";
import type { CompiledLoad } from "../../loads/compile-load.ts";
import { LoadStore } from "../../loads/load-store.ts";
import { withLoads } from "../../loads/with-loads.ts";
import type { ScreenPort } from "../../ports/screen-port.ts";

interface Setting {
  readonly loads: readonly CompiledLoad[];
  readonly port: ScreenPort;
  readonly key: string;
  readonly scope: Scope;
}

/** A scope with the loads of the screen, and a function that repeats the failed ones. */
export function useLoads({ loads, port, key, scope }: Setting) {
  const [store] = useState(() => new LoadStore({ loads, port, key }));
  const states = useSyncExternalStore(store.follow, store.states);
  useEffect(() => store.ask(scope), [store, scope]);
  useEffect(() => () => store.stop(), [store]);
  const loaded = useMemo(() => withLoads(scope, states), [scope, states]);
  return { scope: loaded, retry: store.retry };
}
