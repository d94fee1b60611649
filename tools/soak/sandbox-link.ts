import type { Fault } from "../sandbox/faults.ts";
import type { Message } from "../sandbox/outbox.ts";
import type { SignInPerson } from "../sandbox/people.ts";

/** What a soak asks of the sandbox's page. */
export interface SandboxLink {
  people(): Promise<readonly SignInPerson[]>;
  /** The digits sent last to a person; undefined where none were. */
  newestCode(person: SignInPerson): Promise<string | undefined>;
  faults(faults: Readonly<Record<string, Fault>>): Promise<void>;
  reset(): Promise<void>;
}

/** @param server where the sandbox is, such as `http://127.0.0.1:8080`. */
export function linkSandbox(server: string): SandboxLink {
  async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(`${server}/sandbox/api/${path}`, { method, ...content });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status}`);
    return reply.json();
  }
  return {
    people: () => ask("GET", "people"),
    async newestCode({ email, mobile, otherMobiles }) {
      const messages = await ask<Message[]>("GET", "outbox");
      const addresses = [email, mobile, ...otherMobiles];
      return messages.find(({ to, code }) => code !== undefined && addresses.includes(to))?.code;
    },
    faults: (faults) => ask("PUT", "faults", faults),
    reset: () => ask("POST", "reset"),
  };
}
