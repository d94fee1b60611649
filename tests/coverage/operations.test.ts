import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { objectEntries } from "../../src/documents/json.ts";
import { describedOperations } from "../../tools/contract/contract-operations.ts";
import { runContract } from "../../tools/contract/run-contract.ts";
import { casesByOperation } from "../../tools/coverage/cases-by-operation.ts";
import { coverageRows } from "../../tools/coverage/coverage.ts";
import { readTests } from "../../tools/coverage/named-test.ts";
import { createSandbox, type Sandbox } from "../../tools/sandbox/create-sandbox.ts";
import { contractClients, contractTask } from "../sandbox/support/contract-clients.ts";
import { withoutIt } from "./mutation.ts";
import { createWorld } from "./world.ts";

const CASE = "case ";

describe("an operation that the specification names", () => {
  const world = createWorld();
  const rows = coverageRows(world.documents, readTests(world.documents, casesByOperation()));
  const named = rows.filter(({ test, known }) => test?.startsWith(CASE) && known[0]?.kind === "operation");
  let sandbox: Sandbox;

  beforeAll(async () => {
    sandbox = await createSandbox({ clients: contractClients, log: () => {} });
  }, 60_000);
  afterAll(() => sandbox.close());

  const findings = async (name: string, documents: readonly unknown[]) => {
    const operations = describedOperations(documents);
    const reach = async (path: string, init: RequestInit) => sandbox.app.request(path, init);
    const task = { ...contractTask, reach, operations, only: [name] };
    return (await runContract(task)).findings;
  };

  it.each(named.map((row) => [row.item.name, row] as const))(
    "is missed by its case: %s",
    async (_, { test, known }) => {
      const name = String(test).slice(CASE.length);
      const { contract } = world.documents;
      expect(await findings(name, Object.values(contract))).toEqual([]);
      const [one] = known;
      const changes = one === undefined ? new Map<string, string>() : withoutIt(world, one);
      const documents = objectEntries(contract).map(([area, document]) => {
        const changed = changes.get(`schemas/api/${area}.openapi.json`);
        return changed === undefined ? document : JSON.parse(changed);
      });
      expect(await findings(name, documents)).not.toEqual([]);
    },
  );
});
