import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { allCases } from "../../tools/contract/cases/all-cases.ts";
import { runContract } from "../../tools/contract/run-contract.ts";
import { reachIn } from "../../tools/contract/server-to-test.ts";
import { createSandbox, type Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import { contractClients, contractSeeds, contractTask } from "./support/contract-clients.ts";
import { createHarbour, harbour, ida } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { usePostgres } from "./support/postgres.ts";
import { noPostgres } from "./support/postgres-server.ts";
import { makePhoto } from "./support/whole-files.ts";

describe("two sandboxes on one PostgreSQL server", () => {
  const server = usePostgres();
  let sandboxes: Sandbox[] = [];
  let portals: [Portal, Portal];

  beforeAll(async () => {
    if (noPostgres !== undefined) return;
    const [one, other] = await Promise.all([1, 2].map(() => createHarbour({ databaseUrl: server.url() })));
    if (!one || !other) throw new Error("Both must start.");
    sandboxes = [one, other];
    portals = [new Portal(one, harbour), new Portal(other, harbour)];
  });
  afterAll(() => Promise.all(sandboxes.map((sandbox) => sandbox.close())));

  it("seed once, and sign in with a code that the other sent", async () => {
    const [one, other] = portals;
    expect(await one.console("/api/rows/seededClients")).toHaveLength(2);
    const opened = await one.login(ida.email, ida.password);
    const signedIn = await other.checkCode(opened.body, await other.newestCode(ida.email));
    expect(signedIn.status).toBe(200);
    const { id, token, authorization } = signedIn.body;
    const found = await one.ask("POST", "/online/findagreement", { id, token, authorization }, {});
    const [agreement] = found.body.FindAgreementsResults.Agreements.Agreement;
    expect(agreement).toMatchObject({ StartDate: "2026-01-31", Address: { City: "Hobart" } });
  });

  it("keep one file at an address, of twenty sent to both at once", async () => {
    const names = { FileName: "screen.jpg", FolderName: "inquiries", ClientName: harbour.code };
    const { url } = (await portals[0].send("/api/v1/account/uploadinquiryfile", { body: names })).body;
    const put = (index: number, body: BodyInit) =>
      portals[index % 2 === 0 ? 0 : 1].raw(url.replace("/services", ""), { method: "PUT", body });
    const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => put(index, makePhoto(1000 + index))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(403)]);
    const storedSize = 1000 + replies.findIndex(({ status }) => status === 200);
    expect(await portals[0].console("/api/rows/uploads")).toMatchObject([{ size: storedSize }]);
    expect(await put(storedSize, makePhoto(storedSize))).toMatchObject({ status: 200 });
  });

  it("use a code once between them, and evaluate at most five wrong passwords", async () => {
    const [one, other] = portals;
    const both = <Value>(ask: (portal: Portal) => Promise<Value>) =>
      Promise.all(Array.from({ length: 25 }, () => [ask(one), ask(other)]).flat());

    const opened = await one.login(ida.email, ida.password);
    const digits = await one.newestCode(ida.email);
    const used = await both((portal) => portal.checkCode(opened.body, digits));
    expect(used.filter(({ status }) => status === 200)).toHaveLength(1);

    const refused = await both((portal) => portal.login(ida.email, "not it"));
    expect(refused.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(refused.filter(({ status }) => status === 405)).toHaveLength(46);
  });

  it("pass the contract's stories as in memory", async () => {
    const own = { clients: contractClients, seeds: contractSeeds(), log: () => {} };
    const sandbox = await createSandbox({ ...own, databaseUrl: server.url() });
    sandboxes.push(sandbox);
    const task = { ...contractTask, reach: reachIn(sandbox) };
    const { findings, cases } = await runContract({ ...task, only: allCases.map(({ id }) => id) });
    expect(findings).toEqual([]);
    expect(cases).toBe(allCases.length);
  }, 60_000);
});
