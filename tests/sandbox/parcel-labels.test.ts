import { expect, it } from "vitest";
import { ida, nora } from "./support/harbour.ts";
import { collection, raisedRequests } from "./support/raised-requests.ts";

const { line, portal, signIn, get, post, rows, draft, raise, advance } = raisedRequests();

const make = (id: string) => post("v1/generatelabel", { ParcelLabelRequest: { ...line, ServiceRequestId: id } });
const file = (label: string) => get(`v1/download/auspospdf/${label}`);

it("a request whose device is fetched has one label, also when its customer asks twice, at once", async () => {
  const id = await raise();
  const [first, second] = await Promise.all([make(id), make(id)]);
  expect(first).toMatchObject({
    status: 200,
    body: { ParcelLabel: { Carrier: "AUSPOST", SenderAddress: "1 Quay, Singapore 018987", SenderName: ida.fullName } },
  });
  expect(second?.body).toEqual(first?.body);
  await portal.console("/api/clock", "PUT", { now: "2026-11-20T10:05:00+08:00" });
  expect((await make(id)).body).toEqual(first?.body);
  expect(await rows("serviceOrders")).toMatchObject([{ labelMadeAt: expect.stringMatching(/^2026-11-20T02:00/) }]);
});

it("a label is sent as a file, to its own customer alone, once it is made", async () => {
  const id = await raise();
  expect(await file("PL800001")).toMatchObject({ status: 404, body: { code: "NO_LABEL" } });
  const { LabelId, TrackingNumber } = (await make(id)).body.ParcelLabel;
  const { status, headers, body } = await file(LabelId);
  expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(headers.get("content-disposition")).toContain(`filename="Parcel label ${LabelId}.pdf"`);
  for (const text of [TrackingNumber, "1 Quay, Singapore 018987", id]) expect(body).toContain(text);
  await signIn(nora);
  expect(await file(LabelId)).toMatchObject({ status: 404, body: { code: "NO_LABEL" } });
  expect(await make(id)).toMatchObject({ status: 400, body: { code: "UNKNOWN_REQUEST" } });
});

it("no label is made before the request is submitted, for a device that is brought, or once it was fetched", async () => {
  expect(await make(await draft())).toMatchObject({ status: 400, body: { code: "NO_PARCEL" } });
  const fetched = await raise();
  for (const _ of ["APPROVED", "RECEIVED"]) await advance(fetched);
  expect(await make(fetched)).toMatchObject({ status: 409, body: { code: "TOO_LATE" } });
});

it("a device that is brought to a centre has no label", async () => {
  const brought = { ...collection, FulfillmentOption: "WALKIN", StoreId: "SGC-01", CollectionSlot: "2PM-6PM" };
  expect(await make(await raise(brought))).toMatchObject({ status: 400, body: { code: "NO_PARCEL" } });
});
