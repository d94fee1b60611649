import { useScene } from "../scene.ts";

/** The page in its frame. */
export function PageSlot() {
  return useScene().page;
}
