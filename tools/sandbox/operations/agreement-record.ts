import type { AgreementWithDevices } from "../accounts/agreements.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Device, Person } from "../database/tables.ts";
import { offerId } from "../requests/offer-id.ts";

type AgreementRecord = components["schemas"]["AgreementRecord"];
type AssetRecord = components["schemas"]["AssetRecord"];

/** An agreement in the spelling of the existing back ends. */
export function agreementRecord(agreement: AgreementWithDevices, person: Person): AgreementRecord {
  return {
    AgreementId: agreement.id,
    AgreementStatus: agreement.status,
    ClientOffer: { ClientOfferId: offerId(agreement), ClientOfferName: agreement.offerName },
    ClientProductSkuNbr: agreement.sku,
    StartDate: agreement.startsOn,
    ...(agreement.renewsOn === null ? {} : { RenewalDate: agreement.renewsOn }),
    ...(agreement.endsOn === null ? {} : { EndDate: agreement.endsOn }),
    IsImeiRequired: agreement.isImeiRequired ? "Y" : "N",
    Customers: { Customer: [{ FullName: person.fullName, FirstName: person.firstName }] },
    ContactPoints: {
      ContactPoint: [
        { ContactPointType: "MOBILE", PhoneNumber: person.mobile },
        ...(person.email === null ? [] : [{ ContactPointType: "EMAIL" as const, EmailAddress: person.email }]),
      ],
    },
    Address: agreement.address,
    Assets: { Asset: agreement.devices.map(assetRecord) },
  };
}

function assetRecord({ id, instance, category, make, model, imei, colour, capacity, mobile }: Device): AssetRecord {
  return {
    AssetId: id,
    AssetInstance: instance,
    AssetCategory: category,
    Make: make,
    Model: model,
    IMEI: imei,
    ...(colour === null ? {} : { Color: colour }),
    ...(capacity === null ? {} : { Capacity: capacity }),
    ...(mobile === null ? {} : { MobileDeviceNumber: mobile }),
  };
}
