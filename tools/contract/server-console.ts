import { arrayElements, member } from "../../src/documents/json.ts";
import type { Server } from "./server.ts";

/** What a sandbox tells beside its operations: messages, everything that it holds, its clock. */
export interface ServerConsole {
  /** The member (`code`, `link`) of the newest message to that address. */
  newest(name: string, to: unknown): Promise<string | undefined>;
  /** The code with which a provider of accounts vouches for an email, at the sign-in of that state. */
  vouch(state: unknown, email: unknown): Promise<unknown>;
  /** Everything that it holds, as text; equal texts mean that nothing was done. */
  state(): Promise<string>;
  restore(state: string): Promise<void>;
  /** Its clock goes on by minutes. */
  goOn(minutes: number): Promise<void>;
  /** What becomes of a request without its customer goes on by one: it is approved, received, repaired, delivered. */
  advance(request: unknown): Promise<void>;
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
    advance: async (request) => void (await send("POST", `requests/${request}/advance`, "{}")),
  };
}
