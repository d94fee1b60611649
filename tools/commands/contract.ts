import { readFileSync } from "node:fs";
import { defineCommand } from "citty";
import { fitDocuments, servedClients } from "../build/load-clients.ts";
import { readContractData } from "../contract/contract-data.ts";
import { describedOperations } from "../contract/contract-operations.ts";
import { contractText } from "../contract/report.ts";
import { runContract } from "../contract/run-contract.ts";
import { serverToTest } from "../contract/server-to-test.ts";
import { readContractDocuments } from "../sandbox/contract/load-contract.ts";

const SANDBOX_DATA = new URL("../contract/sandbox-data.json", import.meta.url);

/** `portal contract`: holds a server against schemas/api. */
export const command = defineCommand({
  meta: {
    name: "contract",
    description:
      "Sends a server what the contract allows and forbids, and names what differs: exit 0 nothing, 1 findings, 2 could not run",
  },
  args: {
    base: { type: "string", description: "The server's address; without it, a sandbox in memory" },
    data: {
      type: "string",
      description: "A JSON file with who and what the server knows; without it, the sandbox's people",
    },
    only: { type: "string", description: "Only these operations and cases, with commas between" },
    json: { type: "boolean", default: false, description: "Tell everything as JSON" },
  },
  async run({ args }) {
    const clients = servedClients(fitDocuments());
    const data = readContractData(JSON.parse(readFileSync(args.data ?? SANDBOX_DATA, "utf8")));
    const server = await serverToTest(args.base, clients);
    try {
      const { reach, spokenFor } = server;
      const task = { reach, clients: spokenFor, operations: describedOperations(readContractDocuments()), data };
      const result = await runContract({ ...task, only: args.only?.split(",") ?? [], onProgress: progress() });
      process.stdout.write(args.json ? `${JSON.stringify(result, null, 2)}\n` : contractText(result));
      process.exitCode = result.findings.length === 0 ? 0 : 1;
    } finally {
      await server.close();
    }
  },
});

/** On a terminal a line that is written over; elsewhere a line for every tenth. */
function progress(): (done: number, all: number, what: string) => void {
  const { stderr } = process;
  if (!stderr.isTTY)
    return (done, all) => void (done % Math.ceil(all / 10) === 0 && stderr.write(`asked ${done} of ${all}\n`));
  return (done, all, what) => void stderr.write(`\r\u001B[2K${done === all ? "" : `asked ${done} of ${all}: ${what}`}`);
}

/** What a newcomer would ask. */
export const examples = [
  "contract",
  "contract --base https://api.partner.example --data partner.json",
  "contract --only loginV1,password-locks",
];
