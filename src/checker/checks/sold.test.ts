import { expect, test } from "vitest";
import { prepareRepository } from "../../../tools/checker/prepare-repository.ts";
import { listSellers, soldBy } from "./sold.ts";

test("a client sells the programmes that it lists, and each of them knows who sells it", () => {
  const context = prepareRepository();
  for (const client of context.clients) {
    const sold = soldBy(context, client);
    expect(sold.map(({ id }) => id).sort()).toEqual(
      [...new Set(Object.values(Object(client.value.programmes)))].sort(),
    );
    for (const { id } of sold) expect(listSellers(context, id)).toContain(client);
  }
  expect(listSellers(context, "no-programme")).toEqual([]);
});
