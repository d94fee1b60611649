import { replyShape } from "../../contract/reply-shape.ts";
import { buildRequestParts } from "../../contract/run-case.ts";
import type { ServerReply } from "../../contract/server.ts";
import type { ServerAttack } from "../attack.ts";
import { differentSpellings, type Identifier, type Pair, pairIdentifiers } from "../identifiers.ts";
import { lookUps, mixedTries, type Take, WRONG_TRIES } from "../look-ups.ts";
import { NotPossible } from "../not-possible.ts";
import { some } from "../replies.ts";
import type { Target } from "../target.ts";

export const whoIsKnown: ServerAttack = {
  id: "who-is-known",
  on: "server",
  does: "looks up known and unknown identifiers, in every spelling, at a discreet client",
  allowed: "equal in status, shape and size",
  async run(target) {
    const { discreet, people = [] } = target.facts;
    const pairs = discreet.flatMap((client) => pairIdentifiers(client, people));
    if (pairs.length === 0) throw new NotPossible("the server has no discreet client");
    const different = new Set<string>();
    let asked = 0;
    for (const pair of pairs) {
      for await (const { name, known, unknown } of askPairs(target, pair)) {
        asked += 1;
        const at = known.findIndex((reply, index) => replyShape(reply) !== replyShape(unknown[index]));
        if (at < 0) continue;
        const difference = `${name} (${line(known[at])} / ${line(unknown[at])})`;
        different.add(difference);
        target.saw(difference);
      }
    }
    const seen = different.size === 0 ? "all equal" : `${different.size} differ: ${some([...different], 4)}`;
    return { seen: `${asked} pairs, ${seen}`, isHeld: different.size === 0 };
  },
};

interface Asked {
  readonly name: string;
  readonly known: readonly ServerReply[];
  readonly unknown: readonly ServerReply[];
}

async function* askPairs(target: Target, { client, known, unknown }: Pair): AsyncGenerator<Asked> {
  const take = takeAs(target, client);
  const ask = async (name: string, about: (of: readonly Identifier[]) => Promise<readonly ServerReply[]>) => {
    await target.anew();
    // Side by side, as hashing a password takes most of the time.
    const [ofKnown, ofUnknown] = await Promise.all([about(known), about(unknown)]);
    return { name, known: ofKnown, unknown: ofUnknown };
  };
  for (const [index, own] of known.entries()) {
    const combinations = lookUps.flatMap((lookUp) => differentSpellings(own).map((spelling) => ({ lookUp, spelling })));
    for (const { lookUp, spelling } of combinations) {
      yield ask(`${lookUp.id} by ${own.t} ${spelling.name}`, async (identifiers) => {
        const one = identifiers[index];
        // Tries of all spellings share one count, so one spelling is tried until it is locked.
        const tries = spelling.name === "unchanged" ? WRONG_TRIES : 1;
        return one === undefined ? [] : lookUp.run(take, spelling.of(one), one, tries);
      });
    }
  }
  yield ask("mixed tries", (identifiers) => mixedTries(take, identifiers));
}

/** Sends as that client, whose people are not among the subjects of the data. */
export function takeAs(target: Target, code: string): Take {
  const client = target.client(code);
  const scope = { values: {}, console: undefined, now: Date.now(), timeZone: "UTC" };
  return async (step) => target.send(step.operation, await buildRequestParts(target, step, scope), { client });
}

const line = (reply: ServerReply | undefined): string =>
  reply === undefined ? "none" : `${reply.status}, ${reply.text.length} bytes`;
