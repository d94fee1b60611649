import type { ColumnType, Generated } from "kysely";
import type { PostalAddress, SeedDevice } from "../seed/generated/seed.ts";
import type { PaymentTables } from "./payment-tables.ts";
import type { Renewal } from "./renewal-tables.ts";
import type { RequestTables } from "./request-tables.ts";
import type { SignInTables } from "./sign-in-tables.ts";

/** The rows that the sandbox keeps. Instants follow the sandbox's clock; days are texts such as 2026-03-14. */
export interface Tables extends PaymentTables, RequestTables, SignInTables {
  settings: { name: string; value: string };
  seededClients: { client: string };
  people: Person;
  mobileNumbers: { client: string; number: string; personId: string; rank: number };
  agreements: Agreement;
  devices: Device;
  /** The description of a device that a customer registers. */
  deviceDetails: { deviceId: string; details: ColumnType<unknown, string, never> };
  deviceUpdates: DeviceUpdate;
  /** Files that identify a device. */
  referenceDocuments: { uploadId: string; deviceId: string; name: string; addedAt: Date };
  notifications: NotificationRow;
  enrolments: Enrolment;
  linkedDevices: LinkedDevice;
  outbox: OutboxRow;
  logEntries: {
    id: Generated<number>;
    client: string;
    level: string;
    category: string;
    message: string;
    entry: ColumnType<unknown, string, never>;
    writtenAt: Date;
  };
  inquiries: Inquiry;
  uploads: Upload;
  orders: Order;
  consents: { client: string; orderId: string; consent: "authorisePurchaser" | "terms"; givenAt: Date };
  /** `version` is the day on which those terms take effect. */
  acceptedTerms: { personId: string; version: string; acceptedAt: Date };
  keyedRequests: KeyedRequest;
  /** Signatures of accepted requests, until they would be too old. */
  usedSignatures: { client: string; signature: string; expiresAt: Date };
  renewals: Renewal;
}

/** A customer of a client; `client` is the client's code in lower case, `email` is in lower case too. */
export interface Person {
  id: string;
  client: string;
  profileId: string;
  reference: string;
  email: string | null;
  /** The first of the person's numbers. */
  mobile: string;
  /** In capitals, without spaces and hyphens. */
  nationalId: string | null;
  hasAccount: boolean;
  firstName: string;
  lastName: string;
  fullName: string;
  gender: "female" | "male";
  passwordHash: string | null;
}

/** A plan that a person holds. */
export interface Agreement {
  id: string;
  personId: string;
  offerName: string;
  sku: string;
  status: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft" | "processing";
  startsOn: string;
  renewsOn: string | null;
  /** The last day of cover, once there is one. */
  endsOn: string | null;
  /** The day of the first bill that is not paid, if there is one. */
  unpaidSince: string | null;
  /** The first day on which a request can be made; null where it is the first of the cover. */
  coversFrom: string | null;
  /** How many requests are included in twelve months; null without a limit. */
  requestCap: number | null;
  isImeiRequired: boolean;
  address: ColumnType<PostalAddress, string, string>;
}

/** A device that an agreement covers. */
export interface Device {
  id: string;
  agreementId: string;
  instance: "ENROLLED" | "REPLACED";
  category: SeedDevice["category"];
  make: string;
  model: string;
  imei: string;
  colour: string | null;
  capacity: string | null;
  mobile: string | null;
  /** Whether the lock of its finding service, such as Apple's Find My, is on. */
  finderIsOn: boolean;
}

/** A customer's update of an enrolled device. */
export interface DeviceUpdate {
  number: Generated<number>;
  deviceId: string;
  /** The new values of the device's row. */
  details: ColumnType<DeviceChange, string, never>;
  sentAt: Date;
  /** When the update was reviewed; the device has the new values from then on. */
  reviewedAt: Date | null;
}

/** What an update can change. */
export type DeviceChange = Partial<Pick<Device, "make" | "model" | "imei" | "colour" | "capacity">>;

/** A notification to a customer about an agreement. */
export interface NotificationRow {
  id: Generated<number>;
  agreementId: string;
  notifiedOn: string;
  happenedOn: string;
  title: string;
  titleLocal: string | null;
  body: string;
  bodyLocal: string | null;
  isResolved: boolean;
}

/** A customer's enrolment into an agreement, with the data that they gave. */
export interface Enrolment {
  agreementId: string;
  personId: string;
  customer: ColumnType<unknown, string, never>;
  address: ColumnType<unknown, string, never>;
  receivedAt: Date;
  /** The agreement is enrolled from then on. */
  completesAt: Date;
}

/** A device that a customer linked to the account, as it was saved on a browser. */
export interface LinkedDevice {
  personId: string;
  assetId: string;
  plan: string;
  callingCode: string;
  mdn: string;
  model: string;
  imei: string;
  linkedAt: Date;
}

/** A message that a real back end would have sent. */
export interface OutboxRow {
  id: Generated<number>;
  client: string;
  personId: string;
  recipient: string;
  channel: "email" | "sms";
  kind: "code" | "password-reset";
  code: string | null;
  link: string | null;
  text: string;
  sentAt: Date;
}

/** An enquiry by somebody who could not sign in. */
export interface Inquiry {
  number: Generated<number>;
  client: string;
  /** A whole enquiry, or only a name and a number to call back. */
  kind: "inquiry" | "callBack";
  partner: string | null;
  channel: string | null;
  type: string | null;
  name: string;
  email: string | null;
  mobile: string;
  imei: string | null;
  description: string | null;
  uploadId: string | null;
  sentAt: Date;
}

/** A purchase whose device can be registered. */
export interface Order {
  client: string;
  orderId: string;
  purchasedOn: string;
  retailer: string;
  /** The plan that covers the device once it is registered; null when absent. */
  agreementId: string | null;
  device: ColumnType<OrderedDevice, string, never>;
  /** The number that its registration gets. */
  registration: Generated<number>;
  registeredAt: Date | null;
}

/** The device of an order: a device's row without its owner. */
export type OrderedDevice = Pick<Device, "id" | "category" | "make" | "model" | "imei">;

/** An address for one file, and the file once it was put there; its bytes are on disk. */
export interface Upload {
  id: string;
  client: string;
  /** The customer who sends it; null for an enquiry. */
  personId: string | null;
  folder: string;
  name: string;
  /** The hash of the last part of its address. */
  tokenHash: string;
  expiresAt: Date;
  putAt: Date | null;
  /** The media type, detected from the first bytes. */
  type: string | null;
  size: number | null;
  sha256: string | null;
}

/** A request that was sent under a key, and its reply. */
export interface KeyedRequest {
  client: string;
  /** The customer's id; empty when only the client's signature identifies the sender. */
  sender: string;
  operation: string;
  key: string;
  hash: string;
  /** Null until it is answered; only its own transaction sees null. */
  reply: ColumnType<unknown, string | null, string>;
  sentAt: Date;
}
