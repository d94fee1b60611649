import { isDeepStrictEqual } from "node:util";
import { member } from "../../src/documents/json.ts";
import { withoutInteractionLine } from "../sandbox/contract/without-interaction-line.ts";
import type { RequestParts } from "./contract-operations.ts";
import type { ContractRun } from "./contract-run.ts";
import { someValues } from "./sample-request.ts";
import type { Sending, ServerReply } from "./server.ts";

/** A request under a key, and its reply. */
export interface Keyed {
  readonly request: string;
  readonly parts: RequestParts;
  readonly reply: ServerReply;
  readonly sending: Sending;
}

const SEED = 11;

/**
 * Sends a request again under its key, and expects the same reply and no repeated work; another request under that key
 * must be refused.
 */
export async function checkKey(run: ContractRun, id: string, { request, parts, reply, sending }: Keyed): Promise<void> {
  const { operation } = run.described(id);
  if (operation.keyHeader === undefined) return;
  const before = await run.console?.state();
  const again = await run.send(id, `${request}, again under its key`, parts, sending);
  if (again.status !== reply.status || !isDeepStrictEqual(again.body, reply.body)) {
    run.differs(
      "key",
      id,
      `${request}, again under its key`,
      `replied ${again.status} ${again.text}, expected ${reply.status} ${reply.text}`,
    );
  }
  if ((await run.console?.state()) !== before) {
    run.differs("key", id, `${request}, again under its key`, "was done again: the server's content has changed");
  }
  await checkOtherRequest(run, id, { request, parts, reply, sending });
}

async function checkOtherRequest(run: ContractRun, id: string, { request, parts, sending }: Keyed): Promise<void> {
  const other = otherRequest(run, id, parts);
  if (other === undefined) return;
  const reused = await run.send(id, `${request}, another under its key`, other, sending);
  if (reused.status === 409) return;
  run.differs("key", id, `${request}, another under its key`, `replied ${reused.status}, expected 409`);
}

/** A valid request with another body; `undefined` when it has no body, or the contract allows no other. */
function otherRequest(run: ContractRun, id: string, parts: RequestParts): RequestParts | undefined {
  const schema = member(run.described(id).request.properties, "body");
  if (schema === undefined) return undefined;
  const sent = withoutInteractionLine(parts.body);
  const body = someValues(schema, 5, SEED).find((one) => !isDeepStrictEqual(withoutInteractionLine(one), sent));
  return body === undefined ? undefined : { ...parts, body };
}
