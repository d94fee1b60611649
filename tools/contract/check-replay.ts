import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { member } from "../../src/documents/json.ts";
import type { Operation } from "../../src/documents/operation.ts";
import type { RequestParts } from "./contract-operations.ts";
import type { ContractRun } from "./contract-run.ts";
import type { Sending, ServerReply } from "./server.ts";

/**
 * Sends a signed request twice, byte for byte. An operation that changes or sends something accepts it once: the second
 * is refused, or gets the reply that is kept under its key. Any other operation changes nothing on the server.
 */
export async function checkReplay(
  run: ContractRun,
  operation: Operation,
  parts: RequestParts,
  sending: Sending,
): Promise<void> {
  if (!operation.isSigned) return;
  const before = await run.console?.state();
  const first = await run.send(operation.id, "a signed request", parts, sending);
  const after = await run.console?.state();
  const { changes } = run.described(operation.id);
  if (!changes && before !== after)
    differs(run, operation, "changes the server's content; the contract does not mark it so");
  if (!changes) return;
  const isReplayStored = operation.keyHeader !== undefined && first.status === 200;
  const again = await repeat(run, operation, first);
  if (isReplayStored ? !isEqual(again, first) : !isReplayed(again))
    reportReply(run, operation, again, isReplayStored ? first.text : "REPLAYED");
  if (isReplayStored) await checkOtherKey(run, operation, first);
  if ((await run.console?.state()) !== after) differs(run, operation, "was done again");
}

/** The key is not signed: an attacker who repeats a request may name another. */
async function checkOtherKey(run: ContractRun, operation: Operation, first: ServerReply): Promise<void> {
  const again = await repeat(run, operation, first, { [operation.keyHeader ?? ""]: `contract-${randomUUID()}` });
  if (!isReplayed(again)) reportReply(run, operation, again, "REPLAYED");
}

async function repeat(
  run: ContractRun,
  { id }: Operation,
  { sent }: ServerReply,
  instead: Record<string, string> = {},
) {
  const headers = new Headers(sent.init.headers);
  for (const [name, value] of Object.entries(instead)) headers.set(name, value);
  const reply = await run.server.raw(sent.path, { ...sent.init, headers });
  run.took(id, AGAIN, reply);
  return reply;
}

const AGAIN = "a signed request, again byte for byte";

const isReplayed = ({ status, body }: ServerReply): boolean => status === 401 && member(body, "code") === "REPLAYED";
const isEqual = (one: ServerReply, other: ServerReply): boolean =>
  one.status === other.status && isDeepStrictEqual(one.body, other.body);

const differs = (run: ContractRun, { id }: Operation, message: string) => run.differs("replay", id, AGAIN, message);
const reportReply = (run: ContractRun, operation: Operation, { status, text }: ServerReply, expected: string) =>
  differs(run, operation, `replied ${status} ${text}, expected ${expected}`);
