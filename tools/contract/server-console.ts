import { arrayElements, member } from "../../src/documents/json.ts";
import type { Server } from "./server.ts";

/** The console of a sandbox: its messages, its content, its clock. */
export interface ServerConsole {
  /** The member (`code`, `link`) of the newest message to that address. */
  newest(name: string, to: unknown): Promise<string | undefined>;
  /** The code with which a provider of accounts confirms an email, for the sign-in of that state. */
  vouch(state: unknown, email: unknown): Promise<unknown>;
  /** Its content as text; equal texts mean that nothing was changed. */
  state(): Promise<string>;
  restore(state: string): Promise<void>;
  /** Advances its clock by minutes. */
  goOn(minutes: number): Promise<void>;
  /**
   * Advances the partner's work on a service request by one step: approved, received, repaired, delivered; of a
   * delivery: approved, dispatched, delivered. Another status is named.
   */
  advance(request: unknown, to?: string): Promise<void>;
}

/** The console at a path of the server. */
export function createServerConsole({ raw }: Server, path: string): ServerConsole {
  const send = (method: "PUT" | "POST", name: string, body: string) =>
    raw(`${path}/${name}`, { method, headers: { "content-type": "application/json" }, body });
  return {
    async newest(name, to) {
      const { body } = await raw(`${path}/outbox`, { method: "GET" });
      const message = arrayElements(body).find((one) => member(one, "to") === to && member(one, name) !== undefined);
      const value = member(message, name);
      return typeof value === "string" ? value : undefined;
    },
    vouch: async (state, email) => member((await send("POST", "vouch", JSON.stringify({ state, email }))).body, "code"),
    state: async () => (await raw(`${path}/state`, { method: "GET" })).text,
    restore: async (state) => void (await send("PUT", "state", state)),
    async goOn(minutes) {
      const { body } = await raw(`${path}/clock`, { method: "GET" });
      const offset = member(body, "offsetMs");
      const offsetMs = (typeof offset === "number" ? offset : 0) + minutes * 60_000;
      await send("PUT", "clock", JSON.stringify({ offsetMs }));
    },
    advance: async (request, status) =>
      void (await send("POST", `requests/${request}/advance`, JSON.stringify({ status }))),
  };
}

/** Does the partner's work on a request that a step needs first. */
export async function advanceBy(
  console: ServerConsole | undefined,
  { times = 0, to }: { readonly times?: number; readonly to?: string } = {},
  request?: unknown,
): Promise<void> {
  for (let left = times; left > 0; left -= 1) await console?.advance(request);
  if (to !== undefined) await console?.advance(request, to);
}
