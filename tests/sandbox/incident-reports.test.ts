import { describe, expect, it } from "vitest";
import { claimsPortal } from "./support/claims-portal.ts";
import { harbour, ida, nora } from "./support/harbour.ts";
import { wholeFiles } from "./support/whole-files.ts";

const bay = { ...harbour, currency: "SGD", timeZone: "Asia/Singapore" };
const { line, portal, post, ask, rows, signIn } = claimsPortal(bay, [ida, nora], "2026-11-20T10:00:00+08:00");

async function start(): Promise<{ readonly id: string; readonly caseId: string }> {
  const { CustomerCase } = (await post("startservicerequest", { ...line, AgreementId: "H-1" })).body;
  return { id: CustomerCase.ServiceRequests[0].ServiceRequestId, caseId: CustomerCase.CustomerCaseNumber };
}

/** Reports all that the specification lists, with some members changed. */
async function report(more: object = {}, incident: object = {}, asset: object = {}) {
  const { id, caseId } = await start();
  const profile = (await ask("GET", "/account/profile")).body;
  return post("processincident", {
    ...{ ...line, ServiceRequestId: id, CustomerCaseId: caseId, ClientOfferId: "CO-HC-1", MobileNumber: "0412345678" },
    Incident: {
      ...{ AgreementId: "H-1", CustomerId: profile.userId, IncidentType: "Replacement", IncidentDate: "2026-11-18" },
      ...{ FailureDescriptiveText: "It was in my bag.", Triage: [{ QuestionId: "lossKind", Answer: "stolen" }] },
      ...incident,
    },
    AssetDetails: { AssetId: "D-1", SerialNumber: "356938035643809", AssetCatalogId: "ACME-ONE-64-GB", ...asset },
    ...more,
  });
}

async function upload(folder: string, bytes: Uint8Array, name: string): Promise<string> {
  const named = { FileName: name, FolderName: folder, AgreementId: "H-1" };
  const { UploadId, Url } = (await post("filesystem/upload/v3", named)).body;
  const body = Uint8Array.from(bytes);
  await portal.raw(String(Url).replace("/services", ""), { method: "PUT", body });
  return UploadId;
}

describe("a report of an incident", () => {
  it("is kept with its day, its words, its answers and its photos", async () => {
    const photo = await upload("request-photos", wholeFiles.jpeg, "bag.jpg");
    expect(await report({ Documents: [{ UploadId: photo, FileName: "bag.jpg" }] })).toMatchObject({ status: 200 });
    expect(await rows("serviceRequests")).toMatchObject([
      {
        ...{ happenedOn: "2026-11-18", description: "It was in my bag.", contactNumber: "0412345678" },
        triage: [{ QuestionId: "lossKind", Answer: "stolen" }],
        documents: [{ UploadId: photo, FileName: "bag.jpg" }],
        screenAnswers: null,
      },
    ]);
  });

  it("keeps the answers about a screen apart, and forgets those of an incident before", async () => {
    await report();
    const answers = [{ QuestionId: "turnsOn", Answer: "yes" }];
    await report({ ScreenRepairQA: answers }, { Triage: undefined, FailureDescriptiveText: undefined });
    expect(await rows("serviceRequests")).toMatchObject([{ screenAnswers: answers, triage: null, description: null }]);
  });

  it.each(["92345178", "ag_900183726"])("is refused with %s in place of a question", async (QuestionId) => {
    expect(await report({ ScreenRepairQA: [{ QuestionId, Answer: "yes" }] })).toMatchObject({ status: 422 });
    expect(await rows("serviceRequests")).toMatchObject([{ status: "NEW", screenAnswers: null }]);
  });

  it.each([
    ["the number of another case", { CustomerCaseId: "CC700999" }, {}, {}, "UNKNOWN_REQUEST"],
    ["another offer", { ClientOfferId: "CO-OTHER" }, {}, {}, "UNKNOWN_AGREEMENT"],
    ["somebody else's number", { MobileNumber: "0412345002" }, {}, {}, "UNKNOWN_CUSTOMER"],
    ["another customer", {}, { CustomerId: "us_1" }, {}, "UNKNOWN_CUSTOMER"],
    ["another serial number", {}, {}, { SerialNumber: "ACME00042" }, "UNKNOWN_DEVICE"],
    ["another model", {}, {}, { AssetCatalogId: "ACME-TWO" }, "UNKNOWN_DEVICE"],
    ["a day in the future", {}, { IncidentDate: "2026-11-21" }, {}, "INCIDENT_DATE"],
    ["a day before the plan", {}, { IncidentDate: "2026-01-30" }, {}, "INCIDENT_DATE"],
    ["a photo that is not there", { Documents: [{ UploadId: "up_0", FileName: "bag.jpg" }] }, {}, {}, "NO_FILE"],
  ])("is refused with %s", async (_what, more, incident, asset, code) => {
    expect(await report(more, incident, asset)).toMatchObject({ status: 400, body: { code } });
    expect(await rows("serviceRequests")).toMatchObject([{ status: "NEW", happenedOn: null }]);
  });

  it("gives its photos back, each by its name, to its own customer alone", async () => {
    const photo = await upload("request-photos", wholeFiles.jpeg, "bag.jpg");
    const other = await upload("request-photos", wholeFiles.png, "other.png");
    const named = [{ UploadId: photo, FileName: 'Tasche für "daheim".jpg' }];
    const id: string = (await report({ Documents: named })).body.CustomerCase.ServiceRequests[0].ServiceRequestId;
    const download = (UploadId: string, ServiceRequestId = id) =>
      post("filesystem/download/v2", { ServiceRequestId, UploadId });
    const { status, headers } = await download(photo);
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(headers.get("content-length")).toBe(String(wholeFiles.jpeg.length));
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="Tasche f_r _daheim_.jpg"; filename*=UTF-8''Tasche%20f%C3%BCr%20%22daheim%22.jpg`,
    );
    expect(await download(other)).toMatchObject({ status: 404, body: { code: "NO_FILE" } });
    await signIn(nora);
    expect(await download(photo)).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
  });

  it("is refused with a photo that was sent for another purpose", async () => {
    const receipt = await upload("device-updates", wholeFiles.jpeg, "receipt.jpg");
    const refused = { status: 400, body: { code: "NO_FILE" } };
    expect(await report({ Documents: [{ UploadId: receipt, FileName: "receipt.jpg" }] })).toMatchObject(refused);
  });

  it("has its ids from the session and from the list of devices", async () => {
    const { body } = await ask("GET", "/account/devices");
    expect(body.data[0]).toMatchObject({ id: "D-1", catalogId: "ACME-ONE-64-GB" });
  });
});

describe("a signed declaration", () => {
  const address = { Address1: "1 Quay", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
  const declared = { Declarations: ["loss"], Points: ["isTrue", "ownsDevice"], SignedName: "ida  BERG" };
  async function order(Declaration?: object) {
    const { id } = await start();
    await report();
    return post("serviceorder", {
      ...{ ...line, ServiceRequestId: id, FulfillmentOption: "Delivery", ReceiverAddress: address },
      ...{ CollectionDate: "2026-11-23", CollectionSlot: "9AM-12PM", Declaration },
    });
  }

  it("is kept with the order, with its video or that there is none", async () => {
    const video = await upload("request-videos", wholeFiles.mp4, "place.mp4");
    const Video = { UploadId: video, FileName: "place.mp4" };
    expect(await order({ ...declared, Video })).toMatchObject({ status: 200 });
    expect(await rows("serviceOrders")).toMatchObject([{ declaration: { ...declared, Video } }]);
    expect(await order({ ...declared, VideoUnavailable: true })).toMatchObject({ status: 200 });
    expect(await rows("serviceOrders")).toMatchObject([{ declaration: { ...declared, VideoUnavailable: true } }]);
  });

  it("is needed for a lost or stolen device, by the plan's customer, with a video that has arrived", async () => {
    const refused = (code: string) => ({ status: 400, body: { code } });
    expect(await order()).toMatchObject(refused("DECLARATION_MISSING"));
    expect(await order({ ...declared, SignedName: "Nora Dahl" })).toMatchObject(refused("SIGNATURE"));
    const none = await upload("request-videos", wholeFiles.jpeg, "place.jpg");
    const photo = await upload("request-photos", wholeFiles.jpeg, "place.jpg");
    for (const id of ["up_0", none, photo])
      expect(await order({ ...declared, Video: { UploadId: id, FileName: "a.mp4" } })).toMatchObject(
        refused("NO_FILE"),
      );
    expect(await rows("serviceOrders")).toEqual([]);
  });
});
