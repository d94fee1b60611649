import { expect, test } from "vitest";
import { checkDocuments } from "../../src/checker/check-documents.ts";
import { documentSet } from "../../tests/documents/support/document-set.ts";
import { slicer } from "./slice.ts";

const { files, facts } = documentSet("tea");
const { files: slice, whole } = slicer(files, facts)({ client: "tea-house", journeys: ["brewing"] });

test("a slice holds the unchanged documents that its journeys reach, without findings", () => {
  expect(checkDocuments(slice, facts).findings).toEqual([]);
  const missing = [...files.keys()].filter((path) => !slice.has(path));
  expect(missing.some((path) => path.startsWith("flows/party/"))).toBe(true);
  expect(whole).toContain("flows/brewing/brewing.flow.json");
  expect(missing).not.toContain("flows/porch/frame.screen.json");
});

test("routes keep their names, and those to other journeys show the page of an unknown address", () => {
  const { routes } = JSON.parse(String(slice.get("flows/routes.json")));
  const { screen, guard, frame } = routes.lost;
  expect(routes.party).toEqual({ paths: ["/party", "/party/:party"], screen, guard, frame });
  expect(routes.tea.flow).toBe("brewing/brewing");
});

test("an unknown client, or journeys that need others, are refused", () => {
  expect(() => slicer(files, facts)({ client: "nobody", journeys: [] })).toThrow('no client "nobody"');
});
