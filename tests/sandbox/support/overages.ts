import { expect } from "vitest";
import { cards } from "./paying-portal.ts";
import { address } from "./raised-requests.ts";
import { BY_CARD, repairPayments } from "./repair-payments.ts";

export const EVENING = { CollectionDate: "2026-11-24", CollectionSlot: "7PM-10PM" };
export const MORNING = { CollectionDate: "2026-11-24", CollectionSlot: "9AM-12PM" };
export const MORE = 1200;
/** After the half hour for which a time is held. */
export const OVER = "2026-11-20T10:31:00+08:00";
export const isMoved = { CollectionDate: "2026-11-24", CollectionSlot: { SlotCode: "7PM-10PM" } };
export const isNotMoved = { CollectionDate: "2026-11-23", CollectionSlot: { SlotCode: "9AM-12PM" } };

/** A portal whose customers pay for repairs, and what its tests do with times that cost more. */
export function overages() {
  const portal = repairPayments();
  const { get, line, pay, post, put, rows, startRepair, submit } = portal;

  const details = async (id: string) => (await get(`v2/details/${id}`)).body.ClaimDetails;
  const topUp = (order: string, how: object = EVENING, key?: string) =>
    post("processoveragepayment", { ...line, ServiceOrderId: order, ...how }, key);
  const move = (order: string, to: object) => put(`shippingorder/${order}`, { ...line, ...to });
  const captures = async () => (await rows("gatewayLedger")).map(({ kind, amount }: never) => [kind, amount]);
  const seats = async () => (await rows("slotSeats")).map(({ day, slot }: never) => `${day} ${slot}`).sort();

  /** What an evening costs the order of a request more, and how many are free to it. */
  async function evening(request: string) {
    const look = { ServiceRequestId: request, ReceiverAddress: address, Mode: "pickup", getDeliverySlots: true };
    const { body } = await post("shippingmethodsv2", look);
    const days: { pickUpDate: string; pickUpSlot: { SlotCode: string }[] }[] = body.ShippingMethodResults;
    const slots = days.find(({ pickUpDate }) => pickUpDate === EVENING.CollectionDate)?.pickUpSlot;
    return slots?.find(({ SlotCode }) => SlotCode === EVENING.CollectionSlot);
  }

  /** What any customer does who looks for a time. */
  const lookAtTimes = async () => {
    const look = { ReceiverAddress: address, Mode: "pickup", getDeliverySlots: true };
    expect(await post("shippingmethodsv2", look)).toMatchObject({ status: 200 });
  };

  /** A repair that is paid by card, in the morning. */
  async function paid(): Promise<{ readonly request: string; readonly order: string }> {
    const made = await startRepair();
    await pay(made.order, cards.approves);
    await submit(made.order, BY_CARD);
    return made;
  }

  /** The same, and the bill of an evening that is held. */
  async function held() {
    const made = await paid();
    return { ...made, bill: (await topUp(made.order)).body.ServiceOrder.ServiceOrderId as string };
  }

  return { ...portal, details, topUp, move, captures, seats, evening, lookAtTimes, paid, held };
}
