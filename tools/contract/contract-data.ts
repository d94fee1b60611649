import { isJsonObject, type JsonObject, member } from "../../src/documents/json.ts";

/** The people and data that a server knows, for the cases of the contract. */
export interface ContractData {
  /** The path of a sandbox's console with its messages, state and clock; absent for other servers. */
  readonly console?: string;
  /** Subjects by the names that cases use: each with the code of its client, and values. */
  readonly subjects: Readonly<Record<string, JsonObject>>;
}

/** The data of a file. Throws, with the reason, when they are invalid. */
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
