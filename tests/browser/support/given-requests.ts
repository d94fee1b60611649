import { type GivenRequest, withRequests } from "../../../tools/sandbox/given-requests.ts";
import type { SandboxConsole } from "./sandbox-console.ts";

/** Gives requests to the customer of the seeds with this number, in the order in which they were raised. */
export async function giveRequests(
  sandbox: SandboxConsole,
  mobile: string,
  requests: readonly GivenRequest[],
): Promise<void> {
  const person = (await sandbox.rows("people")).find((one) => one.mobile === mobile);
  await sandbox.restore(withRequests(await sandbox.state(), person?.id, requests));
}
