import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import type { SandboxClient } from "../../../tools/sandbox/client.ts";
import { createSandbox, type SandboxOptions } from "../../../tools/sandbox/create-sandbox.ts";
import type { Seed, SeedPerson } from "../../../tools/sandbox/seed/generated/seed.ts";
import { ida } from "./harbour.ts";
import { Portal, type Reply } from "./portal.ts";
import { sandboxForTests } from "./sandbox-for-tests.ts";

/**
 * A sandbox of one client, and what a signed-in customer asks it about claims. Before each test the clock says `now`,
 * and Ida signs in.
 */
export function claimsPortal(
  client: SandboxClient,
  people: readonly SeedPerson[],
  now: string,
  {
    cardFields = "CARD",
    ...options
  }: Pick<SandboxOptions, "operations" | "sendNotice"> & Pick<Seed, "cardFields"> = {},
) {
  const sandbox = sandboxForTests((place) =>
    createSandbox({
      ...{ ...place, ...options, clients: [client], seeds: [{ client: client.code, cardFields, people }] },
      log: console.error,
    }),
  );
  const portal = new Portal(sandbox, client);
  let tokens: Record<string, string> = {};
  /** Which every request about a claim carries. */
  const line = { InteractionLineId: "" };

  async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
    tokens = await portal.signIn(email, password);
    line.InteractionLineId = await portal.interactionLine(tokens);
  }
  beforeEach(async () => {
    await portal.console("/api/clock", "PUT", { now });
    await signIn(ida);
  });

  const ask = (method: string, target: string): Promise<Reply> => portal.ask(method, target, tokens);
  /** Under a key of its own, unless one is given. */
  const send = (method: string, target: string, body: unknown, key: string = randomUUID()): Promise<Reply> =>
    portal.ask(method, target, { ...tokens, "idempotency-key": key }, body);
  const change = (method: string, path: string, body: unknown, key?: string) =>
    send(method, `/claim/api/${path}`, body, key);
  return {
    sandbox,
    portal,
    line,
    signIn,
    ask,
    send,
    get: (path: string) => ask("GET", `/claim/api/${path}`),
    post: (path: string, body: unknown, key?: string) => change("POST", path, body, key),
    put: (path: string, body: unknown) => change("PUT", path, body),
    rows: (table: string) => portal.console(`/api/rows/${table}`),
  };
}
