import type { StorageKind } from "../ports.ts";

/** One of the places where the browser keeps something for the portal. */
interface StoragePlace {
  readonly kind: StorageKind;
}

/** What of all that is entered would outlive a reload. */
export interface StorageHealth {
  /** `memory` while any place could not keep what it was given. */
  kind(): StorageKind;
  /** The system event that says what is the case now; undefined while all is kept. */
  condition(): "storage.memory" | undefined;
  /** Looks again: something was written. */
  refresh(): void;
}

/** @param changed hears of each change, with the system event that says so */
export function createStorageHealth(
  places: () => readonly StoragePlace[],
  changed: (kind: StorageKind, event: "storage.memory" | "storage.persistent") => void,
): StorageHealth {
  const kind = () => (places().some((keeper) => keeper.kind === "memory") ? "memory" : "persistent");
  let known = kind();
  return {
    kind,
    condition: () => (kind() === "memory" ? "storage.memory" : undefined),
    refresh() {
      const now = kind();
      if (now === known) return;
      known = now;
      changed(now, `storage.${now}`);
    },
  };
}
