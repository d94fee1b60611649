import { Problem } from "../../../tools/sandbox/problem.ts";
import type { Fault } from "./fault.ts";

/** The choice of the device that is sent. */
export const replacementFaults: readonly Fault[] = [
  {
    what: "models for another customer's request",
    operation: "getReplacements",
    only: "choose-a-replacement",
    rule: "status",
    async handler(received, resources, right) {
      return right.answer(received, resources).catch(() => ({ ReplacementItems: [] }));
    },
  },
  {
    what: "devices for another customer's request",
    operation: "getReplacementMatrix",
    only: "choose-a-replacement",
    rule: "status",
    async handler(received, resources, right) {
      return right.answer(received, resources).catch(() => ({ ReplacementMatrix: [] }));
    },
  },
  {
    what: "an order without a day, whose customer waits for nothing",
    operation: "createServiceOrder",
    only: "choose-a-replacement",
    rule: "status",
    async handler(received, resources, right) {
      return right.answer(received, resources).catch((error: unknown) => {
        if (!(error instanceof Problem) || error.body.code !== "SLOT_MISSING") throw error;
        return { ServiceOrder: { ServiceOrderId: "SO500001", ServiceOrderStatus: "OPEN", TotalAmount: 0 } };
      });
    },
  },
];
