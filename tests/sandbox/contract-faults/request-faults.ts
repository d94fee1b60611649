import { breaksContract } from "../../../tools/sandbox/problem.ts";
import { changeReply, type Fault, instead } from "./fault.ts";

/** Accepted and refused requests. */
export const requestFaults: readonly Fault[] = [
  {
    what: "bad input that is accepted",
    operation: "requestPasswordReset",
    only: "requestPasswordReset",
    rule: "accepted",
    handler: async () => ({}),
  },
  {
    what: "good input that is refused",
    operation: "geocodeAddress",
    only: "geocodeAddress",
    rule: "refused",
    handler: async () => {
      throw breaksContract({ "query.address": "is too long" });
    },
  },
  {
    what: "a failure of the server",
    operation: "writeLog",
    only: "writeLog",
    rule: "refused",
    handler: async () => {
      throw new Error("no disk");
    },
  },
  {
    what: "a text that cannot be stored and is not refused as one",
    operation: "geocodeAddress",
    only: "geocodeAddress",
    rule: "accepted",
    wire: changeReply("geocodeAddress", (reply) =>
      reply.status === 400 ? Response.json({}, { status: 422, headers: reply.headers }) : reply,
    ),
  },
  {
    what: "a refusal that names no place",
    operation: "sendInquiry",
    only: "sendInquiry",
    rule: "problem",
    handler: instead(422, 422, "CONTRACT"),
  },
  {
    what: "a stranger who is answered",
    operation: "getSmartscanToken",
    only: "getSmartscanToken",
    rule: "proof",
    wire: changeReply("getSmartscanToken", (reply) =>
      reply.status === 401 ? Response.json({ token: "t" }, { headers: reply.headers }) : reply,
    ),
  },
  {
    what: "an interaction line that is not read",
    operation: "getProfile",
    only: "session",
    rule: "status",
    wire: (to) => (path, init) => {
      const headers = new Headers(init.headers);
      headers.delete("x-interaction-line-id");
      return to(path, { ...init, headers });
    },
  },
];
