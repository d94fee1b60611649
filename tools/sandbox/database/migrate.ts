import { type Kysely, Migrator } from "kysely";
import { accounts } from "../migrations/0001-accounts.ts";
import { signIn } from "../migrations/0002-sign-in.ts";
import { messages } from "../migrations/0003-messages.ts";
import { identifiers } from "../migrations/0004-identifiers.ts";
import { inquiries } from "../migrations/0005-inquiries.ts";
import { uploads } from "../migrations/0006-uploads.ts";
import { enrolment } from "../migrations/0007-enrolment.ts";
import { registrations } from "../migrations/0008-registrations.ts";
import { orders } from "../migrations/0009-orders.ts";
import { deviceDetails } from "../migrations/0010-device-details.ts";
import { notifications } from "../migrations/0011-notifications.ts";
import { requests } from "../migrations/0012-requests.ts";
import { requestLife } from "../migrations/0013-request-life.ts";
import { socialSignIn } from "../migrations/0014-social-sign-in.ts";
import { ratings } from "../migrations/0015-ratings.ts";
import { deviceUpdates } from "../migrations/0020-device-updates.ts";
import { renewals } from "../migrations/0021-renewals.ts";
import { cleanings } from "../migrations/0022-cleanings.ts";
import { terms } from "../migrations/0023-terms.ts";
import { limits } from "../migrations/0024-limits.ts";
import { signIns } from "../migrations/0025-sign-ins.ts";
import { onceOnly } from "../migrations/0026-once-only.ts";

const migrations = {
  "0001-accounts": accounts,
  "0002-sign-in": signIn,
  "0003-messages": messages,
  "0004-identifiers": identifiers,
  "0005-inquiries": inquiries,
  "0006-uploads": uploads,
  "0007-enrolment": enrolment,
  "0008-registrations": registrations,
  "0009-orders": orders,
  "0010-device-details": deviceDetails,
  "0011-notifications": notifications,
  "0012-requests": requests,
  "0013-request-life": requestLife,
  "0014-social-sign-in": socialSignIn,
  "0015-ratings": ratings,
  "0020-device-updates": deviceUpdates,
  "0021-renewals": renewals,
  "0022-cleanings": cleanings,
  "0023-terms": terms,
  "0024-limits": limits,
  "0025-sign-ins": signIns,
  "0026-once-only": onceOnly,
};

/** Brings the tables up to date; several sandboxes on one server wait for each other. Throws what a migration threw. */
export async function migrate<Tables>(database: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error("A migration failed.", { cause: error });
}
