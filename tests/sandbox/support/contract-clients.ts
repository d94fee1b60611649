import { readFileSync } from "node:fs";
import { readContractData } from "../../../tools/contract/contract-data.ts";
import { describedOperations } from "../../../tools/contract/contract-operations.ts";
import { discreetSeeds, discreetTwins } from "../../../tools/contract/discreet-twins.ts";
import type { ContractTask } from "../../../tools/contract/run-contract.ts";
import type { SandboxClient } from "../../../tools/sandbox/client.ts";
import { readContractDocuments } from "../../../tools/sandbox/contract/load-contract.ts";
import type { Seed } from "../../../tools/sandbox/seed/generated/seed.ts";
import { readSeeds } from "../../../tools/sandbox/seed/read-seeds.ts";

const client = (code: string, mobileLength: number, currency: string, timeZone: string) => ({
  code,
  mobileLengths: [mobileLength],
  currency,
  timeZone,
  sharedSecret: `${code}-shared-secret`,
  revealsUnknownIdentifiers: true,
  merchants: ["Portal Care"],
});

const documented: readonly SandboxClient[] = [
  client("techcare", 8, "SGD", "Asia/Singapore"),
  client("sg-carrier", 8, "SGD", "Asia/Singapore"),
  client("lazada", 8, "SGD", "Asia/Singapore"),
  client("retailer", 10, "AUD", "Australia/Sydney"),
  client("cht_home", 10, "TWD", "Asia/Taipei"),
];

/** The clients of the contract's cases, as their documents describe them, and their discreet twins. */
export const contractClients: readonly SandboxClient[] = [...documented, ...discreetTwins(documented)];

/** The people of these clients. */
export const contractSeeds = (): readonly Seed[] => [...readSeeds(), ...discreetSeeds(readSeeds())];

const bases: Record<string, string> = JSON.parse(readFileSync("programmes/clients/base-client.client.json", "utf8"))
  .backEnd.bases;
const data: unknown = JSON.parse(readFileSync("tools/contract/sandbox-data.json", "utf8"));

/** The task of testing a sandbox with these clients against the contract. */
export const contractTask: Omit<ContractTask, "reach" | "only"> = {
  operations: describedOperations(readContractDocuments()),
  clients: contractClients.map(({ code, sharedSecret }) => ({ code, sharedSecret, bases })),
  data: readContractData(data),
};
