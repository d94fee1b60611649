import { expect, test } from "vitest";
import { checkRepository } from "../../../tools/checker/check-repository.ts";
import { sellersOf, soldBy } from "./sold.ts";

test("a client sells the programmes that it lists, and each of them knows who sells it", () => {
  const { documents } = checkRepository();
  for (const client of documents.clients) {
    const sold = soldBy(documents, client);
    expect(sold.map(({ id }) => id).sort()).toEqual(
      [...new Set(Object.values(Object(client.value.programmes)))].sort(),
    );
    for (const { id } of sold) expect(sellersOf(documents, id)).toContain(client);
  }
  expect(sellersOf(documents, "no-programme")).toEqual([]);
});
