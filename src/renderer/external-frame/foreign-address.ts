import { member } from "../../documents/json.ts";
import type { Scope } from "../../engine/index.ts";

/**
 * The address of a foreign page: at the origin that the programme or the client lists for the frame, never at our own,
 * which it could then read.
 * @throws Error for any other; the block's boundary reports it.
 */
export function foreignAddress({ programme, client }: Scope, frame: string, path: unknown): URL {
  const origin = member(member(programme, "frames"), frame) ?? member(member(client, "frames"), frame);
  if (typeof origin !== "string") throw new Error(`Neither the programme nor the client lists a frame "${frame}".`);
  const base = new URL(origin);
  const address = new URL(typeof path === "string" ? path : "/", base);
  if (address.origin !== base.origin) throw new Error(`The frame "${frame}" cannot show "${address.origin}".`);
  if (address.origin === window.location.origin) throw new Error("A frame shows another origin than our own.");
  return address;
}
