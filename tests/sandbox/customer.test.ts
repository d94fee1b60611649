import { beforeEach, expect, it } from "vitest";
import { createHarbour, discreet, harbour, ida, nora, pelle } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);
let tokens: Record<string, string>;

beforeEach(async () => {
  tokens = await portal.signIn(ida.email, ida.password);
});

const PROFILE = "/api/v1/account/profile";
const find = (search: unknown) => portal.ask("POST", "/online/findagreement", tokens, search);
const findAgreementIds = async (search: unknown) =>
  (await find(search)).body.FindAgreementsResults.Agreements.Agreement.map(
    (one: { AgreementId: string }) => one.AgreementId,
  );

it("gives the profile", async () => {
  expect(await portal.ask("GET", PROFILE, tokens)).toMatchObject({
    status: 200,
    body: { firstName: "Ida", email: ida.email, enrolledMdn: ida.mobile, agreementId: "H-1" },
  });
});

it("lists the devices in an envelope", async () => {
  const { body } = await portal.ask("GET", "/account/devices", tokens);
  expect(body.status).toBe(200);
  expect(body.data).toMatchObject([
    { id: "D-1", name: "Acme One", category: "phone", status: "ENROLLED", capacity: "64 GB" },
    { id: "D-2", name: "Acme Fold", category: "laptop", status: "ENROLLED" },
  ]);
});

it("refuses the devices of an agreement that has ended, inside the envelope", async () => {
  const ended = await portal.signIn(pelle.email, pelle.password);
  const { status, body } = await portal.ask("GET", "/account/devices", ended);
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 405, data: [], agreementStatus: "TRMNTD" } });
});

it("opens the session with the client's facts", async () => {
  const { body } = await portal.ask("GET", "/online/initialize", tokens);
  expect(body).toMatchObject({
    InitializeResponse: { ClientId: "harbour", CurrencyCode: "AUD", TimeZone: "Australia/Hobart" },
    Interaction: { InteractionLine: { InteractionLineId: expect.stringMatching(/^il_/) } },
  });
  const session = await portal.ask("GET", "/online/session", tokens);
  expect(session.body.Interaction).toEqual(body.Interaction);
  expect(session.body.FindAgreementsResults.Agreements.Agreement).toHaveLength(1);
});

it("finds agreements, with their stored days", async () => {
  const { body } = await find({ email: ida.email, isDeviceData: true });
  expect(body.FindAgreementsResults.Agreements.Agreement).toMatchObject([
    {
      AgreementId: "H-1",
      ClientOffer: { ClientOfferName: "Harbour Care" },
      StartDate: "2026-01-31",
      RenewalDate: "2027-01-31",
      Assets: { Asset: [{ AssetInstance: "ENROLLED", IMEI: "356938035643809" }, {}] },
    },
  ]);
  expect(body.deviceData).toEqual([{ mdn: ida.mobile, emailAddress: ida.email }]);
});

it("finds only agreements that match every criterion", async () => {
  expect(await findAgreementIds({})).toEqual(["H-1"]);
  expect(await findAgreementIds({ mdn: ida.mobile, imei: "ACME00042", assetId: "D-2" })).toEqual(["H-1"]);
  expect(await findAgreementIds({ email: nora.email })).toEqual([]);
  expect(await findAgreementIds({ imei: "000000000000000" })).toEqual([]);
});

it("finds nothing for a person without a plan", async () => {
  const none = await portal.signIn(nora.email, nora.password);
  const { status, body } = await portal.ask("POST", "/online/findagreement", none, {});
  expect({ status, found: body.FindAgreementsResults.Agreements.Agreement }).toEqual({ status: 200, found: [] });
});

it("ends a sign-in after 30 minutes by the server's clock, with the text jwt expired", async () => {
  await portal.shiftClock(29);
  expect((await portal.ask("GET", PROFILE, tokens)).status).toBe(200);
  await portal.shiftClock(31);
  expect(await portal.ask("GET", PROFILE, tokens)).toMatchObject({ status: 401, body: { message: "jwt expired" } });
});

it("accepts only tokens that belong together, to this client and to a known sign-in", async () => {
  const others = await portal.signIn(nora.email, nora.password);
  const mixed = [
    { ...tokens, id: others.id ?? "" },
    { ...tokens, token: others.token ?? "" },
    { ...tokens, authorization: others.authorization ?? "" },
    { ...tokens, authorization: "Bearer eyJhbGciOiJub25lIn0.e30." },
    {},
  ];
  for (const headers of mixed) expect((await portal.ask("GET", PROFILE, headers)).status).toBe(401);
  expect((await new Portal(sandbox, discreet).ask("GET", PROFILE, tokens)).status).toBe(401);
  await portal.console("/api/reset", "POST");
  expect((await portal.ask("GET", PROFILE, tokens)).status).toBe(401);
});

it("has an image for each model of a phone, and serves it", async () => {
  const { body } = await portal.send("/content/device-images", { method: "GET" });
  expect(body.items).toContainEqual({ model: "One", url: "/services/content/images/phone.svg" });
  const picture = await sandbox.app.request(body.items[0].url);
  expect(picture.headers.get("content-type")).toBe("image/svg+xml");
  expect(await picture.text()).toContain("<svg");
});

it("stores what a portal logs", async () => {
  const entry = { message: "HTTP 500 response received.", level: "error", category: "API Log", statusCode: 500 };
  expect(await portal.send("/api/v1/logger", { body: entry })).toMatchObject({ status: 200, body: {} });
  expect(await portal.console("/api/rows/logEntries")).toMatchObject([{ client: "harbour", level: "error", entry }]);
});
