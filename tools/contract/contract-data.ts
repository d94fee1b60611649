import { isJsonObject, type JsonObject, member } from "../../src/documents/json.ts";

/** Who and what a server knows, for the cases of the contract. */
export interface ContractData {
  /** Where a sandbox tells its messages, state and clock; absent at other servers. */
  readonly console?: string;
  /** By the names that cases use: each with the code of its client, and values. */
  readonly subjects: Readonly<Record<string, JsonObject>>;
}

/** The data of a file. Throws, with the reason, where it is none. */
export function readContractData(source: unknown): ContractData {
  const subjects: Record<string, JsonObject> = {};
  const given = member(source, "subjects");
  if (!isJsonObject(given)) throw new Error("The data need `subjects`: name to { client, … }.");
  for (const [name, subject] of Object.entries(given)) {
    if (!isJsonObject(subject) || typeof subject.client !== "string")
      throw new Error(`The subject "${name}" needs \`client\`, the code of one of the clients.`);
    subjects[name] = subject;
  }
  const place = member(source, "console");
  return { subjects, ...(typeof place === "string" ? { console: place } : {}) };
}
