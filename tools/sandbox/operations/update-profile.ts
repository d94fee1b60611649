import { firstAgreementId } from "../accounts/agreements.ts";
import { freeEmail } from "../accounts/free-email.ts";
import { unlessTaken } from "../database/unless-taken.ts";
import { Problem } from "../problem.ts";
import { toProfile } from "./account.ts";
import { defineCustomerOperation } from "./operation.ts";

/** Replaces the profile on file. */
export const updateProfile = defineCustomerOperation(
  "updateProfile",
  async ({ person }, { client, body }, { database }) => {
    const { profileId, firstName, gender, email } = body;
    const isOwn = profileId === person.profileId;
    const acceptedEmail =
      email === undefined ? null : ((await freeEmail(database, client, { email, personId: person.id })) ?? "taken");
    const losesSignIn = acceptedEmail === null && person.passwordHash !== null;
    if (!isOwn || acceptedEmail === "taken" || losesSignIn) throw refused();
    const fullName = person.fullName.replace(person.firstName, () => firstName);
    const people = database.updateTable("people").set({ firstName, fullName, gender, email: acceptedEmail });
    const own = people.where("id", "=", person.id).returningAll();
    const changed = await unlessTaken(own.executeTakeFirstOrThrow(), "people_email", refused);
    return toProfile(changed, await firstAgreementId(database, person.id));
  },
);

const refused = () => new Problem(400, { code: "REFUSED", message: "The profile cannot be changed like this." });
