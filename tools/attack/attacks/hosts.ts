import type { ServerAttack } from "../attack.ts";
import { rawRequest } from "../raw-request.ts";
import { some } from "../replies.ts";

const STRANGERS = [
  "attacker.example",
  "127.0.0.1.attacker.example",
  "localhost.attacker.example:80",
  "169.254.169.254",
  "attacker.example:80@localhost",
];
const ADDRESSES = ["/sandbox", "/sandbox/api/people", "/sandbox/api/outbox", "/services/content/theme"];

export const hosts: ServerAttack = {
  id: "hosts",
  on: "server",
  does: "calls the console and the operations under foreign hosts, as in DNS rebinding",
  allowed: "no answer, except under the server's own host",
  async run(target) {
    const ask = (path: string, host: string) =>
      target.during(() => rawRequest(target.facts.address, { path, headers: { host } }));
    const answered: string[] = [];
    for (const stranger of STRANGERS) {
      for (const path of ADDRESSES) {
        const { status } = await ask(path, stranger);
        // 401 comes from the operation itself, so the request reached it.
        if (status < 400 || status === 401 || status >= 500) answered.push(`${path} as ${stranger}: ${status}`);
      }
    }
    const own = await ask("/sandbox/api/people", new URL(target.facts.address).host);
    const isHeld = answered.length === 0 && own.status === 200;
    return {
      seen: answered.length === 0 ? `foreign hosts get no answer; its own host ${own.status}` : some(answered, 4),
      isHeld,
    };
  },
};
