import type { LockPort } from "../ports.ts";

/** The browser's locks, which all tabs of this origin share (Web Locks API); undefined when it has none. */
export function locksPort(): LockPort | undefined {
  const manager: LockManager | undefined = globalThis.navigator?.locks;
  if (manager === undefined) return undefined;
  return {
    ask: (name, lost) => holdLock(manager, name, { ifAvailable: true }, lost),
    take: (name, lost) => holdLock(manager, name, { steal: true }, lost),
  };
}

/** Holds a lock until it is released or stolen; in a browser that refuses all locks, every tab gets its run. */
function holdLock(
  manager: LockManager,
  name: string,
  options: LockOptions,
  lost: () => void,
): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    let isHeld = false;
    const whileHeld = (lock: Lock | null) => {
      if (lock === null) return resolve(undefined);
      isHeld = true;
      return new Promise<void>((letGo) => resolve(letGo));
    };
    manager.request(name, options, whileHeld).catch(() => (isHeld ? lost() : resolve(() => {})));
  });
}
