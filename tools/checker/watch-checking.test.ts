import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openChecking } from "../../src/checker/check-documents.ts";
import { checkerFacts } from "./checker-facts.ts";
import { readDocumentFiles } from "./read-document-files.ts";
import { type Recheck, watchChecking } from "./watch-checking.ts";

const root = mkdtempSync(join(tmpdir(), "followed-"));
const form = join(root, "flows/tea/ask.form.json");
const formSchema = join(root, "schemas/form.schema.json");
const contract = join(root, "schemas/api/tea.openapi.json");
const wait = { timeout: 10_000 };

let last: Recheck | undefined;
let stop = () => {};
const found = () => last?.checking.findings().map(({ check }) => check);

beforeAll(() => {
  cpSync("schemas", join(root, "schemas"), { recursive: true });
  mkdirSync(join(root, "flows/tea"), { recursive: true });
  mkdirSync(join(root, "flows/calls"));
  writeFileSync(form, "[]");
  const open = () => openChecking(readDocumentFiles(root), checkerFacts(root));
  const watched = watchChecking({ root, checking: open(), open, onRecheck: (again) => (last = again) });
  stop = watched.stop;
});

afterAll(() => {
  stop();
  rmSync(root, { recursive: true });
});

test("after a schema is written, documents are checked against it", async () => {
  writeFileSync(
    formSchema,
    readFileSync(formSchema, "utf8").replace('"type": "object"', '"type": ["object", "array"]'),
  );
  await vi.waitFor(() => expect(last?.paths).toEqual(["schemas/form.schema.json"]), wait);
  const before = found();
  writeFileSync(formSchema, readFileSync("schemas/form.schema.json"));
  await vi.waitFor(() => expect(found()?.length).toBeGreaterThan(before?.length ?? 0), wait);
  expect(found()).toContain("wrong-type");
});

test("an unreadable schema is reported, and the next valid one is used", async () => {
  const text = readFileSync(formSchema, "utf8");
  writeFileSync(formSchema, text.slice(0, 40));
  await vi.waitFor(() => expect(last?.failure).toContain("form.schema.json: "), wait);
  expect(found()).toContain("wrong-type");
  writeFileSync(formSchema, text);
  await vi.waitFor(() => expect(last?.failure).toBeUndefined(), wait);
});

test("after a contract is written, variants of calls can name its operations", async () => {
  const call = { operation: "pourTea", output: {} };
  writeFileSync(join(root, "flows/calls/tea.pour.call.json"), JSON.stringify({ variants: { v1: call } }));
  await vi.waitFor(() => expect(found()).toContain("unknown-operation"), wait);
  const operation = {
    operationId: "pourTea",
    "x-call": { base: "tea" },
    responses: { "200": { description: "Poured." } },
  };
  writeFileSync(contract, JSON.stringify({ openapi: "3.1.0", paths: { "/tea": { post: operation } } }));
  await vi.waitFor(() => expect(found()).not.toContain("unknown-operation"), wait);
  expect(found()).toContain("missing-property");
});
