import fc from "fast-check";
import { expect, test } from "vitest";
import { openChecking } from "../../src/checker/check-documents.ts";
import { anyFlows } from "../engine/any-flow.ts";
import { documentSet } from "./support/document-set.ts";

const { files, facts } = documentSet("tea");
const checking = openChecking(files, facts);

/** Follows a JSON Pointer; `undefined` if it leads nowhere. */
const valueAt = (document: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((value, name) => Object(value)[name], document);

const TIMEOUT_MS = 120_000;

test("any flows can be checked, and each finding in them names a place that exists", { timeout: TIMEOUT_MS }, () => {
  fc.assert(
    fc.property(anyFlows(), (flows) => {
      const written = Object.entries(flows).map(([id, flow]) => [`flows/${id}.flow.json`, flow] as const);
      checking.write(new Map(written.map(([path, flow]) => [path, JSON.stringify(flow)])));
      const findings = checking.findings();
      for (const [path, flow] of written) {
        const inFlow = findings.filter(({ file }) => file === path);
        expect(inFlow.filter(({ pointer }) => valueAt(flow, pointer) === undefined)).toEqual([]);
      }
      checking.write(new Map(written.map(([path]) => [path, undefined])));
      expect(checking.findings()).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
