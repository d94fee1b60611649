import { member } from "../../src/documents/json.ts";
import type { RequestParts } from "./contract-operations.ts";
import type { ContractRun } from "./contract-run.ts";
import type { Sending, ServerReply } from "./server.ts";

/** 421 (RFC 9110, section 15.5.20); the others are what gateways before a server reply to a name that they do not have. */
const REFUSALS = [400, 403, 404, 421];

interface Misdirected {
  readonly id: string;
  readonly request: string;
  readonly parts: RequestParts;
  readonly sending: Sending;
}

/**
 * Sends a request under the `Host` of another site, and expects a refusal, which need not have the contract's form. The
 * refusal; `undefined` when the request was answered.
 */
export async function takeAsOther(
  run: ContractRun,
  host: string,
  { id, request, parts, sending }: Misdirected,
): Promise<ServerReply | undefined> {
  const { path, init } = run.server.prepare(run.described(id).operation, parts, sending);
  const headers = new Headers(init.headers);
  headers.set("host", host);
  const reply = await run.server.raw(path, { ...init, headers });
  run.requests += 1;
  if (REFUSALS.includes(reply.status)) return reply;
  const code = member(reply.body, "code");
  const told = code === undefined ? "" : ` (${String(code)})`;
  run.differs("host", id, request, `replied ${reply.status}${told} under the host ${host}, expected 421`);
  return undefined;
}
