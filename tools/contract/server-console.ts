import { elementsOf, member } from "../../src/documents/json.ts";
import type { Server } from "./server.ts";

/** What a sandbox tells beside its operations: messages, everything that it holds, its clock. */
export interface ServerConsole {
  /** The member (`code`, `link`) of the newest message to that address. */
  newest(name: string, to: unknown): Promise<string | undefined>;
  /** Everything that it holds, as text; equal texts mean that nothing was done. */
  state(): Promise<string>;
  restore(state: string): Promise<void>;
  /** Its clock goes on by minutes. */
  goOn(minutes: number): Promise<void>;
}

/** The console at a path of the server. */
export function createServerConsole({ raw }: Server, path: string): ServerConsole {
  const put = (name: string, body: string) =>
    raw(`${path}/${name}`, { method: "PUT", headers: { "content-type": "application/json" }, body });
  return {
    async newest(name, to) {
      const { body } = await raw(`${path}/outbox`, { method: "GET" });
      const message = elementsOf(body).find((one) => member(one, "to") === to && member(one, name) !== undefined);
      const value = member(message, name);
      return typeof value === "string" ? value : undefined;
    },
    state: async () => (await raw(`${path}/state`, { method: "GET" })).text,
    restore: async (state) => void (await put("state", state)),
    async goOn(minutes) {
      const { body } = await raw(`${path}/clock`, { method: "GET" });
      const offset = member(body, "offsetMs");
      const offsetMs = (typeof offset === "number" ? offset : 0) + minutes * 60_000;
      await put("clock", JSON.stringify({ offsetMs }));
    },
  };
}
