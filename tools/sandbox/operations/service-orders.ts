import type { Selectable } from "kysely";
import { clientKey, type SandboxClient } from "../client.ts";
import { calculateFee, dataTransferFee } from "../content/service-fees.ts";
import type { OperationRequest } from "../contract/operations.ts";
import type { Database } from "../database/open-database.ts";
import type { ServiceOrder } from "../database/request-tables.ts";
import { Problem } from "../problem.ts";
import { checkDeclaration } from "../requests/check-declaration.ts";
import { DRAFT, type FoundRequest, findDraft, ORDERED, orderedBefore } from "../requests/find-request.ts";
import { isBeyondCourier, isConverted, isFetchedByRepairer, isTooLarge } from "../requests/hand-over-limits.ts";
import { refusePayments, requirePaid } from "../requests/is-paid.ts";
import { isLockedExchange, LOCK_FEE } from "../requests/lock-fee.ts";
import { record } from "../requests/request-events.ts";
import { submittedStatus } from "../requests/review.ts";
import { COURIER, nightFeeOf } from "../requests/slot-days.ts";
import { takeSeat } from "../requests/slot-seats.ts";
import { giveDeviceBack, takeDevice } from "../requests/stock.ts";
import { orderId, readOrderId, requestId } from "../requests/wire-numbers.ts";
import type { Customer } from "../security/tokens.ts";
import { notServed } from "./courier-addresses.ts";
import { defineCustomerOperation } from "./operation.ts";
import { isReplacementFor } from "./replacements.ts";

type Asked = OperationRequest<"createServiceOrder">["body"];

/**
 * Makes a request's order and holds its slot; replaces an order that was not submitted, and frees its seat. Throws 409
 * for an exchange of a locked device, unless the customer accepts the fee, and 400 without a declaration that it needs,
 * or when the repairer fetches the device.
 */
export const createServiceOrder = defineCustomerOperation(
  "createServiceOrder",
  async (customer, { client, body, now }, { database }) => {
    const found = await findDraft(database, customer, body.ServiceRequestId);
    if (body.FulfillmentOption === "PUR" && isFetchedByRepairer(found)) throw repairerFetches();
    return { ServiceOrder: await makeOrder(database, found, { customer, client, asked: body, now }) };
  },
);

interface NewOrder {
  readonly customer: Customer;
  readonly client: SandboxClient;
  readonly asked: Asked;
  readonly now: Date;
}

/** Makes the order of a draft, in place of one that was not submitted; the order on the wire. */
export async function makeOrder(database: Database, found: FoundRequest, { customer, client, asked, now }: NewOrder) {
  if (found.request.outcome !== "APPROVED") throw unknownOrder();
  const { incident, number: request } = found.request;
  refuseHandOver(found, asked);
  await checkDeclaration(database, asked.Declaration, { client, person: customer.person, incident });
  if (isLockedExchange(found) && asked.AcceptsLockFee !== true) throw lockOn();
  await refusePaymentsOf(database, request, now);
  const slot = wantedSlot(asked);
  await giveDeviceBack(database, request);
  await database.deleteFrom("serviceOrders").where("request", "=", request).execute();
  const amount = calculateAmount(client, found, asked);
  const holdsDevice = await takeWantedDevice(database, found, asked);
  const { number } = await insertOrder(database, request, { ...asked, amount, holdsDevice, now });
  if (slot !== undefined) {
    const wanted = { ...slot, order: number, client: clientKey(client), place: servicePlace(asked) };
    if (!(await takeSeat(database, { ...wanted, timeZone: client.timeZone }, now))) throw slotTaken();
  }
  return { ServiceOrderId: orderId(number), ServiceOrderStatus: "OPEN", TotalAmount: amount } as const;
}

/** Submits an order, once; its request is no longer a draft. */
export const submitServiceOrder = defineCustomerOperation(
  "submitServiceOrder",
  async ({ person }, { path: { serviceOrderId: ServiceOrderId }, body, now }, { database }) => {
    const number = readOrderId(ServiceOrderId);
    const order = number === undefined ? undefined : await findOwnOrder(database, person.id, number);
    if (number === undefined || order === undefined) throw unknownOrder();
    if (order.submittedAt !== null) throw orderedBefore();
    const waiting = waitingStatus(order);
    // A customer who waits may pay later.
    const isDue = waiting === undefined && order.amount > 0;
    if (isDue && body.PaymentMethod === undefined) throw paymentMissing();
    await requirePaid(database, number, body.PaymentMethod, now);
    const status = waiting ?? (await submittedStatus(database, order.request, now));
    const submitted = { status, submittedAt: now, paymentMethod: body.PaymentMethod ?? null } as const;
    await database.updateTable("serviceOrders").set(submitted).where("number", "=", number).execute();
    const request = database.updateTable("serviceRequests").set({ status: ORDERED });
    await request.where("number", "=", order.request).execute();
    await record(database, order.request, status, now);
    return { ServiceOrderId, ServiceOrderStatus: status, ServiceRequestId: requestId(order.request) };
  },
);

/** Throws 400 where a device cannot be handed over as the order says. */
function refuseHandOver(found: FoundRequest, { FulfillmentOption: option, ReceiverAddress: address }: Asked): void {
  if (option === "Delivery" && address === undefined) throw addressMissing();
  if (isConverted(found) && option !== "Delivery") throw onlyDelivered();
  if (isTooLarge(found) && option === "PUR") throw tooLarge();
  if (isBeyondCourier(option, address ?? found.agreement.address)) throw notServed();
}

async function refusePaymentsOf(database: Database, request: number, now: Date): Promise<void> {
  const made = database.selectFrom("serviceOrders").select("number").where("request", "=", request);
  for (const { number } of await made.forUpdate().execute()) await refusePayments(database, number, now);
}

const servicePlace = ({ FulfillmentOption, StoreId }: Asked): string =>
  FulfillmentOption === "WALKIN" ? (StoreId ?? "") : COURIER;

/** The status of a submitted order without a day, whose device is waited for; `undefined` for any other. */
function waitingStatus({ day, holdsDevice }: Pick<Selectable<ServiceOrder>, "day" | "holdsDevice">) {
  if (day !== null) return undefined;
  return holdsDevice === true ? "IN STOCK" : "BORD";
}

/** The slot of an order; undefined while its customer waits for the device. Throws 400 when it names none otherwise. */
function wantedSlot({ CollectionDate: day, CollectionSlot: code, AcceptsBackOrder }: Asked) {
  if (day !== undefined && code !== undefined) return { day, code };
  if (AcceptsBackOrder === true) return undefined;
  throw slotMissing();
}

/** Takes the chosen device of the warehouse; false when none was chosen, or its customer waits for it. */
async function takeWantedDevice(
  database: Database,
  { device, agreement }: FoundRequest,
  { ReplacementId, AcceptsBackOrder }: Asked,
): Promise<boolean> {
  if (ReplacementId === undefined) return false;
  if (!isReplacementFor(device, ReplacementId)) throw unknownReplacement();
  const isTaken = await takeDevice(database, agreement.address.CountryCode, ReplacementId);
  if (!isTaken && AcceptsBackOrder !== true) throw outOfStock();
  return isTaken;
}

function calculateAmount(client: SandboxClient, found: FoundRequest, asked: Asked): number {
  const { request, device, agreement } = found;
  const feeOf = (incident: string) =>
    device === undefined ? 0 : calculateFee(client.currency, device.category, incident);
  const lockFee = isLockedExchange(found) ? feeOf(LOCK_FEE) : 0;
  const nightFee = nightFeeOf(servicePlace(asked), asked.CollectionDate, asked.CollectionSlot);
  const isAtDoor = asked.FulfillmentOption !== "WALKIN";
  const transferFee = asked.IsDataTransfer === true && isAtDoor ? dataTransferFee(agreement.offerName) : 0;
  return feeOf(request.incident ?? "") + lockFee + nightFee + transferFee;
}

function insertOrder(
  database: Database,
  request: number,
  asked: Asked & { amount: number; holdsDevice: boolean; now: Date },
) {
  const { ReceiverAddress: address, Proxy: representative, Declaration: declaration } = asked;
  return database
    .insertInto("serviceOrders")
    .values({
      request,
      fulfilment: asked.FulfillmentOption,
      day: asked.CollectionDate ?? null,
      slot: asked.CollectionSlot ?? null,
      device: asked.ReplacementId ?? null,
      holdsDevice: asked.holdsDevice,
      storeId: asked.StoreId ?? null,
      returnSlot: asked.ReturnSlot ?? null,
      address: address === undefined ? null : JSON.stringify(address),
      alternateNumber: asked.AlternateContactNumber ?? null,
      representative: representative === undefined ? null : JSON.stringify(representative),
      dataTransfer: asked.IsDataTransfer ?? null,
      declaration: declaration === undefined ? null : JSON.stringify(declaration),
      amount: asked.amount,
      status: "OPEN",
      madeAt: asked.now,
    })
    .returning("number")
    .executeTakeFirstOrThrow();
}

/** The customer's order of that number, submitted or not, held until the work is committed. */
export function findOwnOrder(database: Database, personId: string, number: number) {
  return database
    .selectFrom("serviceOrders")
    .innerJoin("serviceRequests", "serviceRequests.number", "serviceOrders.request")
    .select(["serviceOrders.number", "serviceOrders.request", "serviceOrders.amount", "serviceOrders.submittedAt"])
    .select(["serviceOrders.status", "serviceOrders.day", "serviceOrders.slot"])
    .select(["serviceOrders.fulfilment", "serviceOrders.storeId", "serviceOrders.holdsDevice"])
    .select(["serviceOrders.paymentMethod", "serviceOrders.logistics", "serviceOrders.timeFee"])
    .where("serviceOrders.number", "=", number)
    .where("serviceRequests.personId", "=", personId)
    .where("serviceRequests.status", "in", [...DRAFT, ORDERED])
    .forUpdate()
    .executeTakeFirst();
}

/** The refusal of an order that the customer does not have. */
export const unknownOrder = () => new Problem(400, { code: "UNKNOWN_ORDER", message: "There is no such order." });
const addressMissing = () => new Problem(400, { code: "ADDRESS_MISSING", message: "A delivery needs an address." });
/** The refusal of an order without a day and a window. */
export const slotMissing = () => new Problem(400, { code: "SLOT_MISSING", message: "The order names no slot." });
/** The refusal of a device that cannot be sent in place of the customer's. */
export const unknownReplacement = () =>
  new Problem(400, { code: "UNKNOWN_REPLACEMENT", message: "There is no such device to send." });
/** The refusal of a device that somebody else took. */
export const outOfStock = () =>
  new Problem(409, { code: "OUT_OF_STOCK", message: "This device is no longer in stock." });
const onlyDelivered = () =>
  new Problem(400, { code: "ONLY_DELIVERED", message: "The request became a swap, which is delivered." });
const tooLarge = () => new Problem(400, { code: "LARGE_PRODUCT", message: "Large appliances are not picked up." });
const repairerFetches = () =>
  new Problem(400, { code: "REPAIRER_FETCHES", message: "The repairer fetches this device." });
const lockOn = () => new Problem(409, { code: "LOCK_ON", message: "The lock of this device is on." });
const paymentMissing = () =>
  new Problem(400, { code: "PAYMENT_MISSING", message: "The request does not name how the customer pays." });
/** The refusal of a slot without a free seat. */
export const slotTaken = () => new Problem(409, { code: "SLOT_TAKEN", message: "This slot is taken." });
