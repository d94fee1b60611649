import { expect, test } from "vitest";
import { prepareRepository } from "../../../tools/checker/prepare-repository.ts";
import { sellersOf, soldBy } from "./sold.ts";

test("a client sells the programmes that it lists, and each of them knows who sells it", () => {
  const documents = prepareRepository();
  for (const client of documents.clients) {
    const sold = soldBy(documents, client);
    expect(sold.map(({ id }) => id).sort()).toEqual(
      [...new Set(Object.values(Object(client.value.programmes)))].sort(),
    );
    for (const { id } of sold) expect(sellersOf(documents, id)).toContain(client);
  }
  expect(sellersOf(documents, "no-programme")).toEqual([]);
});
