import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ServerAttack } from "./attack.ts";
import { NotPossible } from "./not-possible.ts";
import { runAttacks } from "./run-attacks.ts";
import type { TargetFacts } from "./target.ts";

const server = createServer((_, reply) => reply.end("{}"));
let facts: TargetFacts;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  facts = {
    ...{ operations: new Map(), clients: [], discreet: [], data: { subjects: {} } },
    address: `http://127.0.0.1:${port}`,
  };
});
afterAll(() => void server.close());

const attack = (run: ServerAttack["run"]): ServerAttack => ({
  ...{ id: "an-attack", on: "server", does: "asks", allowed: "nothing", run },
});
const limits = { requests: 5, seconds: 2, parallel: 2 };
const soon = () => ({ limits, until: performance.now() + 10_000, tell: () => {} });
const ask = { method: "GET" };

async function made(run: ServerAttack["run"], plan = soon()) {
  const [result] = await runAttacks([attack(run)], { name: "a server", facts }, plan);
  return result;
}

it("reports what an attack saw, and how many requests it sent", async () => {
  const held = await made(async (target) => {
    await target.server.raw("/", ask);
    return { seen: "nothing", isHeld: true };
  });
  expect(held).toMatchObject({ on: "a server", requests: 1, seen: "nothing", verdict: "held" });
  expect(await made(async () => ({ seen: "all", isHeld: false }))).toMatchObject({ verdict: "broken" });
});

it("stops an attack at its bound: not run, or broken when it had already found a failure", async () => {
  const endless: ServerAttack["run"] = async (target) => {
    for (;;) await target.server.raw("/", ask);
  };
  const why = "stopped, as it wanted more than 5 requests";
  expect(await made(endless)).toMatchObject({ requests: 5, seen: why, verdict: "not run" });
  const seeing = await made((target) => {
    target.saw("a row too many");
    return endless(target);
  });
  expect(seeing).toMatchObject({ seen: `a row too many; ${why}`, verdict: "broken" });
});

it("skips an impossible attack, and every attack after the time is over", async () => {
  const impossible = await made(() => Promise.reject(new NotPossible("the server has no console")));
  expect(impossible).toMatchObject({ seen: "the server has no console", verdict: "not run" });
  const late = await made(() => Promise.reject(new Error("was run")), { ...soon(), until: performance.now() - 1 });
  expect(late).toMatchObject({ requests: 0, seen: "no time was left", verdict: "not run" });
});
