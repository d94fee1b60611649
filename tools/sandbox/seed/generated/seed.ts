// Generated from tools/sandbox/seed/seed.schema.json by `npm run generate`. Change the schema instead.

/**
 * What the sandbox holds for one client when it starts for the first time, or after a reset.
 */
export interface Seed {
  /**
   * The client's code.
   */
  readonly client: string;
  /**
   * What the remote theme configuration says.
   */
  readonly theme?: {
    /**
     * The page's title.
     */
    readonly title?: string;
    /**
     * Where the icon is.
     */
    readonly favicon?: string;
  };
  /**
   * The kind of the gateway's fields that the back end lets the client use; CARD when absent.
   */
  readonly cardFields?: "CARD" | "BRAINTREE";
  /**
   * Whom the client knows.
   */
  readonly people: readonly SeedPerson[];
  /**
   * What was bought, and can be registered.
   */
  readonly orders?: readonly SeedOrder[];
}

/**
 * Something bought whose device can be registered.
 */
export interface SeedOrder {
  /**
   * What one can try with it; shown on the sandbox's page.
   */
  readonly about: string;
  /**
   * The order's id.
   */
  readonly orderId: string;
  /**
   * How many days before the sandbox was started or reset it was bought.
   */
  readonly purchasedDaysAgo: number;
  /**
   * Who sold it.
   */
  readonly retailer: string;
  /**
   * The plan of a person of this seed that covers it once it is registered.
   */
  readonly agreementId?: string;
  /**
   * It is registered from the start.
   */
  readonly isRegistered?: true;
  readonly device: SeedDevice;
}

/**
 * Somebody whom the client knows.
 */
export interface SeedPerson {
  /**
   * What one can try with this person; shown on the sandbox's page.
   */
  readonly about: string;
  /**
   * Email, in lower case; absent where none is on file.
   */
  readonly email?: string;
  /**
   * Password, in clear; absent where the person signs in without.
   */
  readonly password?: string;
  /**
   * Mobile number, digits only; nobody else's of this client.
   */
  readonly mobile: string;
  /**
   * Further numbers of the person.
   */
  readonly otherMobiles?: readonly string[];
  /**
   * National ID, capitals and digits only; invented, with a check character that is wrong on purpose.
   */
  readonly nationalId?: string;
  /**
   * First name.
   */
  readonly firstName: string;
  /**
   * Last name.
   */
  readonly lastName: string;
  /**
   * Full name, in the person's own order.
   */
  readonly fullName: string;
  /**
   * Gender.
   */
  readonly gender: "female" | "male";
  /**
   * Locked from the start, for good.
   */
  readonly isLocked?: true;
  /**
   * Known to the client, but without an account.
   */
  readonly hasNoAccount?: true;
  /**
   * The plans.
   */
  readonly agreements: readonly SeedAgreement[];
}

/**
 * A plan that the person holds.
 */
export interface SeedAgreement {
  /**
   * The agreement's id.
   */
  readonly id: string;
  /**
   * The offer's name on the wire.
   */
  readonly offerName: string;
  /**
   * The stock-keeping number.
   */
  readonly sku: string;
  /**
   * Enrolment status.
   */
  readonly status: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft";
  /**
   * First day of cover.
   */
  readonly startsOn: string;
  /**
   * The day it renews.
   */
  readonly renewsOn?: string;
  /**
   * The last day of cover, of a plan that has ended.
   */
  readonly endsOn?: string;
  /**
   * How many days after the sandbox was started or reset it renews; in place of `renewsOn`.
   */
  readonly renewsInDays?: number;
  /**
   * For how many days before the sandbox was started or reset bills were not paid.
   */
  readonly unpaidDays?: number;
  /**
   * How many days after the sandbox was started or reset the cooling-off period ends; until then no request can be made.
   */
  readonly coversInDays?: number;
  /**
   * How many requests the plan includes in twelve months; without a limit when absent.
   */
  readonly requestCap?: number;
  /**
   * The customer must give an IMEI.
   */
  readonly isImeiRequired?: true;
  /**
   * What the customer was told.
   */
  readonly notifications?: readonly SeedNotification[];
  readonly address: PostalAddress;
  /**
   * What it covers.
   */
  readonly devices: readonly SeedDevice[];
}

/**
 * Something that the customer was told about the plan.
 */
export interface SeedNotification {
  /**
   * The day on which they were told.
   */
  readonly notifiedOn: string;
  /**
   * The day on which it happened.
   */
  readonly happenedOn: string;
  /**
   * What happened.
   */
  readonly title: string;
  /**
   * The same in Thai.
   */
  readonly titleLocal?: string;
  /**
   * What it means.
   */
  readonly body: string;
  /**
   * The same in Thai.
   */
  readonly bodyLocal?: string;
  /**
   * Nothing is left to be done.
   */
  readonly isResolved?: true;
}

/**
 * An address in the names of the existing back ends.
 */
export interface PostalAddress {
  /**
   * Block and street.
   */
  readonly Address1: string;
  /**
   * Unit.
   */
  readonly Address2?: string;
  /**
   * Building.
   */
  readonly Address3?: string;
  /**
   * City.
   */
  readonly City: string;
  /**
   * State or province.
   */
  readonly StateProvinceCode?: string;
  /**
   * ISO 3166.
   */
  readonly CountryCode: string;
  /**
   * Postal code.
   */
  readonly PostalCode: string;
}

/**
 * A device that the plan covers.
 */
export interface SeedDevice {
  /**
   * The asset id.
   */
  readonly id: string;
  /**
   * The kind of device.
   */
  readonly category:
    | "phone"
    | "tablet"
    | "laptop"
    | "headphones"
    | "earphones"
    | "smartwatches"
    | "game-consoles"
    | "televisions"
    | "refrigerators"
    | "washing-machines"
    | "air-conditioners"
    | "air-purifiers"
    | "robot-vacuums";
  /**
   * Who makes it.
   */
  readonly make: string;
  /**
   * The model.
   */
  readonly model: string;
  /**
   * IMEI or serial number.
   */
  readonly imei: string;
  /**
   * Its colour.
   */
  readonly colour?: string;
  /**
   * Its storage.
   */
  readonly capacity?: string;
  /**
   * The mobile number in it.
   */
  readonly mobile?: string;
  /**
   * It was swapped for another.
   */
  readonly isReplaced?: true;
  /**
   * The lock of its finding service is on from the start; only some kinds of device have one.
   */
  readonly finderIsOn?: true;
}
