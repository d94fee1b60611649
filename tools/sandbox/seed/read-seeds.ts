import { readdirSync, readFileSync } from "node:fs";
import { createSchemaChecker } from "../contract/schema-checker.ts";
import type { Device, OrderedDevice, PostalAddress } from "../database/tables.ts";

/** What the sandbox holds for one client at first: the content of a file beside this one (seed.schema.json). */
export interface Seed {
  readonly client: string;
  /** What the remote theme configuration says. */
  readonly theme?: { readonly title?: string; readonly favicon?: string };
  readonly people: readonly SeedPerson[];
  /** What was bought, and can be registered. */
  readonly orders?: readonly SeedOrder[];
}

/** Something bought, so many days before the sandbox was started or reset. */
export interface SeedOrder {
  /** What one can try with it. */
  readonly about: string;
  readonly orderId: string;
  readonly purchasedDaysAgo: number;
  readonly retailer: string;
  readonly agreementId?: string;
  readonly isRegistered?: true;
  readonly device: OrderedDevice;
}

/** Somebody whom the client knows. */
export interface SeedPerson {
  /** What one can try with this person. */
  readonly about: string;
  readonly email?: string;
  readonly password?: string;
  readonly mobile: string;
  readonly otherMobiles?: readonly string[];
  readonly nationalId?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly gender: "female" | "male";
  readonly isLocked?: true;
  readonly hasNoAccount?: true;
  readonly agreements: readonly SeedAgreement[];
}

/** A plan that the person holds. */
export interface SeedAgreement {
  readonly id: string;
  readonly offerName: string;
  readonly sku: string;
  readonly status: "ENROLLED" | "SUSPND" | "TRMNTD" | "draft";
  readonly startsOn: string;
  readonly renewsOn?: string;
  /** So many days after the sandbox was started or reset; in place of `renewsOn`. */
  readonly renewsInDays?: number;
  readonly isImeiRequired?: true;
  readonly notifications?: readonly SeedNotification[];
  readonly address: PostalAddress;
  readonly devices: readonly SeedDevice[];
}

/** Something that the customer was told about the plan. */
export interface SeedNotification {
  readonly notifiedOn: string;
  readonly happenedOn: string;
  readonly title: string;
  readonly titleThai?: string;
  readonly body: string;
  readonly bodyThai?: string;
  readonly isResolved?: true;
}

/** A device that the plan covers. */
export interface SeedDevice {
  readonly id: string;
  readonly category: Device["category"];
  readonly make: string;
  readonly model: string;
  readonly imei: string;
  readonly colour?: string;
  readonly capacity?: string;
  readonly mobile?: string;
  readonly isReplaced?: true;
}

const folder = new URL("./", import.meta.url);
const SCHEMA = "seed.schema.json";

/** The seeds of this folder. Throws, with file and place, where one does not hold to the schema. */
export function readSeeds(): Seed[] {
  const checker = createSchemaChecker();
  const check = checker.compile<Seed>(JSON.parse(readFileSync(new URL(SCHEMA, folder), "utf8")));
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json") && file !== SCHEMA)
    .map((file) => {
      const seed: unknown = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
      if (check(seed)) return seed;
      throw new Error(`tools/sandbox/seed/${file}: ${checker.errorsText(check.errors, { dataVar: "" })}`);
    });
}
