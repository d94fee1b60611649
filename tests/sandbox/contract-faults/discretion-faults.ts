import { body, changeReply, type Fault, type Handler } from "./fault.ts";

/** A handler that forgets that its client hides who is known. */
const revealing: Handler = (received, resources, right) =>
  right.answer({ ...received, client: { ...received.client, revealsUnknownIdentifiers: true } }, resources);

const reveals = (what: string, operation: string, only: string): Fault => ({
  what,
  operation,
  only,
  rule: "discretion",
  handler: revealing,
});

/** Who is known, at a client that does not tell. */
export const discretionFaults: readonly Fault[] = [
  reveals("a reset that tells an unknown email", "requestPasswordReset", "discreet-reset"),
  reveals("a look-up that tells an unknown email", "loginV3", "discreet-codes"),
  reveals("a look-up that tells an unknown national ID", "loginV3", "discreet-numbers"),
  reveals("a registration that tells the email of an account", "checkRegistration", "discreet-registration"),
  reveals("a link that tells the email of an account", "linkEmail", "discreet-links"),
  {
    what: "a lock that only known emails have",
    operation: "loginV1",
    only: "discreet-passwords",
    rule: "discretion",
    async handler(received, resources, right) {
      const people = await resources.database.selectFrom("people").select("email").execute();
      const isKnown = people.some(({ email }) => JSON.stringify(received.body).includes(String(email)));
      if (!isKnown) await resources.database.deleteFrom("wrongTries").execute();
      return right.answer(received, resources);
    },
  },
  {
    what: "a first reply that is one byte longer",
    operation: "requestPasswordReset",
    only: "discreet-reset",
    rule: "discretion",
    wire(to) {
      let sent = 0;
      const longer = body((text) => {
        sent += 1;
        return sent === 1 ? `${text} ` : text;
      });
      return changeReply("requestPasswordReset", longer)(to);
    },
  },
];
