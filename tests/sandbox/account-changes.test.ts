import { beforeEach, describe, expect, it } from "vitest";
import { createHarbour, harbour, ida, nora } from "./support/harbour.ts";
import { Portal } from "./support/portal.ts";
import { sandboxForTests } from "./support/sandbox-for-tests.ts";

const sandbox = sandboxForTests(createHarbour);
const portal = new Portal(sandbox, harbour);
let tokens: Record<string, string>;

beforeEach(async () => {
  tokens = await portal.signIn(ida.email, ida.password);
});

const get = async (path: string) => (await portal.ask("GET", path, tokens)).body;
let requests = 0;
function send(method: string, path: string, body: unknown) {
  requests += 1;
  return portal.ask(method, path, { ...tokens, "idempotency-key": `request-${requests}` }, body);
}

describe("a profile", () => {
  const PROFILE = "/api/v1/account/profile";
  const update = (change: unknown) => send("PUT", "/api/v2/account/profile", change);

  it("is changed, and the whole name follows the first name", async () => {
    const { profileId } = await get(PROFILE);
    const change = { profileId, firstName: "Ada", lastName: "Berg", gender: "male", email: "Ada@harbour.test" };
    const expected = { firstName: "Ada", fullName: "Ada Berg", gender: "male", email: "ada@harbour.test" };
    expect(await update(change)).toMatchObject({ status: 200, body: expected });
    expect(await get(PROFILE)).toMatchObject(expected);
  });

  it.each([
    ["of another customer", { profileId: "pr_other" }],
    ["with somebody else's email", { email: nora.email }],
    ["without the email that one signs in by", { email: undefined }],
  ])("%s is refused, and stays as it is", async (_how, over) => {
    const before = await get(PROFILE);
    const change = { profileId: before.profileId, firstName: "Ada", gender: "male", email: ida.email, ...over };
    expect(await update(change)).toMatchObject({ status: 400, body: { code: "REFUSED" } });
    expect(await get(PROFILE)).toEqual(before);
  });
});

describe("linked devices", () => {
  const LINKED = "/api/v1/account/link-devices";
  const phone = { plan: "One", callingCode: "61", mdn: "0412345678", model: "One", imei: "356938035643809" };
  const link = (...assetIds: string[]) =>
    send("POST", "/account/link-devices", { devices: assetIds.map((assetId) => ({ ...phone, assetId })) });
  const linked = async () => (await get(LINKED)).devices.map(({ assetId }: { assetId: string }) => assetId);

  it("are none at first, and stay once they are linked", async () => {
    expect(await linked()).toEqual([]);
    expect((await link("D-1")).body).toEqual({ status: 200, data: { devices: [{ ...phone, assetId: "D-1" }] } });
    expect((await link("D-1", "D-2")).body.data.devices).toHaveLength(2);
    expect(await linked()).toEqual(["D-1", "D-2"]);
  });

  it("are each customer's own", async () => {
    await link("D-1");
    tokens = await portal.signIn(nora.email, nora.password);
    expect(await linked()).toEqual([]);
  });
});
