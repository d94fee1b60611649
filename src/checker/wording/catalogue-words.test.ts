import { expect, test } from "vitest";
import { documentSet } from "../../../tests/documents/support/document-set.ts";
import { createCatalogue } from "../../texts/catalogue.ts";
import { compileText } from "../../texts/compile-text.ts";
import { createCheckContext } from "../check-context.ts";
import { changingFiles } from "../read/changing-files.ts";
import { releaseFor } from "../release/release-for.ts";

test("a released programme has words for each entry, which a text says in the customer's language", async () => {
  const { files, facts } = documentSet("tea");
  const { programmes } = await releaseFor(createCheckContext(changingFiles(files), facts), "tea-house");
  const { programme, wording } = programmes["green-leaf"] ?? {};
  const said = (locale: string) => {
    const own = { "green-leaf": wording?.[locale] ?? {} };
    const words = createCatalogue(() => {}).words({ locale, timeZone: "UTC", texts: {}, programmes: own });
    return compileText({ var: "programme.requests.types.refill.name" })({ programme }, words);
  };
  expect([said("en-US"), said("zh-Hant-TW")]).toEqual(["Refill", "續杯"]);
});
