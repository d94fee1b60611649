import { withPartsDue } from "./parts-due.ts";
import { noPointer, POINTER, type Pointer, pointerText, readPointer } from "./pointer.ts";
import type { Store } from "./store.ts";

/** The number of attempts when other publishers are quicker; each time one of them succeeds. */
const MOST_TRIES = 100;

/** The pointer of a store; an empty one when nothing was ever live. @throws when it cannot be read */
export async function loadPointer(store: Store): Promise<Pointer> {
  const file = await store.read(POINTER);
  return file === undefined ? noPointer : readPointer(new TextDecoder().decode(file.bytes));
}

/** Computes a new pointer from one; the files that it writes must be harmless when the new pointer is not accepted. */
export type PointerChange = (pointer: Pointer) => Pointer | Promise<Pointer>;

/**
 * Changes the pointer of a store exclusively: when another publisher was quicker, repeats the change on the new
 * pointer. Then bases scheduled single programmes on the release that will be live before them. Returns the new
 * pointer.
 * @throws the errors of the change; UnfitRelease when a scheduled programme would no longer fit
 */
export async function movePointer(store: Store, change: PointerChange): Promise<Pointer> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const file = await store.read(POINTER);
    const before = file === undefined ? noPointer : readPointer(new TextDecoder().decode(file.bytes));
    const after = { ...(await withPartsDue(store, await change(before))), rev: before.rev + 1 };
    if (await store.swap(POINTER, pointerText(after), file)) return after;
  }
  throw new Error(`${POINTER} of ${store.name} is changed all the time by others`);
}
