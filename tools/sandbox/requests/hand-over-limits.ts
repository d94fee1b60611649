import { readFileSync } from "node:fs";
import { parseAddress } from "../content/courier-zones.ts";
import type { HandOverKey } from "../database/request-tables.ts";
import type { FoundRequest } from "./find-request.ts";

/** A model of a maker. */
interface Model {
  readonly make: string;
  readonly model: string;
}

const noLongerRepaired: readonly Model[] = JSON.parse(
  readFileSync(new URL("../content/no-longer-repaired.json", import.meta.url), "utf8"),
);

/** The kinds of appliance that no courier picks up: specification, section 8. */
const LARGE = ["television", "refrigerator", "fridge", "washingmachine", "washer", "airconditioner", "aircon"];

/** The incidents after which another device is brought: without a repair they need no conversion. */
const WITHOUT_REPAIR: readonly string[] = ["Swap", "Replacement", "Upgrade", "Malfunction", "Malfunction-IW"];

/** The incident that a repair becomes when the device is not repaired any longer. */
export const SWAP = "Swap";

/** Whether a courier cannot pick the device of a request up, because it is a large appliance. */
export const isTooLarge = ({ device }: FoundRequest): boolean =>
  device !== undefined &&
  LARGE.includes(
    device.category
      .toLowerCase()
      .replace(/[^a-z]/g, "")
      .replace(/s$/, ""),
  );

/** Whether a device would be picked up on an island to which the courier does not drive. */
export const isBeyondCourier = (option: HandOverKey | "ONSITE", address: Parameters<typeof parseAddress>[0]): boolean =>
  option === "PUR" && parseAddress(address).result === "OUTLYING_ISLAND";

/** The incident whose device its repairer fetches, by country (ISO 3166). */
const FETCHED_BY_REPAIRER: Readonly<Partial<Record<string, string>>> = { TW: "Device Repair" };

/** Whether the device of a request, if it is fetched, is fetched by its repairer and not by a courier. */
export const isFetchedByRepairer = ({ request, agreement }: FoundRequest): boolean =>
  request.incident !== null && FETCHED_BY_REPAIRER[agreement.address.CountryCode] === request.incident;

/** Whether the device of a request is repaired, and not replaced. */
export const isRepair = ({ request }: FoundRequest): boolean =>
  request.incident !== null && !WITHOUT_REPAIR.includes(request.incident);

/** Whether a request for a repair became a swap, because makers give no parts for its device any longer. */
export const isConverted = (found: FoundRequest): boolean =>
  isRepair(found) &&
  noLongerRepaired.some(({ make, model }) => make === found.device?.make && model === found.device.model);
