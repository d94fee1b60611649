import { describe, expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { raisedRequests } from "./support/raised-requests.ts";

const { line, portal, signIn, post, put, get, rows, draft, raise, advance } = raisedRequests();

describe("moving a hand-over", () => {
  const orderOf = async (id: string): Promise<string> =>
    (await get(`v2/details/${id}`)).body.ClaimDetails.ServiceOrder.ServiceOrderId;
  const move = async (id: string, CollectionDate: string, CollectionSlot: string) =>
    put(`shippingorder/${await orderOf(id)}`, { ...line, CollectionDate, CollectionSlot });

  it("takes the other slot, frees the former one, and the total follows the fees of the slots", async () => {
    const id = await raise();
    const day = { status: 200, body: { ServiceOrder: { ServiceOrderStatus: "SUBMITTED", TotalAmount: 9_800 } } };
    expect(await move(id, "2026-11-24", "9AM-12PM")).toMatchObject(day);
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-24", slot: "9AM-12PM" }]);
    const moved = (await get(`v2/details/${id}`)).body.ClaimDetails;
    expect(moved).toMatchObject({ CollectionDate: "2026-11-24", CollectionSlot: { StartTime: "09:00" } });
    expect(await move(id, "2026-11-23", "7PM-10PM")).toMatchObject({ body: { ServiceOrder: { TotalAmount: 11_000 } } });
  });

  it("keeps the slot when the other one cannot be booked", async () => {
    const id = await raise();
    for (const [day, slot] of [
      ["2026-11-22", "9AM-12PM"],
      ["2020-01-01", "9AM-12PM"],
      ["2026-11-24", "3AM-4AM"],
    ] as const)
      expect(await move(id, day, slot)).toMatchObject({ status: 409, body: { code: "SLOT_TAKEN" } });
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-23", slot: "7PM-10PM" }]);
  });

  it("works until the hand-over begins, and not for another customer's order", async () => {
    const id = await raise();
    const order = await orderOf(id);
    const wanted = { CollectionDate: "2026-11-25", CollectionSlot: "9AM-12PM" };
    await signIn(nora);
    const others = await put(`shippingorder/${order}`, { ...line, ...wanted });
    expect(others).toMatchObject({ status: 400, body: { code: "UNKNOWN_ORDER" } });
    await portal.console("/api/clock", "PUT", { now: "2026-11-23T19:00:00+08:00" });
    await signIn(ida);
    const late = await put(`shippingorder/${order}`, { ...line, ...wanted });
    expect(late).toMatchObject({ status: 409, body: { code: "TOO_LATE" } });
    expect(await rows("slotSeats")).toMatchObject([{ day: "2026-11-23" }]);
  });
});

describe("rating", () => {
  const nine = { NpsScore: 9, NpsReasons: ["speed", "staff"], CsatScore: 5 };
  const rate = (id: string, more: object = {}) =>
    post(`feedback/${id}`, { ...line, ...nine, ServiceRequestId: id, ...more });
  const delivered = async () => {
    const id = await raise();
    for (const _ of ["APPROVED", "RECEIVED", "REPAIRED", "DELIVERED"]) await advance(id);
    return id;
  };

  it("is stored once, and shown in the details", async () => {
    const id = await delivered();
    expect((await get(`v2/details/${id}`)).body.ClaimDetails).not.toHaveProperty("Rating");
    expect(await rate(id, { Comment: "Fast." })).toMatchObject({ status: 200, body: { ServiceRequestId: id } });
    expect(await rate(id, { NpsScore: 0 })).toMatchObject({ status: 409, body: { code: "RATED_BEFORE" } });
    expect(await rows("ratings")).toMatchObject([
      { score: 9, reasons: ["speed", "staff"], satisfaction: 5, comment: "Fast." },
    ]);
    expect((await get(`v2/details/${id}`)).body.ClaimDetails.Rating).toMatchObject({ NpsScore: 9 });
  });

  it("is refused until the device is back", async () => {
    const id = await raise();
    expect(await rate(id)).toMatchObject({ status: 409, body: { code: "NOT_COMPLETED" } });
    expect(await rate(await draft("Battery Replacement"))).toMatchObject({ body: { code: "NOT_COMPLETED" } });
    expect(await rows("ratings")).toEqual([]);
  });

  it("is limited to the customer's own request, and to its bounds", async () => {
    const id = await delivered();
    expect(await rate(id, { ServiceRequestId: "SR499999" })).toMatchObject({ body: { code: "UNKNOWN_REQUEST" } });
    for (const wrong of [{ NpsScore: 11 }, { CsatScore: 0 }, { NpsReasons: ["weather"] }, { Comment: "x".repeat(501) }])
      expect(await rate(id, wrong)).toMatchObject({ status: 422 });
    await signIn(nora);
    expect(await rate(id)).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
    expect(await rows("ratings")).toEqual([]);
  });
});
