import type { AgreementWithDevices } from "../accounts/agreements.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Device } from "../database/tables.ts";
import { catalogueNumber } from "../devices/catalogue-number.ts";

type DeviceReply = components["schemas"]["Device"];

/** The devices that an agreement covers, as the account service gives them. */
export function coveredDevices(agreement: AgreementWithDevices): DeviceReply[] {
  return agreement.devices.map((device) => deviceReply(device, agreement));
}

/** A device whose update is under review. */
export const underReview = (device: DeviceReply): DeviceReply => ({ ...device, update: "under-review" });

function deviceReply(
  { id, make, model, imei, category, colour, capacity, instance }: Device,
  of: AgreementWithDevices,
) {
  return {
    id,
    agreementId: of.id,
    name: `${make} ${model}`,
    make,
    model,
    imei,
    category,
    ...(colour === null ? {} : { colour }),
    ...(capacity === null ? {} : { capacity }),
    catalogId: catalogueNumber({ make, model, capacity }),
    status: of.status === "ENROLLED" ? instance : of.status,
  };
}
