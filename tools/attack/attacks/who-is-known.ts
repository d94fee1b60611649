import { isJsonObject, membersOf } from "../../../src/documents/json.ts";
import { partsOf } from "../../contract/run-case.ts";
import type { ServerReply } from "../../contract/server.ts";
import { NotPossible, type ServerAttack } from "../attack.ts";
import { type Identifier, type Pair, pairsOf, spellings } from "../identifiers.ts";
import { lookUps, mixedTries, type Take } from "../look-ups.ts";
import { some } from "../replies.ts";
import type { Target } from "../target.ts";

export const whoIsKnown: ServerAttack = {
  id: "who-is-known",
  on: "server",
  does: "looks up known and unknown identifiers, however written, at a client that does not tell who is registered",
  allowed: "equal in status, shape and size",
  async run(target) {
    const people = await target.people();
    const pairs = target.facts.discreet.flatMap((client) => pairsOf(client, people));
    if (pairs.length === 0) throw new NotPossible("the server has no client that is discreet");
    const different = new Set<string>();
    let asked = 0;
    for (const pair of pairs) {
      for (const { name, known, unknown } of await askedOf(target, pair)) {
        asked += 1;
        const at = known.findIndex((reply, index) => look(reply) !== look(unknown[index]));
        if (at >= 0) different.add(`${name} (${line(known[at])} / ${line(unknown[at])})`);
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

async function askedOf(target: Target, { client, known, unknown }: Pair): Promise<Asked[]> {
  const take = takeAs(target, client);
  const asked: Asked[] = [];
  const ask = async (name: string, about: (of: readonly Identifier[]) => Promise<readonly ServerReply[]>) => {
    await target.anew();
    asked.push({ name, known: await about(known), unknown: await about(unknown) });
  };
  for (const [index, { t }] of known.entries()) {
    for (const { id, run } of lookUps) {
      for (const { name, of } of spellings) {
        const about = async (identifiers: readonly Identifier[]) => {
          const one = identifiers[index];
          return one === undefined ? [] : run(take, of(one), one);
        };
        await ask(`${id} by ${t} ${name}`, about);
      }
    }
  }
  await ask("mixed tries", (identifiers) => mixedTries(take, identifiers));
  return asked;
}

/** Sends as that client, whose people are no subjects of the data. */
export function takeAs(target: Target, code: string): Take {
  const client = target.client(code);
  const scope = { values: {}, console: undefined, now: Date.now(), timeZone: "UTC" };
  return async (step) => target.send(step.operation, await partsOf(target, step, scope), { client });
}

/** What a reply looks like: values that are drawn count by their length only. */
const look = (reply: ServerReply | undefined): string =>
  reply === undefined ? "" : JSON.stringify([reply.status, shapeOf(reply.body), reply.text.length]);

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (!isJsonObject(value)) return typeof value === "string" ? value.length : value;
  return membersOf(value)
    .map(([name, one]) => [name, name === "code" || name === "message" ? one : shapeOf(one)])
    .sort();
}

const line = (reply: ServerReply | undefined): string =>
  reply === undefined ? "none" : `${reply.status}, ${reply.text.length} bytes`;
