import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { personalDataFile } from "../../tools/generate/personal-data-reference.ts";
import { type ErrorFixture, setWith } from "./support/error-fixture.ts";

/** The tea party, at which a kettle's name is about a person, and the guests' names go to the kitchen. */
function personalDataMap({
  replace = {},
  contract = "",
}: {
  replace?: ErrorFixture["replace"];
  contract?: string;
} = {}) {
  const { files, facts } = setWith({ over: "tea", replace });
  const marked = JSON.parse(
    JSON.stringify(facts.contract).replace('"name":{"type":"string"}', `"name":{"type":"string"${contract}}`),
  );
  const { context: documents } = checkDocuments(files, { ...facts, contract: marked });
  const [path, text] = personalDataFile(documents);
  const rows = text.split("\n").filter((line) => line.startsWith("| ") && !line.includes("---"));
  return { path, text, row: (start: string) => rows.filter((row) => row.startsWith(`| ${start}`)) };
}

const party = "flows/party/party.flow.json";
const heating = '"with": { "kettle": { "var": "data.chosen" }, "degrees": "95" }';

test("a datum that a form asks for is listed under its journey, with the screen", () => {
  const { path, text, row } = personalDataMap();
  expect(path).toBe("docs/personal-data.md");
  expect(text).toContain("## party\n");
  expect(row("party | 1")).toEqual(["| party | 1 | party |"]);
  expect(text).toMatch(/`others` \| party \| asked in the form `guests` \| `invite`/);
});

test("a question in the entries of a list is listed, with its words; the call that carries the list is named", () => {
  const email =
    '{ "type": "email", "label": "porch.title", "message": "porch.required", "personal": { "purpose": "post" } }';
  const list = `"mates": { "type": "list", "label": "porch.title", "entry": "porch.title", "add": "porch.title", "fields": { "email": ${email} } }`;
  const { text } = personalDataMap({
    replace: {
      "flows/party/guests.form.json": [['"others": { "type": "text"', `${list},\n    "others": { "type": "text"`]],
      [party]: [[heating, heating.replace("data.chosen", "data.guests.mates")]],
    },
  });
  expect(text).toMatch(/`mates\.email`.* \| post \| asked in the form `guests`.*\[`kettle.boil`\]\(#calls\)/);
});

test("a value without a mark is not listed", () => {
  expect(personalDataMap().text).not.toContain("`number`");
});

test("the call that carries a datum is named, and so is the flow that receives it", () => {
  const { text } = personalDataMap({
    replace: {
      [party]: [
        [heating, heating.replace("data.chosen", "data.guests.others")],
        ['"guests": { "var": "data.guests.number" }', '"guests": { "var": "data.guests.others" }'],
      ],
    },
  });
  expect(text).toMatch(/`others` .*\[`kettle.boil`\]\(#calls\), the flow `party\/parting`/);
});

test("the report of its presence to analytics is listed", () => {
  expect(personalDataMap().text).toMatch(/`others` .*analytics: whether it is there/);
});

test("a mark of the contract reaches the session, the flows that keep the type, and the calls that return it", () => {
  const { text, row } = personalDataMap({ contract: ',"x-personal":{"purpose":"brewing"}' });
  expect(text).toContain("## The session\n");
  expect(row("`kettles.[].name` | brewing | kept |")).toHaveLength(1);
  expect(row("`kettle.name` | brewing | kept by the flow `brewing`")).toEqual([
    expect.stringContaining("the flow `brewing/steeping`"),
  ]);
  expect(row("`kettle.boil`")).toEqual(["| `kettle.boil` |  | brewing: `name` | `POST /kettles/{id}` |"]);
});

test("a secret is called one, also without a purpose", () => {
  const { row } = personalDataMap({ contract: ',"x-sensitive":true' });
  expect(row("`kettle.name` | **secret** |")).toHaveLength(1);
});

test("a rule that reads a part of a whole reads that part only", () => {
  const taking = (part: string) =>
    personalDataMap({
      contract: ',"x-personal":{"purpose":"brewing"}',
      replace: {
        [party]: [
          [
            heating,
            heating.replace('{ "var": "data.chosen" }', `{ "get": [{ "var": "data.kettles" }, 0, "${part}"] }`),
          ],
        ],
      },
    }).row("`kettles.[].name` | brewing | kept by the flow `party`");
  expect(taking("name")).toEqual([expect.stringContaining("[`kettle.boil`](#calls)")]);
  expect(taking("id")).toEqual([expect.not.stringContaining("kettle.boil")]);
});
