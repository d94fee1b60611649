import { beforeEach, describe, expect, it } from "vitest";
import { createHarbour, harbour, ida } from "./support/harbour.ts";
import { Portal, type Reply } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";
import { makePhoto, wholeFiles } from "./support/whole-files.ts";

const NEW_IMEI = "490154203237518";
const GIF = Uint8Array.from(wholeFiles.gif);

const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);
let tokens: Record<string, string>;
let line: { InteractionLineId: string };

async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  tokens = await portal.signIn(email, password);
  line = { InteractionLineId: await portal.interactionLine(tokens) };
}

beforeEach(async () => {
  await signIn(ida);
});

let keys = 0;
function post(path: string, body: unknown): Promise<Reply> {
  keys += 1;
  return portal.ask("POST", `/claim/api/${path}`, { ...tokens, "idempotency-key": `update-${keys}` }, body);
}
const phone = { AgreementId: "H-1", AssetId: "D-1", AssetCategory: "PHONE", Brand: "Acme", Model: "Two" };
const update = (more: object = {}) => post("synnex/updatedevice", { ...phone, SerialNumber: NEW_IMEI, ...more });
const itsDevice = { AgreementId: "H-1", AssetId: "D-1" };
const putNumberRight = (imei: string) => post("update-imei-inquiry", { ...itsDevice, ...line, Imei: imei });
const device = async () => {
  const { body } = await portal.ask("GET", "/account/devices", tokens);
  return body.data.find(({ id }: { id: string }) => id === "D-1");
};
const models = (path: string) => portal.ask("GET", `/claim/api/getmakemodel/${path}`, tokens);

describe("an update of an enrolled device", () => {
  it("is under review for a day, in which the device keeps its old data; then it takes effect", async () => {
    const { body } = await update({ Color: "Slate" });
    expect(body).toEqual({ AssetId: "D-1", UpdateId: expect.stringMatching(/^UPD-3\d{5}$/) });
    expect(await device()).toMatchObject({ model: "One", imei: "356938035643809", update: "under-review" });
    await portal.shiftClock(24 * 60 + 1);
    await signIn(ida);
    expect(await device()).toMatchObject({ name: "Acme Two", imei: NEW_IMEI, colour: "Slate" });
    expect(await device()).not.toHaveProperty("update");
    expect(await device()).not.toHaveProperty("capacity");
  });

  it("is refused while another is under review, in full or only its number", async () => {
    await update();
    for (const again of [await update({ Model: "Three" }), await putNumberRight(NEW_IMEI)])
      expect(again).toMatchObject({ status: 409, body: { code: "UPDATE_PENDING" } });
  });

  it("may change only its number", async () => {
    expect(await putNumberRight(NEW_IMEI)).toMatchObject({ status: 200, body: { UpdateId: expect.any(String) } });
    await portal.shiftClock(24 * 60 + 1);
    await signIn(ida);
    expect(await device()).toMatchObject({ model: "One", colour: "Sand", imei: NEW_IMEI });
  });

  it("requires a valid number that no other device has", async () => {
    expect(await putNumberRight("ACME00042")).toMatchObject({ status: 400, body: { code: "SERIAL_EXISTS" } });
    expect(await putNumberRight("490154203237519")).toMatchObject({ status: 400, body: { code: "SERIAL_INVALID" } });
    expect(await portal.console("/api/rows/deviceUpdates")).toEqual([]);
  });

  it("is refused for a device of another customer", async () => {
    expect(await update({ AssetId: "D-9" })).toMatchObject({ status: 400, body: { code: "UNKNOWN_DEVICE" } });
    expect(await update({ AgreementId: "H-9" })).toMatchObject({ status: 400, body: { code: "UNKNOWN_DEVICE" } });
  });
});

describe("a file that proves it", () => {
  const names = { FileName: "receipt.gif", FolderName: "device-updates", AgreementId: "H-1" };
  const place = async (more: object = {}) => (await post("filesystem/upload/v3", { ...names, ...more })).body;
  const put = (url: string, body: BodyInit = GIF) => portal.raw(url.replace("/services", ""), { method: "PUT", body });
  const attach = (id: string) =>
    post("updatereferencedocument", {
      ...{ ReferenceType: "DEVICE_UPDATE", ReferenceId: "D-1", AgreementId: "H-1" },
      Documents: [{ UploadId: id, FileName: "receipt.gif" }],
    });

  it("is put at its own address and belongs to the device, once", async () => {
    const { UploadId, Url } = await place();
    expect(await attach(UploadId)).toMatchObject({ status: 400, body: { code: "NO_FILE" } });
    expect(await put(Url)).toMatchObject({ status: 200 });
    expect(await attach(UploadId)).toMatchObject({ status: 200, body: { Documents: 1 } });
    expect(await attach(UploadId)).toMatchObject({ status: 200 });
    expect(await portal.console("/api/rows/referenceDocuments")).toMatchObject([
      { uploadId: UploadId, deviceId: "D-1", name: "receipt.gif" },
    ]);
  });

  it("was sent for that purpose", async () => {
    const { UploadId, Url } = await place({ FolderName: "request-photos" });
    expect(await put(Url, makePhoto(1000))).toMatchObject({ status: 200 });
    expect(await attach(UploadId)).toMatchObject({ status: 400, body: { code: "NO_FILE" } });
  });

  it("may be of more kinds than an enquiry's, and larger", async () => {
    const { Url } = await place();
    expect(await put(Url, "<script>")).toMatchObject({ status: 415 });
    expect(await put(Url, makePhoto(10 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
    expect(await put(Url, makePhoto(4 * 1024 * 1024))).toMatchObject({ status: 200 });
  });
});

describe("makes and models", () => {
  it("belong to a kind of device; models belong to one make and list their choices", async () => {
    expect((await models("TABLET")).body).toEqual({
      Makes: [
        { MakeId: "apple", MakeName: "Apple" },
        { MakeId: "samsung", MakeName: "Samsung" },
      ],
      Models: [],
    });
    expect((await models("TABLET?makeid=samsung")).body).toEqual({
      Makes: [],
      Models: [
        {
          ModelName: "Galaxy Tab S10",
          Capacities: ["256 GB", "512 GB"],
          Colors: ["Moonstone Grey", "Platinum Silver"],
        },
      ],
    });
    expect(await models("TABLET?makeid=acme")).toMatchObject({ status: 400, body: { code: "UNKNOWN_MAKE" } });
  });

  it("are the same in the portal's content", async () => {
    const path = "/content/entries?portalType=device_protection&contentType=deviceModel&query=TABLET";
    const { items } = (await portal.send(path, { method: "GET" })).body;
    expect(items.map(({ fields }: { fields: object }) => fields)).toContainEqual(
      expect.objectContaining({ brandName: "Samsung", title: "Galaxy Tab S10", capacities: ["256 GB", "512 GB"] }),
    );
    expect(items).toHaveLength(3);
  });
});
