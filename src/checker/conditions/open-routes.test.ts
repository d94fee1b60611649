import { expect, test } from "vitest";
import { setWith } from "../../../tests/documents/support/error-fixture.ts";
import { createCheckContext } from "../check-context.ts";
import { changingFiles } from "../read/changing-files.ts";
import { clientsOpenTo } from "./open-routes.ts";

function openTo(id: string, ...replace: [string, string][]): readonly string[] {
  const { files, facts } = setWith({ over: "tea", replace: { "flows/routes.json": replace } });
  const context = createCheckContext(changingFiles(files), facts);
  return clientsOpenTo(context, context.index.find("routes", "routes")?.value ?? {}, id);
}

test("a route whose guard redirects nobody is open", () => {
  expect(openTo("lost")).toEqual(["tea-house"]);
});

test("a route whose guard redirects visitors is open to nobody", () => {
  expect(openTo("party")).toEqual([]);
});

test("a route that a client does not have is not open", () => {
  expect(
    openTo("lost", ['"screen": "porch/lost", "guard"', '"screen": "porch/lost", "when": { "!": true }, "guard"']),
  ).toEqual([]);
});

test("a route with an unknown guard is not open; another check reports it", () => {
  expect(
    openTo("lost", ['"screen": "porch/lost", "guard": "anyone"', '"screen": "porch/lost", "guard": "nobody"']),
  ).toEqual([]);
});
