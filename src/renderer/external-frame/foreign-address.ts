import { isJsonObject } from "../../documents/json.ts";

/**
 * The address of a foreign page: at an origin that the client lists, never at our own, which it could then read.
 * @throws Error for any other; the block's boundary reports it.
 */
export function foreignAddress(client: unknown, frame: unknown, path: unknown): URL {
  const frames = isJsonObject(client) && isJsonObject(client.frames) ? client.frames : {};
  const origin = typeof frame === "string" && Object.hasOwn(frames, frame) ? frames[frame] : undefined;
  if (typeof origin !== "string") throw new Error(`The client lists no frame "${String(frame)}".`);
  const base = new URL(origin);
  const address = new URL(typeof path === "string" ? path : "/", base);
  if (address.origin !== base.origin) throw new Error(`The frame "${String(frame)}" cannot show "${address.origin}".`);
  if (address.origin === window.location.origin) throw new Error("A frame shows another origin than our own.");
  return address;
}
