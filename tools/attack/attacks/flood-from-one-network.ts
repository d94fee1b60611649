import type { ServerReply } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { NotPossible } from "../not-possible.ts";
import { having, secondsToWait, tally } from "../replies.ts";

/** The limit of the attacked server: with its usual one the attack would take minutes. */
const MOST_SENDS = 20;
const PEOPLE = 40;

export const floodFromOneNetwork: ServerAttack = {
  id: "flood-from-one-network",
  on: "server",
  does: `requests codes for ${PEOPLE} people from one network address, of a server that allows ${MOST_SENDS}`,
  allowed: `${MOST_SENDS} codes, then refusals that say until when`,
  async run(target) {
    const { startLimited, discreet } = target.facts;
    if (startLimited === undefined) throw new NotPossible("this command did not start the server, so it has no limit");
    const [code] = discreet;
    if (code === undefined) throw new NotPossible("the server has no discreet client");
    const server = await startLimited(MOST_SENDS);
    try {
      const limited = target.at(server.address);
      await limited.learnClock();
      const replies: ServerReply[] = [];
      while (replies.length < PEOPLE) {
        // A discreet client counts unknown people like known ones.
        const written = `person-${replies.length}@attack.example`;
        const step = { operation: "loginV3", with: { "body.u": written, "body.t": "E" } };
        const parts = await limited.parts("customer", step);
        replies.push(await limited.send(step.operation, parts, { client: limited.client(code) }));
      }
      const sent = having(replies, 200);
      const refused = replies.filter((reply) => reply.status === 429 && secondsToWait(reply) !== undefined).length;
      return { seen: tally(replies), isHeld: sent > 0 && sent <= MOST_SENDS && sent + refused === PEOPLE };
    } finally {
      await server.kill();
    }
  },
};
