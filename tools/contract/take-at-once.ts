import { isDeepStrictEqual } from "node:util";
import { member } from "../../src/documents/json.ts";
import { at } from "./case-values.ts";
import type { AtOnce } from "./contract-case.ts";
import type { RequestParts } from "./contract-operations.ts";
import type { ContractRun } from "./contract-run.ts";
import type { Sending, ServerReply } from "./server.ts";

interface Coming {
  readonly id: string;
  readonly request: string;
  readonly sending: Sending;
}

/**
 * Sends equal requests at once, and checks how many are done and how the others are refused. The first reply of 200, or
 * the first of all when none may be done, with the body to keep; `undefined` when they differ from the expectation.
 */
export async function takeAtOnce(
  run: ContractRun,
  expected: AtOnce,
  { id, request, sending }: Coming,
  build: (index: number) => Promise<RequestParts>,
): Promise<ServerReply | undefined> {
  const all: RequestParts[] = [];
  while (all.length < expected.times) all.push(await build(all.length));
  const replies = await Promise.all(all.map((parts) => run.send(id, request, parts, sending)));
  const differences = raceFaults(expected, replies);
  for (const message of differences) run.differs("race", id, request, message);
  const taken = replies.filter(isDone);
  const [first = replies[0]] = taken;
  if (differences.length > 0 || first === undefined) return undefined;
  return expected.keepsAll ? { ...first, body: taken.map(({ body }) => body) } : first;
}

const isDone = ({ status }: ServerReply): boolean => status === 200;

function raceFaults({ times, done, atMost = {}, same }: AtOnce, replies: readonly ServerReply[]): string[] {
  const count = (is: (reply: ServerReply) => boolean) => replies.filter(is).length;
  const isRefused = ({ status }: ServerReply) => status >= 400 && status < 500;
  const taken = replies.filter(isDone);
  const isCounted = done === "some" ? taken.length > 0 : taken.length === done;
  const failed = replies.filter((reply) => !isDone(reply) && !isRefused(reply)).map(({ status }) => status);
  const tooMany = Object.entries(atMost)
    .map(([code, most]) => ({ code, most, found: count(({ body }) => member(body, "code") === code) }))
    .filter(({ most, found }) => found > most);
  return [
    ...(isCounted ? [] : [`replied 200 to ${taken.length} of ${times} at once, expected ${done}`]),
    ...(failed.length === 0 ? [] : [`replied ${failed.join(", ")} to some of ${times} at once, expected 200 or 4xx`]),
    ...tooMany.map(
      ({ code, most, found }) => `replied ${code} to ${found} of ${times} at once, expected at most ${most}`,
    ),
    ...(same === undefined ? [] : otherValues(same, taken)),
  ];
}

function otherValues(place: string, [first, ...others]: readonly ServerReply[]): string[] {
  const value = at(first?.body, place);
  const isOther = ({ body }: ServerReply) => !isDeepStrictEqual(at(body, place), value);
  const told = others.filter(isOther).map(({ body }) => JSON.stringify(at(body, place)));
  return told.length === 0 ? [] : [`says ${JSON.stringify(value)} and ${[...new Set(told)].join(", ")} at ${place}`];
}
