import { after, type Fault, instead, losing } from "./fault.ts";

/** Locks, codes, passwords and whose they are. */
export const signInFaults: readonly Fault[] = [
  {
    what: "a lock that is told with another status",
    operation: "loginV1",
    only: "password-locks",
    rule: "status",
    handler: instead(405, 400, "LOCKED"),
  },
  {
    what: "a wrong password that is told with another code",
    operation: "loginV1",
    only: "password-locks",
    rule: "value",
    handler: instead(400, 400, "UNKNOWN_EMAIL"),
  },
  {
    what: "an account that never locks",
    operation: "loginV1",
    only: "password-locks",
    rule: "status",
    handler: after((database) => database.deleteFrom("wrongTries").execute()),
  },
  {
    what: "a code that is good twice",
    operation: "checkCodeV1",
    only: "sign-in-by-password",
    rule: "status",
    handler: losing((database) => database.updateTable("codeSessions").set({ usedAt: null }).execute()),
  },
  {
    what: "a code that is good after its five minutes",
    operation: "checkCodeV1",
    only: "code-expires",
    rule: "status",
    handler: (received, resources, right) =>
      right.answer({ ...received, now: new Date(received.now.getTime() - 240_000) }, resources),
  },
  {
    what: "wrong digits without an end",
    operation: "checkCodeV1",
    only: "wrong-digits",
    rule: "status",
    handler: after((database) => database.deleteFrom("wrongTries").execute()),
  },
  {
    what: "a lock that does not say until when",
    operation: "loginV1",
    only: "password-locks",
    rule: "value",
    handler: instead(405, 405, "LOCKED"),
  },
  {
    what: "codes without a limit",
    operation: "sendCodeV4",
    only: "codes-too-soon",
    rule: "status",
    handler: after((database) => database.deleteFrom("sends").execute()),
  },
  {
    what: "a lock that is never longer than the first",
    operation: "loginV1",
    only: "password-locks",
    rule: "status",
    handler: after((database) => database.updateTable("wrongTries").set({ locks: 0 }).execute()),
  },
  {
    what: "a wait between codes that does not grow",
    operation: "sendCodeV4",
    only: "codes-too-soon",
    rule: "status",
    handler: after((database) => database.updateTable("sends").set({ sent: 2 }).where("sent", ">", 2).execute()),
  },
  {
    what: "sign-ins that outlive a new password",
    operation: "setPassword",
    only: "reset-password",
    rule: "status",
    seenAt: "getProfile",
    async handler(received, resources, right) {
      const signIns = await resources.database.selectFrom("signIns").selectAll().execute();
      const tokens = await resources.database.selectFrom("accessTokens").selectAll().execute();
      const reply = await right.answer(received, resources);
      await resources.database.insertInto("signIns").values(signIns).execute();
      await resources.database.insertInto("accessTokens").values(tokens).execute();
      return reply;
    },
  },
  {
    what: "another customer's profile",
    operation: "getProfile",
    only: "sign-in-by-password",
    rule: "value",
    handler: async (received, resources, right) =>
      Object.assign({}, await right.answer(received, resources), { userId: "us_another" }),
  },
  {
    what: "a number of nobody that is told as malformed",
    operation: "loginV3",
    only: "refused-numbers",
    rule: "status",
    handler: instead(406, 400, "MALFORMED_IDENTIFIER"),
  },
];
