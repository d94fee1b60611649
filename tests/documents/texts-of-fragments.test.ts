import { expect, test } from "vitest";
import { createCheckContext } from "../../src/checker/check-context.ts";
import { changingFiles } from "../../src/checker/read/changing-files.ts";
import { textsFor } from "../../src/checker/wording/texts-for.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";

const { index, clients } = createCheckContext(changingFiles(readDocumentFiles()), checkerFacts());
const client = clients.find(({ id }) => id === "tech-care") ?? expect.unreachable("no such client");
const texts = (journey: string) => textsFor(index, client, "en-US", journey);

test("a journey has the texts of another whose fragment it uses, and not those that every page has anyway", () => {
  expect(texts("contact-us")).toMatchObject({ "people.number.dial": expect.stringContaining("*#06#") });
  expect(texts("renewal")).not.toHaveProperty(["people.number.dial"]);
  expect(Object.keys(texts("feedback")).filter((key) => key.startsWith("shell."))).toEqual([]);
});
