import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { usesOfClient } from "../../tools/single-client/client-uses.ts";
import { type ErrorFixture, setWith } from "./support/error-fixture.ts";

function usesOfTheHouse(replace: NonNullable<ErrorFixture["replace"]> = {}) {
  const { files, facts } = setWith({ over: "tea", replace });
  const { context: documents } = checkDocuments(files, facts);
  const house = documents.clients.find(({ id }) => id === "tea-house");
  if (!house) throw new Error("the set has lost its client");
  const uses = usesOfClient(documents, house);
  return (kind: string) => [...(uses[kind] ?? [])].sort();
}

const onlyWithFaq = (flow: string): [string, string] => [
  flow,
  flow.replace('"guard": "member"', '"when": { "var": "client.shell.showsFaq" }, "guard": "member"'),
];

test("a client uses what its addresses, frames and session lead to", () => {
  const uses = usesOfTheHouse();
  expect(uses("route")).toEqual(["called-away", "lost", "party", "tea"]);
  expect(uses("flow")).toContain("party/parting");
  expect(uses("screen")).toContain("porch/ring");
  expect(uses("form")).toEqual(["brewing/ask", "party/guests"]);
  expect(uses("call")).toContain("kettle.boil");
});

test("a value behind a condition that is never true for the client is not used", () => {
  const uses = usesOfTheHouse({
    "flows/routes.json": [
      onlyWithFaq('"with": { "party": { "var": "route.params.party" } },\n      "guard": "member"'),
      onlyWithFaq(
        '"event": { "name": "CALLED_AWAY", "with": { "by": { "var": "route.query.by" } } },\n      "guard": "member"',
      ),
    ],
  });
  expect(uses("route")).toEqual(["lost", "tea"]);
  expect(uses("flow").filter((flow) => flow.startsWith("party/"))).toEqual([]);
  expect(uses("form")).toEqual(["brewing/ask"]);
});
