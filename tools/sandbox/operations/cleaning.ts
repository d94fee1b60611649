import { clientKey } from "../client.ts";
import { type CleaningDevice, cleanedIn } from "../content/cleaning-devices.ts";
import type { components } from "../contract/generated/operations.ts";
import type { Database } from "../database/open-database.ts";
import { Problem } from "../problem.ts";
import { bookVisit, CLEANING, findCleaning, noteDetails, openCleaning, unbookVisit } from "../requests/cleanings.ts";
import { draftOrder } from "../requests/draft-order.ts";
import {
  findDraft,
  findEnrolledAgreement,
  findOpen,
  findRequest,
  ORDERED,
  orderedBefore,
} from "../requests/find-request.ts";
import { refusePayments, requirePaid } from "../requests/is-paid.ts";
import { findOrder } from "../requests/life.ts";
import { record } from "../requests/request-events.ts";
import { CLEANERS } from "../requests/slot-days.ts";
import { listSlotDaysOf } from "../requests/slots-of-request.ts";
import { orderId, requestId } from "../requests/wire-numbers.ts";
import { type Customer, checkLine } from "../security/tokens.ts";
import { defineCustomerOperation } from "./operation.ts";

type Schemas = components["schemas"];

/** The appliances that can be cleaned in the country of a plan. */
export const getCleaningServiceDeviceList = defineCustomerOperation(
  "getCleaningServiceDeviceList",
  async (customer, { path, query: { agreementId }, now }, { database }) => {
    await checkLine(database, customer.person.id, path.id);
    const devices = (await cleanedFor(database, customer, agreementId)).map(deviceRecord);
    const draft = await findCleaning(database, customer, agreementId);
    const { Order } = draft === undefined ? {} : await draftOrder(database, draft, now);
    if (draft === undefined || Order === undefined) return { CleaningServiceDevices: devices };
    return { CleaningServiceDevices: devices, Draft: { ServiceRequestId: requestId(draft), Order } };
  },
);

/** The next days of the cleaners. */
export const getScheduledAvailability = defineCustomerOperation(
  "getScheduledAvailability",
  async (customer, { client, body, now }, { database }) => {
    const { request } = await findOpen(database, customer, body.ServiceRequestId);
    const place = { client: clientKey(client), place: CLEANERS, timeZone: client.timeZone };
    const chosen = { now, days: body.AlternateDays };
    return { ScheduledAvailability: await listSlotDaysOf(database, request, place, chosen) };
  },
);

/** Stores the details of a plan's cleaning, and holds the named slot; the slot held before is free. */
export const updateCleaningServiceDetails = defineCustomerOperation(
  "updateCleaningServiceDetails",
  async (customer, { client, body, now }, { database }) => {
    const {
      AgreementId: agreementId,
      Device: requestedDevice,
      Appointment: appointment,
      ServiceAddress: address,
    } = body;
    if (body.ServiceRequestId !== undefined) await refuseOrdered(database, customer, body.ServiceRequestId);
    const devices = await cleanedFor(database, customer, agreementId);
    const device = devices.find(
      ({ id, most }) => id === requestedDevice.ModelId && Number(requestedDevice.Units) <= most,
    );
    if (device === undefined) throw unknownModel();
    const plan = { client, customer, agreementId, now };
    const request = await openCleaning(database, plan);
    const booked = await findOrder(database, request);
    if (booked !== undefined) await refusePayments(database, booked.number, now);
    await noteDetails(database, request, requestedDevice);
    await unbookVisit(database, request);
    const amount = device.amount * Number(requestedDevice.Units);
    const saved = { ServiceRequestId: requestId(request), TotalAmount: amount };
    if (appointment === undefined || address === undefined) return { CleaningService: saved };
    const order = await bookVisit(database, request, { appointment, address, amount }, plan);
    if (order === undefined) throw slotTaken();
    return { CleaningService: { ...saved, ServiceOrderId: orderId(order) } };
  },
);

/** Orders a cleaning whose slot is held, once. */
export const submitCleaningService = defineCustomerOperation(
  "submitCleaningService",
  async (customer, { body, now }, { database }) => {
    const { request } = await findDraft(database, customer, body.ServiceRequestId);
    const order = await findOrder(database, request.number);
    if (request.incident !== CLEANING || order === undefined) throw unknownRequest();
    if (!isComplete(body.Invoice)) throw incompleteInvoice();
    await requirePaid(database, order.number, body.PaymentMethod, now);
    const status = "PENDING SCHEDULE CONFIRMATION";
    const { InvoiceType: carrier, CarrierNumber: carrierNumber = null } = body.Invoice;
    const cleanings = database.updateTable("cleanings").set({ carrier, carrierNumber, acceptedAt: now });
    await cleanings.where("request", "=", request.number).execute();
    const orders = database.updateTable("serviceOrders").set({ status, submittedAt: now });
    await orders.where("number", "=", order.number).execute();
    const requests = database.updateTable("serviceRequests").set({ status: ORDERED, outcome: "APPROVED" });
    await requests.where("number", "=", request.number).execute();
    await record(database, request.number, status, now);
    return { ServiceRequestId: requestId(request.number), ServiceOrderStatus: status } as const;
  },
);

/** Opens a new request instead of one that was cancelled meanwhile. */
async function refuseOrdered(database: Database, { person }: Customer, id: string): Promise<void> {
  const { status } = await findRequest(database, person.id, id);
  if (status === ORDERED) throw orderedBefore();
}

/** The pattern of a carrier's number; the first kind has no number. */
const CARRIER_NUMBERS: Readonly<Record<Schemas["InvoiceCarrier"]["InvoiceType"], RegExp>> = {
  EC_PAY: /^$/,
  MOBILE_BARCODE: /^\/\S{7}$/,
  CITIZEN_DIGITAL: /^[A-Za-z]{2}\d{14}$/,
};

const isComplete = ({ InvoiceType, CarrierNumber = "" }: Schemas["InvoiceCarrier"]): boolean =>
  CARRIER_NUMBERS[InvoiceType].test(CarrierNumber);

async function cleanedFor(database: Database, { person }: Customer, agreementId: string) {
  const agreement = await findEnrolledAgreement(database, person.id, agreementId);
  if (agreement === undefined) throw unknownAgreement();
  return cleanedIn(agreement.address.CountryCode);
}

const deviceRecord = (device: CleaningDevice): Schemas["CleaningDeviceRecord"] => ({
  CategoryCode: device.category,
  CategoryName: device.categoryName,
  CategoryNameTL: device.localCategoryName,
  ModelId: device.id,
  ModelName: device.name,
  ModelNameTL: device.localName,
  DetailsAsked: [...device.asks],
  MaxUnits: device.most,
  TotalAmount: device.amount,
});

const unknownAgreement = () => new Problem(400, { code: "UNKNOWN_AGREEMENT", message: "There is no such agreement." });
const unknownModel = () => new Problem(400, { code: "UNKNOWN_MODEL", message: "Nothing of the kind is cleaned." });
const unknownRequest = () => new Problem(400, { code: "UNKNOWN_REQUEST", message: "There is no such request." });
const incompleteInvoice = () => new Problem(400, { code: "INVOICE", message: "The carrier's number is not right." });
const slotTaken = () => new Problem(409, { code: "SLOT_TAKEN", message: "This slot is taken." });
