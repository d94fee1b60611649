import { expect, test } from "vitest";
import { schemaProblem } from "./schema-problem.ts";

const found = (demanded: string, value: unknown) =>
  schemaProblem({ path: ["region", "timeZone"], keyword: "format", value, demanded, declared: {} });

test("a text that is none of its format is named, beside the nearest one that is", () => {
  expect(found("time-zone", "Asia/Singapor")).toEqual({
    check: "wrong-value",
    path: ["region", "timeZone"],
    message: '"Asia/Singapor" is not a time zone of the IANA database, such as "Etc/UTC"',
    hint: 'did you mean "Asia/Singapore"?',
  });
  expect(found("currency", "SGX")).toMatchObject({ hint: 'did you mean "SGD"?' });
});

test("a format of which nobody lists all texts has an example", () => {
  expect(found("duration", "5 minutes")).toMatchObject({
    message: '"5 minutes" is not a duration: days as "P30D", months as "P1M", minutes as "PT5M"',
    hint: 'for example: "PT5M"',
  });
});
