import { beforeEach, expect, it } from "vitest";
import { createHarbour, harbour, ida, nora } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);
let tokens: Record<string, string>;

beforeEach(async () => {
  tokens = await portal.signIn(ida.email, ida.password);
});

const LAPTOP = {
  AgreementId: "H-1",
  AssetCategory: "LAPTOP",
  Brand: "Acme",
  Model: "Slate",
  SerialNumber: "SN0000042",
  RAM: "32 GB",
};
let requests = 0;
function register(device: unknown) {
  requests += 1;
  const headers = { ...tokens, "idempotency-key": `device-${requests}` };
  return portal.ask("POST", "/claim/api/synnex/updatedevice", headers, device);
}
const devices = async () => (await portal.ask("GET", "/account/devices", tokens)).body.data;

it("a device is covered from then on, and its data is stored", async () => {
  const { body } = await register(LAPTOP);
  expect(await devices()).toContainEqual(
    expect.objectContaining({ id: body.AssetId, name: "Acme Slate", category: "laptop", imei: "SN0000042" }),
  );
  expect(await portal.console("/api/rows/deviceDetails")).toMatchObject([{ deviceId: body.AssetId, details: LAPTOP }]);
});

it("a device without a number is given one", async () => {
  const { SerialNumber: _none, ...console } = { ...LAPTOP, AssetCategory: "GAMECONSOLES", Model: "Pad" };
  await register(console);
  expect(await devices()).toContainEqual(
    expect.objectContaining({ name: "Acme Pad", category: "game-consoles", imei: expect.stringMatching(/^A\d{6}$/) }),
  );
});

it("a registered number and another customer's agreement are refused", async () => {
  const before = await devices();
  expect(await register({ ...LAPTOP, SerialNumber: "ACME00042" })).toMatchObject({
    status: 400,
    body: { code: "SERIAL_EXISTS" },
  });
  tokens = await portal.signIn(nora.email, nora.password);
  expect(await register(LAPTOP)).toMatchObject({ status: 400, body: { code: "UNKNOWN_AGREEMENT" } });
  tokens = await portal.signIn(ida.email, ida.password);
  expect(await devices()).toEqual(before);
});
