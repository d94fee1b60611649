import type { Frame } from "./snapshot.ts";

/**
 * The page and each overlay over it are layers: the frames from a bottom, which was opened (or is the first), up to the
 * next frame that was opened.
 */
export function layerBottom(frames: readonly Frame[], depth = frames.length - 1): number {
  for (let bottom = depth; bottom > 0; bottom -= 1) {
    if (frames[bottom]?.open !== undefined) return bottom;
  }
  return 0;
}

/** The innermost frame of the layer that has this bottom. */
export function layerTop(frames: readonly Frame[], bottom: number): number {
  for (let depth = bottom + 1; depth < frames.length; depth += 1) {
    if (frames[depth]?.open !== undefined) return depth - 1;
  }
  return frames.length - 1;
}
