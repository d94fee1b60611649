import { withPartsDue } from "./parts-due.ts";
import { noPointer, POINTER, type Pointer, pointerText, readPointer } from "./pointer.ts";
import type { Store } from "./store.ts";

/** Others may be quicker so often; each time one of them has got on. */
const MOST_TRIES = 100;

/** The pointer of a store; the empty one where nothing was ever live. @throws where it cannot be read */
export async function loadPointer(store: Store): Promise<Pointer> {
  const file = await store.read(POINTER);
  return file === undefined ? noPointer : readPointer(new TextDecoder().decode(file.bytes));
}

/** Makes another pointer of one; what it writes meanwhile must do no harm where it is not taken. */
export type PointerChange = (pointer: Pointer) => Pointer | Promise<Pointer>;

/**
 * Changes the pointer of a store, alone: where another publisher was quicker, the change is made again to what that one
 * left. Single programmes that wait to go live are then put over what will be live before them. Gives the pointer as it
 * is then. @throws what the change throws; UnfitRelease where a programme that waits would not fit any more
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
