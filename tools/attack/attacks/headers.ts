import answers from "../../release/serving/answers.mjs";
import type { ServerAttack } from "../attack.ts";
import { rawRequest } from "../raw-request.ts";
import { some } from "../replies.ts";

const ADDRESSES = [
  "/sandbox",
  "/sandbox/api/people",
  "/sandbox/no-such-page",
  "/services/content/theme",
  "/services/no-such-operation",
];
const EXPECTED = [...Object.keys(answers.everyAnswer), "content-security-policy"];

export const headers: ServerAttack = {
  id: "headers",
  on: "server",
  does: "looks for pages and answers that a browser could frame, sniff or leak",
  allowed: "the portal's headers on each",
  async run(target) {
    const bare: string[] = [];
    for (const path of ADDRESSES) {
      const reply = await target.during(() => rawRequest(target.facts.address, { path }));
      const missing = EXPECTED.filter((name) => reply.headers[name] === undefined);
      if (missing.length > 0) bare.push(`${path} without ${some(missing, 2)}`);
    }
    return { seen: bare.length === 0 ? "all have them" : some(bare, 3), isHeld: bare.length === 0 };
  },
};
