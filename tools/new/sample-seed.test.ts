import { expect, it } from "vitest";
import { samplePostalCode } from "./sample-seed.ts";

it.each(["[0-9]{6}", "[0-9]{3}-[0-9]{4}", "[A-Z]{2}[0-9] [0-9][A-Z]{2}"])(
  "gives the first person of a country a postal code of the form %s",
  (pattern) => {
    expect(samplePostalCode({ pattern })).toMatch(new RegExp(`^${pattern}$`));
  },
);

it("gives some postal code where the country has no form of it", () => {
  expect(samplePostalCode({})).toMatch(/^\d+$/);
});
