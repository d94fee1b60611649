import { beforeAll, describe, expect, test } from "vitest";
import { readDocumentFiles } from "../checker/read-document-files.ts";
import { collectFindings, measureCoverage } from "./coverage.ts";
import { documentsToWalk } from "./documents-to-walk.ts";
import { isClean } from "./report.ts";
import { walkRepository } from "./walk-repository.ts";
import type { WalkFinding } from "./walk-result.ts";
import { walkTasks } from "./walk-tasks.ts";

let files: ReturnType<typeof readDocumentFiles>;

beforeAll(() => {
  files = readDocumentFiles();
});

/** The findings of a flow when one of the repository's files has another text. */
async function foundWhen(file: string, written: string, otherwise: string, flow: string): Promise<WalkFinding[]> {
  const given = files.get(file);
  const text = typeof given === "string" ? given : new TextDecoder().decode(given);
  expect(text, file).toContain(written);
  const changed = new Map(files).set(file, new TextEncoder().encode(text.replace(written, otherwise)));
  const context = documentsToWalk(changed);
  const results = await walkRepository(context, { client: "tech-care", flow }, () => {});
  return collectFindings(measureCoverage(context, results), results);
}

const storage = "flows/shell/storage.flow.json";

describe("a walk", () => {
  test("has no findings when every transition can be taken", async () => {
    expect(await foundWhen(storage, "Says what it means", "Says what it means", "shell/storage")).toEqual([]);
  });

  test("reports a transition that is never taken, with the path to its source state", async () => {
    const found = await foundWhen(
      storage,
      '"lost": { "screen": "storage-lost", "on": { "CLOSE": { "to": "quiet" } } }',
      '"lost": { "screen": "storage-lost", "on": { "CLOSE": { "if": { "===": [{ "var": "data.never" }, 1] }, "to": "quiet" } } }',
      "shell/storage",
    );
    const untaken = found.find(({ kind }) => kind === "never-taken");
    expect(untaken?.message).toBe("the transition at /states/lost/on/CLOSE is never taken for tech-care/");
    expect(untaken?.scenario?.steps).toEqual([{ when: { system: "storage.lost" } }]);
  });

  test("reports a dead-end screen", async () => {
    const file = "flows/shell/sign-out.flow.json";
    const found = await foundWhen(file, '"SIGN_OUT"', '"SIGN_OUT_OTHERWISE"', "shell/sign-out");
    const [stuck] = found.filter(({ kind }) => kind === "no-way-on");
    expect(stuck?.message).toContain('screen "shell/sign-out" (state');
    expect(stuck?.scenario?.given.client).toBe("tech-care");
  });

  test("reports a notice without a message", async () => {
    const silent = await foundWhen(
      storage,
      '"storage.lost": { "to": "lost" }',
      '"storage.lost": { "show": "shell.no-such-words", "to": "lost" }',
      "shell/storage",
    );
    expect(silent.map(({ kind }) => kind)).toContain("message-missing");
  });

  test("reports a check of a form that refuses nothing", async () => {
    const found = await foundWhen(
      "flows/people/account.fields.json",
      '"email": {',
      '"email": { "rules": [{ "valid": true, "message": "errors.incorrect-email" }],',
      "sign-in/forgot-password",
    );
    expect(found.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      "never-refused: the check sign-in/forgot-password#email/rules/0 refuses no typed answer for tech-care/",
    ]);
  });

  test("reports calls that repeat without the customer", async () => {
    const found = await foundWhen(
      "flows/shell/logo.flow.json",
      `"done": { "to": "waiting" },
      "failed": { "*": { "to": "waiting" } }`,
      `"done": { "to": "notingFailure" },
      "failed": { "*": { "to": "waiting" } }`,
      "shell/logo",
    );
    expect(found.find(({ kind }) => kind === "endless")?.message).toBe(
      "calls repeat endlessly without the customer: notingFailure",
    );
  });

  test("reports a run that throws", async () => {
    const found = await foundWhen(
      "flows/shell/chat-panel.flow.json",
      '"on": { "CHAT_ASKED": { "set": { "request": "$event.request" } } },',
      "",
      "shell/chat",
    );
    const [broken] = found.filter(({ kind }) => kind === "break");
    expect(broken?.message).toBe("the run breaks: 8 flows may be inside each other");
    expect(broken?.scenario?.steps?.at(-1)?.when).toMatchObject({ system: "CHAT_ASKED" });
  });
});

describe("a sample", () => {
  test("has so many walks of each flow, of different clients and programmes", () => {
    const context = documentsToWalk(files);
    const all = walkTasks(context, { flow: "sign-in/sign-in" });
    const some = walkTasks(context, { flow: "sign-in/sign-in", sample: 2 });
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(some.map(({ client, programme }) => `${client}/${programme}`)).size).toBe(2);
    expect(all).toEqual(expect.arrayContaining(some));
    expect(walkTasks(context, { flow: "sign-in/sign-in", sample: all.length })).toEqual(all);
  });

  test("judges no transition that others may have", () => {
    const coverage = [
      { flow: "f", ways: 2, taken: 1, unreachable: { "f#/a": "" }, untaken: [], unentered: [], programmes: [] },
    ];
    const isCleanAs = (isSample: boolean) => isClean({ coverage, findings: [], results: [], isSample });
    expect([isCleanAs(false), isCleanAs(true)]).toEqual([false, true]);
  });
});
