import { alternativeDevices, type ReplacementDevice, sameDevices } from "../content/replacement-devices.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { Device } from "../database/tables.ts";
import { type FoundRequest, findOpen, ORDERED, orderedBefore } from "../requests/find-request.ts";
import { countStock, expectedDay, isWaiting } from "../requests/stock.ts";
import type { Customer } from "../security/tokens.ts";
import { defineCustomerOperation } from "./operation.ts";

type Item = components["schemas"]["ReplacementItem"];

/** The models that can be sent in place of a request's device: its own, and others. */
export const getReplacements = defineCustomerOperation("getReplacements", async (customer, { query }, { database }) => {
  const found = await findChooser(database, customer, query.servicerequestid);
  const { same, others } = devicesFor(found.device);
  const left = await countLeft(found, database);
  const item = (ReplacementCategory: Item["ReplacementCategory"]) => (devices: readonly ReplacementDevice[]) => {
    const [first] = devices;
    if (first === undefined) return [];
    const { id: AssetCatalogId, make: Make, model: Model } = first.model;
    return [{ AssetCatalogId, Make, Model, ReplacementCategory, IsInStock: devices.some(({ id }) => left(id) > 0) }];
  };
  const alternatives = query.IncludeAllReplacementCategory === "true" ? byModel(others) : [];
  return { ReplacementItems: [...item("SAME")(same), ...alternatives.flatMap(item("ALTERNATE"))] };
});

/** The sizes and colours of these models, and which of them are in stock. */
export const getReplacementMatrix = defineCustomerOperation(
  "getReplacementMatrix",
  async (customer, { body, now }, { database }) => {
    const found = await findChooser(database, customer, body.ServiceRequestId);
    const { same, others } = devicesFor(found.device);
    const left = await countLeft(found, database);
    const ExpectedOn = expectedDay(now);
    return {
      ReplacementMatrix: [...same, ...others].map(({ id, model, capacity, colour }) => ({
        ...{ ReplacementId: id, AssetCatalogId: model.id, IsInStock: left(id) > 0 },
        ...(capacity !== undefined && { Capacity: capacity }),
        ...(colour !== undefined && { Color: colour }),
        ...(left(id) > 0 ? {} : { ExpectedOn }),
      })),
    };
  },
);

/** The customer's request whose device is chosen: a draft, or one that waits for a device. Throws 400 or 409. */
async function findChooser(database: Database, customer: Customer, id: string): Promise<FoundRequest> {
  const found = await findOpen(database, customer, id);
  const { status, number } = found.request;
  if (status === ORDERED && !(await isWaiting(database, number))) throw orderedBefore();
  return found;
}

/** Whether a device can be sent in place of another. */
export const isReplacementFor = (device: Device | undefined, id: string): boolean =>
  Object.values(devicesFor(device)).some((devices) => devices.some((one) => one.id === id));

const devicesFor = (device: Device | undefined) =>
  device === undefined ? { same: [], others: [] } : { same: sameDevices(device), others: alternativeDevices(device) };

/** Counts devices by id. */
async function countLeft({ agreement }: FoundRequest, database: Database) {
  const counted = await countStock(database, agreement.address.CountryCode);
  const left = new Map(counted.map((one) => [one.device.id, one.left]));
  return (id: string): number => left.get(id) ?? 0;
}

function byModel(devices: readonly ReplacementDevice[]): readonly (readonly ReplacementDevice[])[] {
  return [...new Set(devices.map(({ model }) => model))].map((model) => devices.filter((one) => one.model === model));
}
