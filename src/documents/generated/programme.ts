// Generated from schemas/programme.schema.json by `npm run generate`. Change the schema instead.

import type { NamedRules, Rule } from "../../engine/generated/rule.ts";
import type { Field, Otherwise } from "./form.ts";

/**
 * A plan that a client sells, or a layer that plans extend.
 */
export interface Programme {
  /**
   * The file's name without its ending: at least two words with hyphens, unique over clients, programmes and layers.
   */
  readonly id: string;
  /**
   * The author's version of this file, as a semantic version.
   */
  readonly version: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 2;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * The parent's id; a chain has at most five documents.
   */
  readonly extends?: string;
  /**
   * A layer for others to extend, never served itself.
   */
  readonly abstract?: true;
  /**
   * The names that this layer adds to catalogues, as JSON Pointers; any other new name there counts as a typing error.
   */
  readonly adds?: readonly string[];
  /**
   * Values that no layer below may change, as JSON Pointers in which `*` is any name. They accumulate down the chain.
   */
  readonly sealed?: readonly string[];
  /**
   * The country whose address form the programme has.
   */
  readonly country?: string;
  readonly offer: ProgrammeOffer;
  readonly plan: Plan;
  readonly requests: Requests;
  readonly triage: Triage;
  readonly warranty: Warranty;
  readonly findMyPhone: FindMyPhone;
  readonly replacement: Replacement;
  readonly balance: Balance;
  readonly delivery: Delivery;
  /**
   * The address form.
   */
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
   * Origins of external frames, by the frame's id: they come before those of the client.
   */
  readonly frames?: {
    /**
     * The origin.
     */
    readonly [k: string]: string;
  };
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
  readonly declarations?: Declarations;
  readonly journeys: Journeys;
  /**
   * Settings of flows, by the flow, as `journey/id`; they override the client's.
   */
  readonly settings: {
    /**
     * The flow's settings.
     */
    readonly [k: string]: {};
  };
  /**
   * The variant of a call, by the call's id; it overrides the client's.
   */
  readonly variants: {
    readonly [k: string]: string;
  };
  readonly substitutes?: Substitutes;
  /**
   * The programme's own rules by name; each overrides a flow's rule of that name.
   */
  readonly rules: NamedRules;
}
/**
 * The names and facts by which the portal knows the programme.
 */
export interface ProgrammeOffer {
  /**
   * The offer's names on the wire, unique among the programmes of a client.
   *
   * @minItems 1
   */
  readonly wireNames: readonly string[];
  /**
   * The product's numbers: they distinguish programmes that share a name on the wire.
   */
  readonly skus?: readonly string[];
  /**
   * Whose device pages are shown; `shared` is sent as device_protection.
   */
  readonly contentPortal: "device-protection" | "repair" | "shared";
  /**
   * The device is the customer's own: a request asks for its proof of purchase.
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
   * The payment schedule.
   */
  readonly billing: "monthly" | "upfront";
  /**
   * The duration of the plan; required when it is paid upfront.
   */
  readonly term?: string;
  /**
   * The time from the announcement of the renewal to billing.
   */
  readonly renewsWithin: string;
  /**
   * The maximum discount of a renewal, as a share of 1.
   */
  readonly renewalDiscount: number;
  /**
   * The discount of a year over twelve months, as a share of 1.
   */
  readonly annualSaving: number;
  /**
   * Whether a term is paid when it is chosen, with the plan's card; otherwise it is charged on the day.
   */
  readonly paysTermAtOnce?: boolean;
  /**
   * The cards of the plan page, in order.
   */
  readonly cards: readonly string[];
  /**
   * All cards that a plan page can have. Their texts are the messages `plan.cardTypes.<card>.<word>`.
   */
  readonly cardTypes: {
    readonly [k: string]: PlanCardType;
  };
  /**
   * What the plan helps with, said below its services; absent where the services say it.
   */
  readonly covers?: readonly string[];
  /**
   * What the plan does not help with.
   */
  readonly excludes?: readonly string[];
  /**
   * All that can happen to a device. Their texts are the messages `plan.causes.<cause>.<word>`.
   */
  readonly causes?: {
    readonly [k: string]: Cause;
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
   * The content of the card.
   */
  readonly body: "text" | "list" | "feeTable" | "copyCode" | "link";
  /**
   * Its link: a name in `links`.
   */
  readonly link?: string;
  /**
   * Its journey: a name in `journeys`.
   */
  readonly journey?: string;
  /**
   * Left out once the plan has ended.
   */
  readonly endsWithPlan?: true;
}
/**
 * Something that happens to a device.
 */
export interface Cause {}
/**
 * The service requests of the plan, and the facts about each one.
 */
export interface Requests {
  /**
   * The incidents that a customer can report, in order.
   */
  readonly offers: readonly string[];
  /**
   * The repair whose page is shown at once, where nobody is asked what is needed; absent where they are.
   */
  readonly redirectsToRepair?: string;
  /**
   * The time in which a device is examined once the repairer has it.
   */
  readonly examinedWithin: string;
  /**
   * The number of hours until a customer whose request is reviewed is contacted.
   */
  readonly reviewHours: number;
  /**
   * The time until used-up entitlements are available again.
   */
  readonly entitlementResets: string;
  /**
   * A battery below this share of its capacity is replaced.
   */
  readonly batteryBelow: number;
  /**
   * All incidents. Their texts are the messages `requests.types.<incident>.<word>`.
   */
  readonly types: {
    readonly [k: string]: IncidentType;
  };
}
/**
 * An incident and its service.
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
   * Says that the customer no longer has the device: it is not handed over, and its lock stays on.
   */
  readonly deviceIsLost?: true;
  /**
   * The type that a request is of while the maker's warranty lasts: the customer is led to the maker first. A name in `requests.types`.
   */
  readonly inWarranty?: string;
  /**
   * The type that is offered in its place while the warranty of this very service lasts: the back end lists its fee then. A name in `requests.types`.
   */
  readonly inOwnWarranty?: string;
  /**
   * The transport of the device: a name in `delivery.methods`.
   */
  readonly delivery: string;
  /**
   * The questions before the request: sets, of which the first whose `if` holds is asked. Absent without questions.
   *
   * @minItems 1
   */
  readonly triage?: readonly TriageSet[];
  /**
   * What a customer agrees to before the request is sent; nothing is asked when absent.
   */
  readonly terms?: readonly string[];
  /**
   * The notes about fees that its customer reads before it is sent, where the programme has them; none when absent.
   */
  readonly feeNotes?: readonly string[];
  /**
   * What a customer signs after the review, before the request is sent; nothing is signed when absent.
   */
  readonly declarations?: readonly string[];
  /**
   * Whether data are moved to the new device at the door.
   */
  readonly dataTransfer: "none" | "free" | "paid";
  /**
   * The code of its fee; absent when it is free. The spec names SWAPFEE; the others are assumed.
   */
  readonly fee?: string;
  /**
   * The state of a claim card by whose name a device goes back that was not served, in place of `repairRejected`: where no repair was asked for, nobody rejects one.
   */
  readonly returnedAs?: string;
}
/**
 * A set of questions, perhaps for some devices only.
 */
export interface TriageSet {
  /**
   * Whether the set is asked. It reads the device's `category` and `vendor` (a name in `devices.categoryTypes`, one of `devices.vendors`) and `warrantyDaysLeft`, the days until the maker's warranty ends.
   */
  readonly if?: Rule;
  /**
   * The questions, in order.
   */
  readonly questions: readonly string[];
  /**
   * What an answer that is not accepted leads to here, in place of what its question says; not where that is a danger. A name in `triage.failures`.
   */
  readonly otherwise?: Otherwise;
}
/**
 * The questions before a request is accepted.
 */
export interface Triage {
  /**
   * All questions, as fields of a form. Their words are the messages `triage.questions.<question>.<word>`.
   */
  readonly questions: {
    readonly [k: string]: Field;
  };
  /**
   * All outcomes of answers that are not accepted. Their words are the messages `triage.failures.<failure>.<word>`.
   */
  readonly failures: {
    readonly [k: string]: TriageFailure;
  };
  /**
   * All precautions for a device that is a danger. Their words are the messages `triage.precautions.<precaution>.<word>`.
   */
  readonly precautions?: {
    readonly [k: string]: Precaution;
  };
}
/**
 * What the customer is told.
 */
export interface TriageFailure {
  /**
   * What keeps people safe, in order. A failure with precautions means danger: it comes before every other failure, and the page shows how to reach people.
   *
   * @minItems 1
   */
  readonly precautions?: readonly string[];
}
/**
 * One thing to do, or not to do.
 */
export interface Precaution {}
/**
 * The warranty periods of the maker and the plan.
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
   * The warranty on a replaced battery; P0M means no warranty.
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
 * The page for a device under the maker's warranty.
 */
export interface InWarranty {
  /**
   * Whether it has its heading.
   */
  readonly showsHeading: boolean;
  /**
   * Whether the customer may continue with the request.
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
   * Whether the page shows the guidance of the agent.
   */
  readonly showsScript: boolean;
  /**
   * The fee for a device that stays locked: that of a replacement, or nothing more.
   */
  readonly additionalFee: "replacement" | "none";
}
/**
 * The choice of the replacement device.
 */
export interface Replacement {
  /**
   * Whether the page shows the guidance of the agent.
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
   * Whether the balance decides; when it is too low, the request ends.
   */
  readonly isChecked: boolean;
}
/**
 * The transport of devices.
 */
export interface Delivery {
  /**
   * All methods of serving an incident.
   */
  readonly methods: {
    readonly [k: string]: DeliveryMethod;
  };
  /**
   * All options of methods. Their texts are the messages `delivery.optionTypes.<option>.<word>`; customers can meet each of them in their requests.
   */
  readonly optionTypes: {
    readonly [k: string]: DeliveryOption;
  };
  readonly windows: DeliveryWindows;
  readonly leadHours: LeadHours;
  readonly shipping: Shipping;
  /**
   * The time of day, in the client's zone, after which a request counts as late.
   */
  readonly cutOff: string;
  /**
   * The number of days from the first one that are offered.
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
   * Whether slots are fetched; otherwise the fixed windows are offered.
   */
  readonly fetchesSlots: boolean;
  readonly backOrder: BackOrder;
  /**
   * Whether the back end receives the chosen date.
   */
  readonly confirmsDeliveryUpdate: boolean;
  /**
   * Whether another number can be given for the courier.
   */
  readonly editsAlternateContact: boolean;
  /**
   * The number of digits of that number.
   */
  readonly alternateMobileLength: number;
  /**
   * Whether the address is changed on the page; otherwise on a page of its own.
   */
  readonly changesAddressInPlace: boolean;
  /**
   * Whether another person may hand the device over.
   */
  readonly allowsRepresentative: boolean;
  readonly dataTransfer: DataTransferAtDoor;
}
/**
 * One method of serving an incident.
 */
export interface DeliveryMethod {
  /**
   * The options for the customer, in order; a single one is used without asking.
   */
  readonly options: readonly ("delivery" | "pickUpAndReturn" | "walkIn" | "onSite")[];
  /**
   * The page for choosing dates.
   */
  readonly page: "options" | "refresh" | "upgrade";
  /**
   * The variant of the call for slots; without it there is no call.
   */
  readonly slots?: string;
}
/**
 * An option.
 */
export interface DeliveryOption {}
/**
 * The hours of a courier, when slots are not fetched.
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
 * All windows, by their names on the wire, with their hours of the day.
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
 * The input of a look-up of shipping methods.
 */
export interface Shipping {
  /**
   * The code of the warehouse; when absent, the request has none.
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
 * The rules for a device that is not in stock.
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
   * The fee when the service is not free and the back end names no fee, in minor units of the currency.
   */
  readonly fee: number;
  /**
   * The maximum time of help on site.
   */
  readonly lasts: string;
  /**
   * Options with free help.
   */
  readonly isFreeFor: readonly ("delivery" | "pickUpAndReturn" | "walkIn" | "onSite")[];
}
/**
 * The payment of fees.
 */
export interface PaymentSetup {
  /**
   * Whether a customer is told in advance what a request costs. When false, no amount is shown before that of the order.
   */
  readonly asksServiceFee: boolean;
  /**
   * The payment provider. Braintree only when the session allows it, else the card frame.
   */
  readonly gateway: "card-frame" | "braintree" | "ec-pay";
  /**
   * The methods offered when paying, in order.
   */
  readonly checkout: readonly string[];
  /**
   * The methods that can be stored, in order.
   */
  readonly saved: readonly string[];
  /**
   * The merchant of fees: a name in the client's `merchants`.
   */
  readonly merchant: string;
  /**
   * The merchant of repairs.
   */
  readonly repairMerchant: string;
  /**
   * The amount for testing a card, in minor units of the currency.
   */
  readonly preAuthorises: number;
  /**
   * All methods. Their texts are the messages `payment.methodTypes.<method>.<word>`.
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
  /**
   * How it is paid: by a card entered in the gateway's frame, by the button of a wallet there, on a page of the gateway, or in cash when it is delivered or done.
   */
  readonly by: "card" | "wallet" | "page" | "cash";
}
/**
 * The notes about fees.
 */
export interface FeeNotes {
  /**
   * The notes under the fees, in order.
   */
  readonly notes: readonly string[];
  /**
   * All notes. Their texts are the messages `fees.noteTypes.<note>.text`, whose placeholders are the facts below.
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
   * The time that the customer has, or that the service takes.
   */
  readonly within?: string;
  /**
   * An amount, in minor units of the currency.
   */
  readonly amount?: number;
  /**
   * The time after which the cheapest option is used.
   */
  readonly proceedsAfter?: string;
}
/**
 * Invoices and receipts.
 */
export interface Invoices {
  /**
   * The period of the shown invoices.
   */
  readonly keptFor: string;
  /**
   * The maximum time from billing to a receipt.
   */
  readonly receiptWithin: string;
  /**
   * The carriers of electronic invoices to choose from, in order.
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
   * The form of its number; absent when it has no number.
   */
  readonly pattern?: string;
}
/**
 * The proof of the customer's identity.
 */
export interface PhotoId {
  /**
   * The accepted documents, in order; an empty list requires none.
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
   * The required pictures, in order.
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
   * The accepted file endings.
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
   * The maximum number of devices of one category in a plan.
   */
  readonly perCategory: number;
  /**
   * Whether a device's category is named after its code; otherwise after the list of categories from the back end.
   */
  readonly nameCategoriesByCode: boolean;
  /**
   * All fields of devices, as fields of a form. Their words are the messages `devices.fields.<field>.<word>`.
   */
  readonly fields: {
    readonly [k: string]: Field;
  };
  /**
   * All categories.
   */
  readonly categoryTypes: {
    readonly [k: string]: DeviceCategory;
  };
  /**
   * The drawing of each kind of device, where a device has no picture of its own. The kind is the code on the wire, in capitals and without hyphens; one that is not here gets the drawing of any device.
   */
  readonly pictures?: {
    /**
     * The drawing.
     */
    readonly [k: string]:
      | "phone"
      | "tablet"
      | "laptop"
      | "watch"
      | "earphones"
      | "headphones"
      | "console"
      | "television"
      | "refrigerator"
      | "washing-machine"
      | "air-conditioner"
      | "air-purifier"
      | "robot-vacuum"
      | "hood"
      | "box"
      | "device";
  };
  /**
   * The colours of devices by the names that the back end has for them; one that is not here is shown by its name alone.
   */
  readonly colours?: {
    /**
     * The colour, in CSS hexadecimal notation with six digits.
     */
    readonly [k: string]: string;
  };
  readonly registration: DeviceRegistration;
  readonly update: DeviceUpdate;
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
   * The questions about a device, in order; no two have the same target.
   */
  readonly fields: readonly string[];
  /**
   * Whether a brand that is not listed can be given.
   */
  readonly offersOtherBrand?: boolean;
  /**
   * Operating systems of refused devices.
   */
  readonly excludesSystems?: readonly string[];
}
/**
 * Adding a device.
 */
export interface DeviceRegistration {
  /**
   * The accepted file endings of a receipt.
   */
  readonly receiptTypes: readonly string[];
  /**
   * The largest receipt, in bytes.
   */
  readonly receiptMaxBytes: number;
  /**
   * The number of business days until a registration is reviewed.
   */
  readonly reviewBusinessDays: number;
}
/**
 * Changing the enrolled device.
 */
export interface DeviceUpdate {
  /**
   * Whether the IMEI has its own page.
   */
  readonly asksImei: boolean;
  /**
   * Whether the serial number is on the page with the other details; otherwise it has its own page.
   */
  readonly asksSerialWithDetails: boolean;
  /**
   * The source of makes and models: this portal's content, or the back end.
   */
  readonly makesFrom: "catalogue" | "service";
}
/**
 * Cancelling a request.
 */
export interface Cancelling {
  /**
   * Whether the customer gives a reason; otherwise the request is cancelled at once.
   */
  readonly asksReasons: boolean;
  /**
   * The form of the question.
   */
  readonly wording: "standard" | "appointment";
  /**
   * The reason on the wire when the customer gives none.
   */
  readonly fallbackReason: string;
  /**
   * The members of the payload besides the request.
   */
  readonly identifies: readonly ("request" | "agreement" | "case" | "mobile")[];
  /**
   * The reasons to choose from, in order, by incident; an incident without its own has those of `swap`.
   */
  readonly reasons: {
    /**
     * Reasons.
     */
    readonly [k: string]: readonly string[];
  };
  /**
   * All reasons. Their names are sent to the back end as they are; their texts are the messages `cancel.reasonTypes.<reason>.name`.
   */
  readonly reasonTypes: {
    readonly [k: string]: CancelReason;
  };
}
/**
 * A reason.
 */
export interface CancelReason {}
/**
 * The names of a request's states.
 */
export interface Statuses {
  /**
   * How the state of a request is shown: as a card's state, or as a display status in its colour.
   */
  readonly view?: "cards" | "displays";
  /**
   * Whether the customer confirms that the device is back, before a request is closed.
   */
  readonly confirmsReceipt?: boolean;
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
   * The interpretation of status texts: a name in `texts`.
   */
  readonly text: string;
  /**
   * Interpretations of status texts, for the alternate view of claims: the first one with words in the text is used.
   */
  readonly texts: {
    /**
     * Words and their display status; the first match is used.
     */
    readonly [k: string]: readonly StatusText[];
  };
  /**
   * All display statuses. Their texts are the messages `status.displays.<status>.name`.
   */
  readonly displays: {
    readonly [k: string]: DisplayStatus;
  };
  /**
   * All states of claim cards, and their tabs. Their texts are the messages `status.cards.<state>.name`.
   */
  readonly cards: {
    readonly [k: string]: ClaimCardState;
  };
  readonly logistics: LogisticsStatuses;
  /**
   * The meanings of raw enrolment statuses.
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
   * The statuses of the order for which it applies; all when absent.
   *
   * @minItems 1
   *
   * Items: A status of the order.
   */
  readonly orders?: readonly string[];
  /**
   * The display status.
   */
  readonly shows: string;
}
/**
 * The look of a status.
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
   * Its display status; that of the status text when absent.
   */
  readonly display?: string;
  /**
   * Whether the customer must act.
   */
  readonly isPendingAction?: boolean;
}
/**
 * Raw statuses of logistics, by stage.
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
 * The questions after a request.
 */
export interface Feedback {
  /**
   * Whether the customer rates the service; otherwise there is only a message of thanks.
   */
  readonly offersSurvey: boolean;
  /**
   * The provider of the survey.
   */
  readonly surveyProvider: "none" | "portal" | "cloudcherry";
  /**
   * The initial score.
   */
  readonly npsDefaultScore: number;
  /**
   * The reasons for a score to choose from, in order.
   */
  readonly reasons: readonly string[];
  /**
   * All reasons for a score. Their names are sent to the back end as they are; their texts are the messages `feedback.reasonTypes.<reason>.name`.
   */
  readonly reasonTypes: {
    readonly [k: string]: FeedbackReason;
  };
}
/**
 * A reason for a score.
 */
export interface FeedbackReason {}
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
 * What a customer agrees to before a request is sent.
 */
export interface Terms {
  /**
   * Whether it has a section about repairs.
   */
  readonly showsRepairSection: boolean;
  /**
   * All points of such terms. Their words are the messages `terms.pointTypes.<point>.<word>`.
   */
  readonly pointTypes: {
    readonly [k: string]: TermsPoint;
  };
}
/**
 * One point.
 */
export interface TermsPoint {}
/**
 * What a customer signs before a request is sent.
 */
export interface Declarations {
  /**
   * All declarations.
   */
  readonly types: {
    readonly [k: string]: DeclarationType;
  };
  /**
   * All points of declarations, as fields of a form, in the order in which they are asked. Their words are the messages `declarations.points.<point>.<word>`.
   */
  readonly points: {
    readonly [k: string]: Field;
  };
  /**
   * The largest video, in bytes.
   */
  readonly videoMaxBytes: number;
}
/**
 * A declaration.
 */
export interface DeclarationType {
  /**
   * What the customer declares, each with a box to tick.
   *
   * @minItems 1
   */
  readonly points: readonly string[];
  /**
   * Asks for a short video too; without one, people look at the request and call.
   */
  readonly asksVideo?: true;
}
/**
 * The flow of each journey for this plan, as `journey/id`: routes name a journey, never a flow. An absent journey is not offered.
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
  /**
   * Getting the label of the parcel in which a device is fetched.
   */
  readonly parcelLabel?: string;
}
/**
 * Substitutes of screens, flows and forms, by the names that they replace; their interfaces agree. `variants` chooses the variants of calls.
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

/**
 * The address form.
 */
export interface AddressSetup {
  /**
   * The fields, in order.
   */
  readonly order?: readonly string[];
  /**
   * Whether a field waits until the one before it is filled.
   */
  readonly fillsInOrder?: boolean;
  /**
   * Whether addresses are compared with a register.
   */
  readonly check?: "qas" | "none";
  /**
   * Whether addresses are stored with the courier.
   */
  readonly book?: "tcat" | "none";
  /**
   * The city of every address, in a country whose addresses name none.
   */
  readonly city?: string;
  /**
   * The parameter for the lists of cities and districts.
   */
  readonly citiesBy?: "none" | "postalCode" | "state" | "city";
  /**
   * All fields of addresses, as fields of a form. Several fields for one part are joined in their order with a blank. Their words are the messages `address.fields.<field>.<word>`.
   */
  readonly fields?: {
    readonly [k: string]: Field;
  };
}
