import { member } from "../../../src/documents/json.ts";
import { changeReply, type Fault, withMember } from "./fault.ts";

/** The check of a device's lock. */
export const findMyPhoneFaults: readonly Fault[] = [
  {
    what: "a lock that is always off",
    operation: "checkFindMyPhone",
    only: "check-a-lock",
    rule: "value",
    wire: changeReply("checkFindMyPhone", withMember("FmipStatus", "OFF")),
  },
  {
    what: "a lock that is always on",
    operation: "checkFindMyPhone",
    only: "check-a-lock",
    rule: "value",
    wire: changeReply("checkFindMyPhone", withMember("FmipStatus", "ON")),
  },
  {
    what: "the lock of somebody else's device",
    operation: "checkFindMyPhone",
    only: "check-a-lock",
    rule: "status",
    async handler({ body }, { database }) {
      const devices = database.selectFrom("devices").select("finderIsOn");
      const device = await devices.where("imei", "=", String(member(body, "Imei"))).executeTakeFirstOrThrow();
      return { FmipStatus: device.finderIsOn ? "ON" : "OFF" };
    },
  },
];
