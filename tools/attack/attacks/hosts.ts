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
  does: "asks for the console and the operations under hosts of a stranger, as a rebound name would",
  allowed: "nothing is told; the server's own host is",
  async run(target) {
    const ask = (path: string, host: string) =>
      target.during(() => rawRequest(target.facts.address, { path, headers: { host } }));
    const answered: string[] = [];
    for (const stranger of STRANGERS) {
      for (const path of ADDRESSES) {
        const { status } = await ask(path, stranger);
        // 401 is the reply of the operation itself, which was reached.
        if (status < 400 || status === 401 || status >= 500) answered.push(`${path} as ${stranger}: ${status}`);
      }
    }
    const own = await ask("/sandbox/api/people", new URL(target.facts.address).host);
    const isHeld = answered.length === 0 && own.status === 200;
    return {
      seen: answered.length === 0 ? `strangers get nothing; its own host ${own.status}` : some(answered, 4),
      isHeld,
    };
  },
};
