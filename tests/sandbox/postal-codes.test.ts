import { expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida } from "./support/harbour.ts";

const { line, post, get } = claimsPortal(harbour, [ida], "2026-11-20T10:00:00+11:00");

const hobart = { City: "Hobart", State: "TAS", PostalCode: "7000" };

it("a postal code of the customer's country has its city, by each version", async () => {
  const first = await get("getcitystatebyzipcode/7000?languagecode=en-AU&clientid=harbour");
  expect(first.body).toEqual({ GetCityStatebyZipCodeResponse: [hobart] });
  const second = await get("v2/getcitystatebyzipcode?zipcode=7000&languagecode=en-AU&clientid=harbour");
  expect(second.body).toEqual({ GetCityStatebyZipCodeResponse: [hobart] });
  expect((await get("v1/citystate/7000")).body).toEqual({ CityState: { City: "Hobart", State: "TAS" } });
});

it("a postal code of another country, or of none, has no city", async () => {
  for (const zip of ["10450", "0000"]) {
    const first = await get(`getcitystatebyzipcode/${zip}?languagecode=en-AU&clientid=harbour`);
    expect(first.body).toEqual({ GetCityStatebyZipCodeResponse: [] });
    expect((await get(`v1/citystate/${zip}`)).body).toEqual({});
  }
});

it("the look-up for a request is its customer's", async () => {
  const { body } = await post("startservicerequest", { ...line, AgreementId: "H-1" });
  const own: string = body.CustomerCase.ServiceRequests[0].ServiceRequestId;
  const look = (id: string) => get(`v2/getcitystatebyzipcode?zipcode=7000&servicerequestid=${id}`);
  expect((await look(own)).body).toEqual({ GetCityStatebyZipCodeResponse: [hobart] });
  expect(await look("SR499999")).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
});
