import type { StorageKind } from "../ports.ts";

/** One of the browser's stores for the portal. */
interface StoragePlace {
  readonly kind: StorageKind;
}

/** Whether all entered data would outlive a reload. */
export interface StorageHealth {
  /** `memory` while any store could not keep its data. */
  kind(): StorageKind;
  /** The system event for the present situation; undefined while all data is stored. */
  condition(): "storage.memory" | undefined;
  /** Checks again after a write. */
  refresh(): void;
}

/** @param changed called on each change, with the system event for it */
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
