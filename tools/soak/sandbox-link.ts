import type { Fault } from "../sandbox/faults.ts";
import type { Message } from "../sandbox/outbox.ts";
import type { SignInPerson } from "../sandbox/people.ts";
import type { SavedState } from "../sandbox/saved-state.ts";

/** The part of the sandbox's console that a soak uses. */
export interface SandboxLink {
  people(): Promise<readonly SignInPerson[]>;
  /** The digits sent last to a person; `undefined` before any. */
  newestCode(person: SignInPerson): Promise<string | undefined>;
  /** The link sent last to a person; `undefined` before any. */
  newestLink(person: SignInPerson): Promise<string | undefined>;
  faults(faults: Readonly<Record<string, Fault>>): Promise<void>;
  reset(): Promise<void>;
  /** Every row. */
  state(): Promise<SavedState>;
  restore(state: SavedState): Promise<void>;
  /** How many requests were answered under a key. */
  countKeyed(): Promise<number>;
  /** Advances the server's clock. */
  passTime(minutes: number): Promise<void>;
  /** Advances the partner's work by one step; false at its end. */
  advance(request: string): Promise<boolean>;
}

/** @param server the address of the sandbox, such as `http://127.0.0.1:8080`. */
export function linkSandbox(server: string): SandboxLink {
  async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(`${server}/sandbox/api/${path}`, { method, ...content });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status}`);
    return reply.json();
  }
  async function messagesTo({ email, mobile, otherMobiles }: SignInPerson): Promise<Message[]> {
    const addresses = [email, mobile, ...otherMobiles];
    return (await ask<Message[]>("GET", "outbox")).filter(({ to }) => addresses.includes(to));
  }
  return {
    people: () => ask("GET", "people"),
    newestCode: async (person) => (await messagesTo(person)).find(({ code }) => code !== undefined)?.code,
    newestLink: async (person) => (await messagesTo(person)).find(({ link }) => link !== undefined)?.link,
    faults: (faults) => ask("PUT", "faults", faults),
    reset: () => ask("POST", "reset"),
    state: () => ask("GET", "state"),
    restore: (state) => ask("PUT", "state", state),
    countKeyed: async () => (await ask<unknown[]>("GET", "rows/keyedRequests")).length,
    async passTime(minutes) {
      const { offsetMs } = await ask<{ offsetMs: number }>("GET", "clock");
      await ask("PUT", "clock", { offsetMs: offsetMs + minutes * 60_000 });
    },
    advance: async (request) =>
      (await fetch(`${server}/sandbox/api/requests/${request}/advance`, { method: "POST" })).ok,
  };
}
