import { beforeAll, expect, test } from "vitest";
import type { Checking } from "../../src/checker/check-documents.ts";
import { makeJapaneseBrand } from "./support/japanese-brand.ts";

let checking: Checking;

beforeAll(async () => {
  checking = await makeJapaneseBrand();
}, 300_000);

test("a brand with an incident, a reading and an address of its own, and a further screen lacks texts only", () => {
  const findings = checking.findings();
  expect(findings.length).toBeGreaterThan(700);
  expect(findings.filter(({ check }) => check !== "stub-text")).toEqual([]);
});

test("its texts to write include those of the incident's questions and of the screen, in its language", () => {
  const asked = checking.findings().map(({ file, pointer }) => `${file} ${pointer.split("/").at(-1)}`);
  expect(asked).toEqual(
    expect.arrayContaining([
      "locales/ja-JP/programmes/jp-care.json requests.types.droppedPhone.name",
      "locales/ja-JP/programmes/jp-care.json triage.questions.dropHeight.options.higher",
      "locales/ja-JP/service-request.json service-request.backup.title",
    ]),
  );
});
