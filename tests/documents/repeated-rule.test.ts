import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { setWith } from "./support/error-fixture.ts";

const FLOW = "flows/brewing/brewing.flow.json";
const SCREEN = "flows/brewing/ask.screen.json";
const FORM = "flows/brewing/ask.form.json";

interface Said {
  /** The condition of the flow's event, of two blocks of its screen, of its form's field. */
  readonly flow?: unknown;
  readonly title?: unknown;
  readonly kettles?: unknown;
  readonly required?: unknown;
  readonly check?: unknown;
  readonly derived?: object;
}

const member = (name: string, rule: unknown) => (rule === undefined ? "" : `"${name}": ${JSON.stringify(rule)}, `);

/** What is told of rules that stand in the tea house's first screen more than once. */
function repeats({ flow, title, kettles, required, check, derived }: Said) {
  const { files, facts } = setWith({
    over: "tea",
    replace: {
      [FLOW]: [['"SUBMIT": { "to": "boiling"', `"SUBMIT": { ${member("if", flow)}"to": "boiling"`]],
      [SCREEN]: [
        ['"title": { "component": "heading",', `"title": { "component": "heading", ${member("visibleWhen", title)}`],
        ['"props": { "text": { "data"', `${member("visibleWhen", kettles)}"props": { "text": { "data"`],
        ['"blocks": {', `${member("derived", derived)}"blocks": {`],
      ],
      [FORM]: [
        ['"type": "text",', `"type": "text", ${member("requiredWhen", required)}`],
        ['{ "present": { "var": "value" } }', JSON.stringify(check ?? { present: "$value" })],
      ],
    },
  });
  const { findings } = checkDocuments(files, facts);
  const found = findings.filter((one) => one.check === "repeated-rule");
  return found.map(({ file, pointer, message, hint, severity }) => ({ file, pointer, message, hint, severity }));
}

const many = { ">": [{ "+": ["$settings.cups", "$data.tries", 1] }, 3] };
const few = { "<": [{ "+": ["$settings.cups", "$data.tries"] }, 3] };
const ofForm = { and: [{ present: "$form.kettle" }, { ">": [{ length: "$form.kettle" }, 3] }] };
const ofKettle = { and: [{ present: "$kettle.name" }, { ">": [{ length: "$kettle.name" }, 3] }] };

test("a rule in a flow, its screen and its form is a warning at the first, which names the others", () => {
  expect(repeats({ flow: many, title: many, required: many })).toEqual([
    {
      file: FLOW,
      pointer: "/states/asking/on/SUBMIT/if",
      message: `the same rule is also at ${SCREEN}#/blocks/title/visibleWhen, ${FORM}#/fields/kettle/requiredWhen`,
      hint: 'write it once: name it under "derived" of the flow brewing/brewing',
      severity: "warning",
    },
  ]);
});

test("a rule of fewer parts, and one that stands once, are none", () => {
  expect(repeats({ flow: { "!": few }, title: many })).toEqual([]);
  expect(repeats({ flow: { ">": ["$settings.cups", 3] }, title: { ">": ["$settings.cups", 3] } })).toEqual([]);
});

test("the largest repeated part is told, and what it contains only if it stands elsewhere too", () => {
  const said = repeats({ flow: { or: [many, false] }, title: { or: [many, false] } });
  expect(said.map(({ pointer }) => pointer)).toEqual(["/states/asking/on/SUBMIT/if"]);
  const both = repeats({ flow: { or: [many, false] }, title: { or: [many, false] }, required: many });
  expect(both.map(({ pointer }) => pointer)).toEqual([
    "/states/asking/on/SUBMIT/if",
    "/states/asking/on/SUBMIT/if/or/0",
  ]);
});

test("the hint names the document whose derived values can say it, or a named rule", () => {
  expect(repeats({ required: ofForm, check: { or: [ofForm, false] } })[0]?.hint).toContain("of the form brewing/ask");
  const inScreen = { and: [{ present: "$now" }, { ">": ["$now", "2026-01-01T00:00:00.000Z"] }] };
  expect(repeats({ title: inScreen, kettles: inScreen })[0]?.hint).toContain("of the screen brewing/ask");
  expect(repeats({ title: inScreen, flow: inScreen })[0]?.hint).toContain("named rule");
  expect(repeats({ kettles: { or: [ofKettle, { "!": ofKettle }] } })[0]?.hint).toContain("named rule");
});

test("what belongs to one document means another thing in the next", () => {
  const derived = { total: { "+": ["$settings.cups", 1] } };
  const own = { and: [{ ">": ["$derived.total", 3] }, { "<": ["$derived.total", 9] }] };
  expect(repeats({ derived, title: own, kettles: own })).toHaveLength(1);
  expect(repeats({ derived, title: own, required: own })).toEqual([]);
});
