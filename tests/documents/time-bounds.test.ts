import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { documentSet } from "./support/document-set.ts";

const MOST_MS = 10_000;

/** A document above a limit is refused before anything looks into it. */
const AT_ONCE_MS = 2_000;

const { files, facts } = documentSet("tea");

/** The findings of the tea set with one document changed, and how long it took to find them. */
function checked(path: string, change: (document: Record<string, unknown>) => void) {
  const document = JSON.parse(String(files.get(path)));
  change(document);
  const began = performance.now();
  const { findings } = checkDocuments(new Map(files).set(path, JSON.stringify(document)), facts);
  return { findings, took: performance.now() - began };
}

const numbered = <Made>(count: number, make: (at: number) => Made) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`made${at}`, make(at)]));

const GUESTS = "flows/party/guests.form.json";
const BREWING = "flows/brewing/brewing.flow.json";

/** A field that reads the one before it in every way in which fields read each other. */
const reading = (at: number) => ({
  type: "text",
  label: "porch.required",
  requiredWhen: { "===": [{ var: `form.made${at - 1}` }, String(at)] },
  visibleWhen: { or: [{ present: { var: "form.number" } }, { "===": [{ var: `form.made${at - 1}` }, "a"] }] },
});

test("a form of 100 fields that read each other is checked in seconds", () => {
  const { took, findings } = checked(GUESTS, (form) => {
    form.fields = { ...(form.fields as object), ...numbered(98, reading) };
  });
  expect(findings.map(({ check }) => check)).not.toContain("too-large");
  expect(took).toBeLessThan(MOST_MS);
}, 60_000);

test("a form of 700 fields is refused at once", () => {
  const { took, findings } = checked(GUESTS, (form) => {
    form.fields = { ...(form.fields as object), ...numbered(700, () => ({ type: "text", label: "porch.required" })) };
  });
  expect(findings.map(({ check }) => check)).toEqual(["too-large"]);
  expect(findings[0]?.message).toMatch(/702 members, more than 100/);
  expect(took).toBeLessThan(AT_ONCE_MS);
}, 60_000);

/** A state from which the customer, a condition or a clock leads to three others. */
const leading = (count: number) => (at: number) =>
  at % 3 === 0
    ? { choose: [{ if: { ">": [{ var: "data.tries" }, at] }, to: `made${(7 * at + 4) % count}` }, { to: "asking" }] }
    : {
        screen: "ask",
        on: {
          SUBMIT: [
            { if: { ">": [{ var: "data.tries" }, at] }, to: `made${(at + 1) % count}` },
            { to: `made${(5 * at) % count}` },
          ],
        },
      };

test("a flow of 250 states, each with ways to others, is checked in seconds", () => {
  const { took, findings } = checked(BREWING, (flow) => {
    flow.states = { ...(flow.states as object), ...numbered(245, leading(245)) };
    flow.start = "made1";
  });
  expect(findings.map(({ check }) => check)).not.toContain("too-large");
  expect(took).toBeLessThan(MOST_MS);
}, 60_000);

test("a flow of 1,800 states is refused at once", () => {
  const { took, findings } = checked(BREWING, (flow) => {
    flow.states = { ...(flow.states as object), ...numbered(1_800, () => ({ wait: {} })) };
  });
  expect(findings.map(({ check }) => check)).toEqual(["too-large"]);
  expect(findings[0]?.message).toMatch(/1805 members, more than 250/);
  expect(took).toBeLessThan(AT_ONCE_MS);
}, 60_000);

const WAIT = "flows/brewing/wait.screen.json";

test("a screen of 240 controls with the same words, each under its own condition, is checked in seconds", () => {
  const { took, findings } = checked(WAIT, (screen) => {
    const control = (at: number) => ({
      component: "button",
      props: { text: "brewing.wait.spill" },
      visibleWhen: { "===": [{ var: "data.name" }, String(at)] },
      on: { press: at % 2 === 0 ? "SPILL" : "TAKE_OUT" },
    });
    screen.blocks = { ...(screen.blocks as object), ...numbered(240, control) };
  });
  expect(findings.map(({ check }) => check)).not.toContain("too-large");
  expect(took).toBeLessThan(MOST_MS);
}, 60_000);
