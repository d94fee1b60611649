import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { documentSet } from "./support/document-set.ts";

const { files, facts } = documentSet("tea");

const FORM = "flows/brewing/ask.form.json";
const SCREEN = "flows/brewing/ask.screen.json";
const FLOW = "flows/brewing/brewing.flow.json";

const read = (path: string) => JSON.parse(Buffer.from(files.get(path) ?? "{}").toString());

/** The set with a password in its form and a control inside or below it, whose event carries the rule's result. */
function findings(place: "inside" | "below", rule: unknown) {
  const [form, screen, flow] = [FORM, SCREEN, FLOW].map(read);
  form.fields.word = { type: "password", label: "brewing.ask.title" };
  const control = {
    component: "button",
    props: { text: "brewing.ask.title" },
    on: { press: { send: "ASK_HELP", with: { given: rule } } },
  };
  if (place === "inside") screen.blocks.form.children = { control };
  else screen.blocks.control = control;
  flow.states.asking.on.ASK_HELP = { to: "asking" };
  const changed = [form, screen, flow].map((document, at): [string, string] => [
    [FORM, SCREEN, FLOW][at] ?? "",
    JSON.stringify(document),
  ]);
  const found = checkDocuments(new Map([...files, ...changed]), facts).findings;
  return found.filter(({ file }) => file === SCREEN).map(({ check, message }) => `${check}: ${message}`);
}

test("an event of a control inside a form may carry typed values", () => {
  expect(findings("inside", { var: "form.kettle" })).toEqual([]);
});

test("it may not carry a password or an unknown field", () => {
  for (const name of ["word", "kettel"]) {
    expect(findings("inside", { var: `form.${name}` })).toEqual([
      `unknown-path: "form.${name}" reads "${name}", which "form" does not have`,
    ]);
  }
});

test("outside a form it has no values to read", () => {
  expect(findings("below", { var: "form.kettle" })).toEqual([
    `unknown-root: "form.kettle" reads "form", which cannot be read here`,
  ]);
});
