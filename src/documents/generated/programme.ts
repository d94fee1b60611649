// Generated from schemas/programme.schema.json by `npm run generate`. Change the schema instead.

import type { NamedRules } from "../../engine/generated/rule.ts";

/**
 * A plan that a client sells, or a layer on which plans lie.
 */
export interface Programme {
  /**
   * The file's name without its ending: at least two words with hyphens, unique over clients, programmes and layers.
   */
  readonly id: string;
  /**
   * The author's word about this file, as a semantic version.
   */
  readonly version: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 1;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * The parent's id; at most five documents lie over each other.
   */
  readonly extends?: string;
  /**
   * A layer for others to extend, never served itself.
   */
  readonly abstract?: true;
  /**
   * The names that this layer adds to catalogues, as JSON Pointers; any other new name there is taken for a slip.
   */
  readonly adds?: readonly string[];
  /**
   * Values that no layer below may change, as JSON Pointers in which `*` is any name. They accumulate down the chain.
   */
  readonly sealed?: readonly string[];
  readonly offer: ProgrammeOffer;
  readonly plan: Plan;
  readonly requests: Requests;
  readonly triage: Triage;
  readonly warranty: Warranty;
  readonly findMyPhone: FindMyPhone;
  readonly replacement: Replacement;
  readonly balance: Balance;
  readonly delivery: Delivery;
  readonly address: AddressSetup;
  readonly payment: PaymentSetup;
  readonly fees: FeeNotes;
  readonly invoices: Invoices;
  readonly photoId: PhotoId;
  readonly devices: Devices;
  readonly cancel: Cancelling;
  readonly status: Statuses;
  readonly feedback: Feedback;
  readonly help: Help;
  /**
   * Addresses of the plan's documents by name; `{client.code}` is the client's code.
   */
  readonly links: {
    /**
     * An address.
     */
    readonly [k: string]: string;
  };
  readonly terms: Terms;
  readonly journeys: Journeys;
  /**
   * Settings of flows, by the flow, as `journey/id`; they go before the client's.
   */
  readonly settings: {
    /**
     * The flow's settings.
     */
    readonly [k: string]: {};
  };
  /**
   * Which way a call takes, by the call's id; they go before the client's.
   */
  readonly ways: {
    readonly [k: string]: string;
  };
  readonly substitutes?: Substitutes;
  /**
   * The programme's own rules by name; each goes before a flow's rule of that name.
   */
  readonly rules: NamedRules;
}
/**
 * How the portal knows the programme.
 */
export interface ProgrammeOffer {
  /**
   * The offer's names on the wire, unique among the programmes of a client.
   *
   * @minItems 1
   */
  readonly wireNames: readonly string[];
  /**
   * The product's numbers: they tell programmes apart that share a name on the wire.
   */
  readonly skus?: readonly string[];
  /**
   * What is sold: protection of devices, or repairs.
   */
  readonly productType: "device-protection" | "repair";
  /**
   * Whose device pages are shown; `shared` is sent as device_protection.
   */
  readonly contentPortal: "device-protection" | "repair" | "shared";
  /**
   * The device is the customer's own: registration asks for proof of purchase and price, and fills in no enrolled device.
   */
  readonly isByod: boolean;
  /**
   * Whether the plan covers one device or several, one of each category.
   */
  readonly devices: "one" | "several";
}
/**
 * The plan itself.
 */
export interface Plan {
  /**
   * How it is paid.
   */
  readonly billing: "monthly" | "upfront";
  /**
   * How long it runs; asked for when it is paid upfront.
   */
  readonly term?: string;
  /**
   * How long before billing the renewal is announced.
   */
  readonly renewsWithin: string;
  /**
   * How much less a renewal costs, at most, as a share of 1.
   */
  readonly renewalDiscount: number;
  /**
   * How much less a year costs than twelve months, as a share of 1.
   */
  readonly annualSaving: number;
  /**
   * The cards of the plan page, in order.
   */
  readonly cards: readonly string[];
  /**
   * All cards that a plan page can have. A card's texts have the keys `plan.cards.<card>.title` and `.body`.
   */
  readonly cardTypes: {
    readonly [k: string]: PlanCardType;
  };
}
/**
 * A card.
 */
export interface PlanCardType {
  /**
   * The icon's name.
   */
  readonly icon: "shield" | "price" | "steps" | "calendar" | "sparkle" | "lock" | "document";
  /**
   * What the card shows.
   */
  readonly body: "text" | "list" | "feeTable" | "copyCode" | "link";
  /**
   * The link that it offers: a name in `links`.
   */
  readonly link?: string;
  /**
   * The journey that it starts: a name in `journeys`.
   */
  readonly journey?: string;
}
/**
 * Which service requests the plan allows, and what each one is.
 */
export interface Requests {
  /**
   * The incidents that a customer can report, in order.
   */
  readonly offers: readonly string[];
  /**
   * Within how many hours a customer whose request is reviewed is contacted.
   */
  readonly reviewHours: number;
  /**
   * After how long used-up entitlements are there again.
   */
  readonly entitlementResets: string;
  /**
   * A battery that keeps less than this share of its capacity is replaced.
   */
  readonly batteryBelow: number;
  /**
   * All incidents. Their words are the messages `requests.types.<incident>.<word>`.
   */
  readonly types: {
    readonly [k: string]: IncidentType;
  };
}
/**
 * An incident and how it is served.
 */
export interface IncidentType {
  /**
   * The incident's name on the wire.
   */
  readonly wire: string;
  /**
   * The kind of service order.
   */
  readonly serviceType: "ADVEXCH" | "REPAIR" | "BTRREP" | "SCRNREP" | "ONSITE";
  /**
   * How the device comes and goes: a name in `delivery.methods`.
   */
  readonly delivery: string;
  /**
   * The questions that are asked first; without it there are none.
   */
  readonly triage?: string;
  /**
   * Whether data are moved to the new device at the door.
   */
  readonly dataTransfer: "none" | "free" | "paid";
  /**
   * The code of its fee; absent where it is free. The spec names SWAPFEE; the others are assumed.
   */
  readonly fee?: string;
}
/**
 * What is asked before a request is accepted.
 */
export interface Triage {
  /**
   * Whether the customer may describe the fault in their own words.
   */
  readonly showsMoreDetails: boolean;
  /**
   * Whether the questions about gadgets are asked.
   */
  readonly asksGadgetQuestions: boolean;
  /**
   * Whether a photo of the device is asked for.
   */
  readonly capturesImages: boolean;
  /**
   * All sets of questions.
   */
  readonly sets: {
    readonly [k: string]: TriageSet;
  };
  /**
   * All questions. Their words have the keys `triage.<question>.label` and `.invalid`.
   */
  readonly fields: {
    readonly [k: string]: TriageQuestion;
  };
}
/**
 * A set of questions.
 */
export interface TriageSet {
  /**
   * What is asked, in order.
   */
  readonly questions: readonly string[];
}
/**
 * A question.
 */
export interface TriageQuestion {
  /**
   * Whether it must be answered.
   */
  readonly required: boolean;
  /**
   * The answer with which the request goes on; without it any does.
   */
  readonly expects?: string;
}
/**
 * How long the maker and the plan stand for a device.
 */
export interface Warranty {
  /**
   * Whether a request's details tell its warranty.
   */
  readonly isShown: boolean;
  /**
   * The maker's warranty.
   */
  readonly oem: string;
  /**
   * The warranty on a device that the plan delivered.
   */
  readonly claim: string;
  /**
   * The warranty on a replaced battery; P0M is none.
   */
  readonly battery: string;
  /**
   * The warranty on a repaired screen.
   */
  readonly screen: string;
  /**
   * The warranty on any other repair.
   */
  readonly repair: string;
  /**
   * The warranty on a cleaning.
   */
  readonly cleaning: string;
  readonly inWarranty: InWarranty;
}
/**
 * The page for a device that the maker still stands for.
 */
export interface InWarranty {
  /**
   * Whether it has its heading.
   */
  readonly showsHeading: boolean;
  /**
   * Whether the customer may go on with the request.
   */
  readonly offersContinue: boolean;
}
/**
 * The lock that must be off before a device is swapped.
 */
export interface FindMyPhone {
  /**
   * Whether a swap is refused while the lock is on.
   */
  readonly isRequired: boolean;
  /**
   * Whether the page shows the guidance that an agent would speak.
   */
  readonly showsScript: boolean;
  /**
   * What a device that stays locked costs: as much as a replacement, or nothing more.
   */
  readonly additionalFee: "replacement" | "none";
}
/**
 * The choice of the device that the customer gets.
 */
export interface Replacement {
  /**
   * Whether the page shows the guidance that an agent would speak.
   */
  readonly showsScript: boolean;
  /**
   * Whether another device is offered when the same one is discontinued or short in supply.
   */
  readonly offersAlternatives: boolean;
}
/**
 * The account's balance before an upgrade.
 */
export interface Balance {
  /**
   * Whether the balance decides; too low a balance ends the request.
   */
  readonly isChecked: boolean;
}
/**
 * How devices come and go.
 */
export interface Delivery {
  /**
   * All ways in which an incident is served.
   */
  readonly methods: {
    readonly [k: string]: DeliveryMethod;
  };
  readonly windows: DeliveryWindows;
  readonly leadHours: LeadHours;
  readonly shipping: Shipping;
  /**
   * The time of day, in the client's zone, after which a request counts as late.
   */
  readonly cutOff: string;
  /**
   * For how many days from the first one others are offered.
   */
  readonly alternateDays: number;
  /**
   * Whether a device can be delivered at night, for a fee.
   */
  readonly offersNight: boolean;
  /**
   * Whether the slot from 19 to 22 is offered.
   */
  readonly offersEvening: boolean;
  /**
   * Whether this client's customers may bring a device themselves.
   */
  readonly offersWalkIn: boolean;
  /**
   * Whether slots are asked for; else the fixed windows are offered.
   */
  readonly fetchesSlots: boolean;
  readonly backOrder: BackOrder;
  /**
   * Whether the back end is told of the date that was chosen.
   */
  readonly confirmsDeliveryUpdate: boolean;
  /**
   * Whether another number can be given for the courier.
   */
  readonly editsAlternateContact: boolean;
  /**
   * How many digits that number has.
   */
  readonly alternateMobileLength: number;
  /**
   * Whether the address is changed on the page; else on a page of its own.
   */
  readonly changesAddressInPlace: boolean;
  /**
   * Whether somebody else may hand the device over.
   */
  readonly allowsRepresentative: boolean;
  readonly dataTransfer: DataTransferAtDoor;
}
/**
 * One way to serve an incident.
 */
export interface DeliveryMethod {
  /**
   * What the customer chooses from, in order; a single one is taken without asking.
   */
  readonly options: readonly ("delivery" | "pickUpAndReturn" | "walkIn" | "onSite")[];
  /**
   * The page on which dates are chosen.
   */
  readonly page: "options" | "refresh" | "upgrade";
  /**
   * The way in which the call for slots goes; without it none are asked for.
   */
  readonly slots?: string;
}
/**
 * The hours in which a courier comes, where slots are not fetched.
 */
export interface DeliveryWindows {
  /**
   * Windows for collecting a device, in order.
   */
  readonly pickUp: readonly string[];
  /**
   * Windows for bringing it back, in order.
   */
  readonly return: readonly string[];
  /**
   * Whether the customer chooses when it comes back.
   */
  readonly asksReturnWindow: boolean;
}
/**
 * All windows, by their names on the wire, with the hours of the day that they stand for.
 */
export interface LeadHours {
  /**
   * Windows for collecting.
   */
  readonly pickUp: {
    /**
     * Hours.
     */
    readonly [k: string]: number;
  };
  /**
   * Windows for bringing back.
   */
  readonly return: {
    /**
     * Hours.
     */
    readonly [k: string]: number;
  };
}
/**
 * What a look-up of shipping methods is told.
 */
export interface Shipping {
  /**
   * The code of the warehouse; without it none is sent.
   */
  readonly warehouse?: string;
  /**
   * The kind of customer.
   */
  readonly customerType: string;
  /**
   * The kind of address.
   */
  readonly locationType: string;
}
/**
 * When the device is not in stock.
 */
export interface BackOrder {
  /**
   * Whether the customer pays before the request waits.
   */
  readonly paysFirst: boolean;
  /**
   * Whether a waiting customer may choose to bring the device themselves.
   */
  readonly offersWalkIn: boolean;
}
/**
 * Moving data at the door.
 */
export interface DataTransferAtDoor {
  /**
   * What it costs where it is paid and the back end names no fee, in minor units of the currency.
   */
  readonly fee: number;
  /**
   * How long somebody helps on site, at most.
   */
  readonly lasts: string;
  /**
   * Options for which it costs nothing.
   */
  readonly isFreeFor: readonly ("delivery" | "pickUpAndReturn" | "walkIn" | "onSite")[];
}
/**
 * The address form.
 */
export interface AddressSetup {
  /**
   * The fields, in order.
   */
  readonly order: readonly string[];
  /**
   * Whether a field waits until the one before it is filled.
   */
  readonly fillsInOrder: boolean;
  /**
   * How many digits a postal code has.
   */
  readonly postalCodeLength: number;
  /**
   * Whether addresses are compared with a register.
   */
  readonly check: "qas" | "none";
  /**
   * Whether addresses are kept with the courier.
   */
  readonly book: "tcat" | "none";
  /**
   * What the lists of cities and districts are asked by.
   */
  readonly citiesBy: "none" | "postalCode" | "state" | "city";
  /**
   * All fields of addresses. Several that fill one part are joined in their order with a blank.
   */
  readonly fields: {
    readonly [k: string]: AddressField;
  };
}
/**
 * A field of an address.
 */
export interface AddressField {
  /**
   * How it is filled in.
   */
  readonly type: "input" | "select";
  /**
   * Whether it must be filled.
   */
  readonly required: boolean;
  /**
   * The part of the address that it fills.
   */
  readonly mapTo: "Address1" | "Address2" | "Address3" | "City" | "State" | "PostalCode";
  /**
   * Whether it is filled from others and cannot be typed in.
   */
  readonly isReadOnly?: boolean;
}
/**
 * How fees are paid.
 */
export interface PaymentSetup {
  /**
   * Whether the fee is asked for and paid.
   */
  readonly asksServiceFee: boolean;
  /**
   * Who takes the payment. Braintree only where the session allows it, else the card frame.
   */
  readonly gateway: "card-frame" | "braintree" | "ec-pay";
  /**
   * The methods offered when paying, in order.
   */
  readonly checkout: readonly string[];
  /**
   * The methods that can be kept on file, in order.
   */
  readonly saved: readonly string[];
  /**
   * The merchant that is paid: a name in the client's `merchants`.
   */
  readonly merchant: string;
  /**
   * The merchant that is paid for repairs.
   */
  readonly repairMerchant: string;
  /**
   * The amount by which a card is tried, in minor units of the currency.
   */
  readonly preAuthorises: number;
  /**
   * All methods. Their names have the keys `payment.methods.<method>`.
   */
  readonly methodTypes: {
    readonly [k: string]: PaymentMethodType;
  };
}
/**
 * A payment method.
 */
export interface PaymentMethodType {
  /**
   * Its name on the wire.
   */
  readonly wire: string;
}
/**
 * What is said about fees.
 */
export interface FeeNotes {
  /**
   * The notes under the fees, in order.
   */
  readonly notes: readonly string[];
  /**
   * All notes. Their texts have the keys `fees.notes.<note>`.
   */
  readonly noteTypes: {
    readonly [k: string]: FeeNote;
  };
}
/**
 * The facts in a note.
 */
export interface FeeNote {
  /**
   * Within which time the customer must act.
   */
  readonly within?: string;
  /**
   * An amount, in minor units of the currency.
   */
  readonly amount?: number;
  /**
   * After which time the cheapest option is taken.
   */
  readonly proceedsAfter?: string;
}
/**
 * Invoices and receipts.
 */
export interface Invoices {
  /**
   * How far back invoices are shown.
   */
  readonly keptFor: string;
  /**
   * How long after billing a receipt can take.
   */
  readonly receiptWithin: string;
  /**
   * The carriers of electronic invoices that a customer chooses from, in order.
   */
  readonly carriers: readonly string[];
  /**
   * All carriers.
   */
  readonly carrierTypes: {
    readonly [k: string]: InvoiceCarrier;
  };
}
/**
 * A carrier of electronic invoices.
 */
export interface InvoiceCarrier {
  /**
   * Its name on the wire.
   */
  readonly wire: string;
  /**
   * The form of its number; without it none is asked for.
   */
  readonly pattern?: string;
}
/**
 * Proof of who the customer is.
 */
export interface PhotoId {
  /**
   * The documents that are taken, in order; an empty list asks for none.
   */
  readonly offers: readonly string[];
  /**
   * All documents.
   */
  readonly kinds: {
    readonly [k: string]: PhotoIdKind;
  };
  /**
   * All pictures of documents.
   */
  readonly sides: {
    readonly [k: string]: PhotoIdSide;
  };
  readonly files: PhotoIdFiles;
}
/**
 * A document.
 */
export interface PhotoIdKind {
  /**
   * Its kind on the wire.
   */
  readonly wire: string;
  /**
   * The pictures that are asked for, in order.
   */
  readonly sides: readonly string[];
}
/**
 * A picture.
 */
export interface PhotoIdSide {
  /**
   * Its name on the wire.
   */
  readonly wire: string;
}
/**
 * Files of pictures.
 */
export interface PhotoIdFiles {
  /**
   * Endings of the files that are taken.
   */
  readonly types: readonly string[];
  /**
   * The largest file, in bytes.
   */
  readonly maxBytes: number;
}
/**
 * The devices of the plan.
 */
export interface Devices {
  /**
   * The categories that the plan covers, in order.
   */
  readonly categories: readonly string[];
  /**
   * The makers' groups that the plan covers, in order.
   */
  readonly vendors: readonly ("apple" | "microsoft" | "other")[];
  /**
   * How many devices of one category a plan can hold.
   */
  readonly perCategory: number;
  /**
   * Whether a device's category is named after its code; else after the list of categories that the back end gives.
   */
  readonly nameCategoriesByCode: boolean;
  /**
   * All fields of devices.
   */
  readonly fields: {
    readonly [k: string]: DeviceField;
  };
  /**
   * All categories.
   */
  readonly categoryTypes: {
    readonly [k: string]: DeviceCategory;
  };
  readonly registration: DeviceRegistration;
  readonly update: DeviceUpdate;
}
/**
 * A field of a device.
 */
export interface DeviceField {
  /**
   * How it is filled in.
   */
  readonly type: "select" | "input" | "imei" | "serial" | "money";
  /**
   * Whether it must be filled, in every category that has it.
   */
  readonly required: boolean;
  /**
   * What it fills on the wire.
   */
  readonly mapTo: string;
}
/**
 * A category of devices.
 */
export interface DeviceCategory {
  /**
   * Its code on the wire.
   */
  readonly wire: string;
  /**
   * What is asked about a device, in order; no two fill the same.
   */
  readonly fields: readonly string[];
  /**
   * Whether a brand that is not listed can be given.
   */
  readonly offersOtherBrand?: boolean;
  /**
   * Operating systems of which no device is taken.
   */
  readonly excludesSystems?: readonly string[];
}
/**
 * Adding a device.
 */
export interface DeviceRegistration {
  /**
   * Endings of the files that are taken as a receipt.
   */
  readonly receiptTypes: readonly string[];
  /**
   * The largest receipt, in bytes.
   */
  readonly receiptMaxBytes: number;
  /**
   * Within how many business days a registration is reviewed.
   */
  readonly reviewBusinessDays: number;
}
/**
 * Changing the enrolled device.
 */
export interface DeviceUpdate {
  /**
   * Whether the IMEI is asked for on its own page.
   */
  readonly asksImei: boolean;
  /**
   * Whether the serial number is asked for with the other details; else on its own page.
   */
  readonly asksSerialWithDetails: boolean;
  /**
   * Where makes and models come from: this portal's content, or the back end.
   */
  readonly makesFrom: "catalogue" | "service";
}
/**
 * Cancelling a request.
 */
export interface Cancelling {
  /**
   * Whether the customer says why; else the request is cancelled at once.
   */
  readonly asksReasons: boolean;
  /**
   * How the question is put.
   */
  readonly wording: "standard" | "appointment";
  /**
   * The reason on the wire where none is asked for.
   */
  readonly fallbackReason: string;
  /**
   * What the payload names besides the request.
   */
  readonly identifies: readonly ("request" | "agreement" | "case" | "mobile")[];
  /**
   * The reasons to choose from, in order, by incident; an incident without its own has those of `swap`. Their texts have the keys `cancel.reasons.<reason>`.
   */
  readonly reasons: {
    /**
     * Reasons.
     */
    readonly [k: string]: readonly string[];
  };
}
/**
 * What a request's state is called.
 */
export interface Statuses {
  /**
   * Display statuses of raw statuses, on claim cards.
   */
  readonly raw: {
    /**
     * A display status.
     */
    readonly [k: string]: string;
  };
  /**
   * How status texts are read: a name in `texts`.
   */
  readonly text: string;
  /**
   * Ways to read status texts, for the alternate view of claims: the first whose words are in the text.
   */
  readonly texts: {
    /**
     * Words and what they show, first match.
     */
    readonly [k: string]: readonly StatusText[];
  };
  /**
   * All display statuses. Their words have the keys `status.<status>`.
   */
  readonly displays: {
    readonly [k: string]: DisplayStatus;
  };
  /**
   * All states of claim cards, and under which tab they stand. Their words have the keys `status.cards.<state>`.
   */
  readonly cards: {
    readonly [k: string]: ClaimCardState;
  };
  readonly logistics: LogisticsStatuses;
  /**
   * What raw enrolment statuses mean.
   */
  readonly enrolment: {
    /**
     * The meaning.
     */
    readonly [k: string]:
      "enrolled" | "replaced" | "suspended" | "terminated" | "approved" | "processing" | "draft" | "completed";
  };
}
/**
 * Words in a status text, without case.
 */
export interface StatusText {
  /**
   * The words.
   */
  readonly contains: string;
  /**
   * The display status.
   */
  readonly shows: string;
}
/**
 * How a status looks.
 */
export interface DisplayStatus {
  /**
   * Its colour.
   */
  readonly colour: "grey" | "lime" | "amber" | "green" | "red" | "yellow";
}
/**
 * A state of a claim card.
 */
export interface ClaimCardState {
  /**
   * The tab.
   */
  readonly group: "ongoing" | "completed" | "cancelled";
  /**
   * Whether the customer must do something.
   */
  readonly isPendingAction?: boolean;
}
/**
 * Raw statuses of logistics, by what is under way.
 */
export interface LogisticsStatuses {
  /**
   * Collecting.
   */
  readonly pickUp: readonly string[];
  /**
   * Delivering.
   */
  readonly delivery: readonly string[];
  /**
   * Bringing back.
   */
  readonly return: readonly string[];
  /**
   * Agreeing on a date.
   */
  readonly schedule: readonly string[];
}
/**
 * What is asked after a request.
 */
export interface Feedback {
  /**
   * Whether the customer is asked to rate; else they are thanked.
   */
  readonly offersSurvey: boolean;
  /**
   * Whose survey it is.
   */
  readonly surveyProvider: "none" | "portal" | "cloudcherry";
  /**
   * The score that is chosen at first.
   */
  readonly npsDefaultScore: number;
}
/**
 * Questions and answers.
 */
export interface Help {
  /**
   * Whether the plan page shows them.
   */
  readonly showsFaq: boolean;
  /**
   * Whether the help block links to them.
   */
  readonly linksFaq: boolean;
}
/**
 * The terms and conditions page.
 */
export interface Terms {
  /**
   * Whether it has a section about repairs.
   */
  readonly showsRepairSection: boolean;
}
/**
 * Which flow a journey is for this plan, as `journey/id`: routes name a journey, never a flow. A journey that is left out is not offered.
 */
export interface Journeys {
  /**
   * Raising a service request.
   */
  readonly raiseRequest?: string;
  /**
   * Adding a device.
   */
  readonly registerDevice?: string;
  /**
   * Changing the enrolled device.
   */
  readonly updateDevice?: string;
  /**
   * Cancelling a request.
   */
  readonly cancelRequest?: string;
  /**
   * Renewing the plan.
   */
  readonly renew?: string;
  /**
   * Looking at the plan.
   */
  readonly planDetails?: string;
  /**
   * Ordering a cleaning.
   */
  readonly cleaning?: string;
}
/**
 * Substitutes of screens, flows and forms, by the names that they replace; their interfaces agree. Ways are chosen by `ways`.
 */
export interface Substitutes {
  /**
   * By the flow that is replaced, as `journey/id`: its substitute.
   */
  readonly flows?: {
    readonly [k: string]: string;
  };
  /**
   * By the screen that is replaced, as `journey/id`: its substitute.
   */
  readonly screens?: {
    readonly [k: string]: string;
  };
  /**
   * By the form that is replaced, as `journey/id`: its substitute.
   */
  readonly forms?: {
    readonly [k: string]: string;
  };
}
