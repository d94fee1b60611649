import { expect, test } from "vitest";
import { soldBy } from "../../src/checker/checks/sold.ts";
import { arrayElements, member } from "../../src/documents/json.ts";
import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { monthlyPrice } from "../../tools/sandbox/content/plan-prices.ts";
import { calculateFee } from "../../tools/sandbox/content/service-fees.ts";

const context = prepareRepository(readDocumentFiles("."));

/** The offers of every client, in its currency. */
const offers = context.clients.flatMap((client) =>
  soldBy(context, client).map(({ id, value }) => ({
    name: `${client.id}: ${id}`,
    currency: String(member(client.value.region, "currency")),
    programme: value,
  })),
);

/** The price where a currency is unknown, and of one plan in Singapore. */
const UNKNOWN = monthlyPrice("XXX", "");

test.each(offers)("$name has a price of its currency", ({ currency, programme }) => {
  const names = arrayElements(member(programme.offer, "wireNames")).map(String);
  expect(names).not.toEqual([]);
  const prices = names.filter((name) => name !== "Basic").map((name) => monthlyPrice(currency, name));
  expect(prices).not.toContain(UNKNOWN);
});

test.each(offers)("$name has a fee for each of its services, but for repairs that are quoted first", (offer) => {
  const { requests, fees } = offer.programme;
  const isQuoted = arrayElements(member(fees, "notes")).includes("repairUpTo");
  const paid = arrayElements(member(requests, "offers"))
    .map((incident) => member(member(requests, "types"), String(incident)))
    .filter((type) => member(type, "fee") !== undefined)
    .filter((type) => !(isQuoted && member(type, "serviceType") === "REPAIR"));
  const without = paid
    .map((type) => String(member(type, "wire")))
    .filter((wire) => calculateFee(offer.currency, "phone", wire) === 0);
  expect(without).toEqual([]);
});
