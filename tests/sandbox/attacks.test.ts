import { createAdaptorServer } from "@hono/node-server";
import { expect, it } from "vitest";
import { allAttacks } from "../../tools/attack/all-attacks.ts";
import { runAttacks } from "../../tools/attack/run-attacks.ts";
import { gatherFacts } from "../../tools/attack/served/open-attacked.ts";
import { createSandbox } from "../../tools/sandbox/create-sandbox.ts";
import { listen } from "../../tools/serve/listen.ts";
import { contractClients, contractTask } from "./support/contract-clients.ts";
import { openPlace } from "./support/sandbox-for-tests.ts";

/** Some of what `npm run attack` does, which takes a few seconds together. */
const sample = ["one-code-at-once", "bad-signatures", "traversal"];

it("a sandbox withstands a sample of the attacks", { timeout: 180_000 }, async () => {
  const { place, drop } = await openPlace();
  const sandbox = await createSandbox({ ...place, clients: contractClients, log: () => {} });
  const { port, close } = await listen(createAdaptorServer({ fetch: sandbox.app.fetch }), 0);
  try {
    const { clients, data } = contractTask;
    const facts = await gatherFacts(`http://127.0.0.1:${port}`, { clients, data, discreet: [] });
    const attacks = allAttacks.filter(({ id }) => sample.includes(id));
    const plan = { until: performance.now() + 150_000, tell: () => {} };
    const results = await runAttacks(attacks, { name: "sandbox", facts }, plan);
    expect(results.map(({ id, verdict, seen }) => (verdict === "held" ? id : `${id}: ${seen}`))).toEqual(sample);
    expect(results.every(({ requests }) => requests > 100)).toBe(true);
  } finally {
    await close();
    await sandbox.close();
    await drop();
  }
});
