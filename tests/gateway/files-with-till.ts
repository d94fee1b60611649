import { readFileSync } from "node:fs";
import { type CheckResult, checkDocuments } from "../../src/checker/check-documents.ts";
import { isJsonObject, type JsonObject } from "../../src/documents/json.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";

const OWN = "tests/gateway/documents";
const CLIENT = "programmes/clients/tech-care/tech-care.client.json";

/** The client that takes payments by the test gateway. */
export const PAYING_CLIENT = "tech-care";

/** Where the documents say that the gateway is. */
export const CARD_ORIGIN = "https://card.till.example";
export const PAGE_ORIGIN = "https://pay.till.example";

const open = { guard: "anyone", frame: "public" };
const routes = {
  pay: { paths: ["/pay"], flow: "till/pay", ...open, reload: "resume", done: { "*": { to: "login" } } },
  "till-return": {
    paths: ["/till-return"],
    flow: "till/find-payment",
    with: { payment: "$route.query.payment" },
    event: { name: "TILL_RETURN", run: { nonce: "payment", is: "$route.query.payment" } },
    ...open,
    done: { "*": { to: "login" } },
  },
};

/** The repository's documents with a journey that pays by the test gateway. */
export function filesWithTill(): Map<string, string | Uint8Array> {
  const files = new Map<string, string | Uint8Array>([...readDocumentFiles(), ...readDocumentFiles(OWN)]);
  change(files, "flows/routes.json", (document) => ({ routes: { ...asObject(document.routes), ...routes } }));
  change(files, CLIENT, ({ backEnd, leavesTo, frames }) => ({
    backEnd: { bases: { till: "/till" }, ...asObject(backEnd) },
    leavesTo: { ...asObject(leavesTo), till: PAGE_ORIGIN },
    frames: { ...asObject(frames), "till-fields": CARD_ORIGIN },
  }));
  return files;
}

/** Checks these files; the contract has the operations of the till too. */
export function checkWithTill(files = filesWithTill()): CheckResult {
  const { contract, ...facts } = checkerFacts();
  const till: unknown = JSON.parse(readFileSync("tests/gateway/till.openapi.json", "utf8"));
  return checkDocuments(files, { ...facts, contract: { ...contract, till } });
}

function change(
  files: Map<string, string | Uint8Array>,
  path: string,
  make: (document: JsonObject) => JsonObject,
): void {
  const document = asObject(JSON.parse(Buffer.from(files.get(path) ?? "").toString()));
  const changed = { ...document, ...make(document) };
  const order = Object.keys(document);
  const late = Object.entries(changed).filter(([key]) => !order.includes(key));
  // The keys of a client follow its schema's order.
  const at = order.findIndex((key) => ["storage", "merchants", "inquiry"].includes(key));
  const known = Object.entries(changed).filter(([key]) => order.includes(key));
  const entries = [...known.slice(0, at), ...late, ...known.slice(at)];
  files.set(path, `${JSON.stringify(Object.fromEntries(late.length === 0 ? known : entries), null, 2)}\n`);
}

const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
