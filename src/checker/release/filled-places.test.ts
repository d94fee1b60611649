import { expect, test } from "vitest";
import { withFilledPlaces } from "./filled-places.ts";

const client = { code: "tea & co", region: { country: "SG" } };

test("a link holds the client's code, encoded for an address", () => {
  const { links } = withFilledPlaces({ links: { terms: "/files/{client.code}/terms.pdf" } }, client);
  expect(links).toEqual({ terms: "/files/tea%20%26%20co/terms.pdf" });
});

test("a header holds the client's country and code unchanged; other braces stay", () => {
  const headers = { "x-country-code": "{client.region.country}", "x-of": "{client.code}", "x-other": "{other}" };
  expect(withFilledPlaces({ backEnd: { headers } }, client)).toEqual({
    backEnd: { headers: { "x-country-code": "SG", "x-of": "tea & co", "x-other": "{other}" } },
  });
});

test("a text without placeholders stays as it is", () => {
  expect(withFilledPlaces({ id: "tea" }, client)).toEqual({ id: "tea" });
});
