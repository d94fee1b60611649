import type { Release } from "../../documents/release.ts";
import type { Flow } from "../../engine/generated/flow.ts";
import { head, otherwise } from "./sample-gate.ts";
import { files, sampleRelease } from "./sample-release.ts";

/** A bed is paid for at a page outside; each payment has a nonce. */
const pay: Flow = {
  ...head,
  id: "pay",
  input: ["bed"],
  runKey: { var: "data.bed" },
  data: { properties: { bed: { type: "string" }, hint: { type: "string" } } },
  failed: otherwise,
  start: "till",
  states: {
    till: { screen: "till", on: { PAY: { do: { nonce: "payment" }, to: "asking" } } },
    asking: {
      call: "seed.fetch",
      with: { payment: { var: "nonce.payment" } },
      done: {
        do: {
          openExternal: {
            to: { first: [{ var: "result.address" }, "https://till.example/pay"] },
            method: "post",
            fields: { payment: { var: "nonce.payment" } },
            secrets: { word: { var: "result.word" } },
          },
        },
        to: "away",
      },
    },
    away: {
      screen: "away",
      on: {
        PAYMENT_RETURN: { set: { hint: { var: "event.hint" } }, to: "checking" },
        "outside.refused": { show: "till.refused" },
        AGAIN: { do: { nonce: "payment" }, to: "asking" },
      },
    },
    checking: {
      call: "garden.never",
      with: { payment: { var: "nonce.payment" } },
      done: [{ if: { var: "result.isPaid" }, to: "paid" }, { to: "away" }],
    },
    paid: { screen: "paid", on: { CLOSE: { to: "over" } } },
    over: { final: { outcome: "over" } },
  },
};

/** Asks the server about a payment that no run here knows. */
const findPayment: Flow = {
  ...head,
  id: "find-payment",
  input: ["payment"],
  data: { properties: { payment: { type: "string" } } },
  failed: otherwise,
  start: "asking",
  states: {
    asking: { call: "garden.never", with: { payment: { var: "data.payment" } }, done: { to: "found" } },
    found: { screen: "found", on: {} },
  },
};

const screens = ["till", "away", "paid", "found"].map((id) => [id, { ...head, id, title: `till.${id}`, blocks: {} }]);
const till = {
  id: "till",
  flows: { pay, "find-payment": findPayment },
  screens: Object.fromEntries(screens),
  forms: {},
};

/** The sample release with a till. */
export function releaseWithTill(): Release {
  const base = sampleRelease();
  const open = { guard: "anyone", frame: "open" } as const;
  return {
    ...base,
    client: { ...base.client, leavesTo: { till: "https://till.example" } },
    journeys: { ...base.journeys, till: "/journeys/till.json" },
    preloaded: { ...files, "/journeys/till.json": till },
    routes: {
      ...base.routes,
      routes: {
        pay: { paths: ["/pay", "/pay/:bed"], flow: "till/pay", with: { bed: { var: "route.params.bed" } }, ...open },
        "payment-return": {
          paths: ["/payment"],
          flow: "till/find-payment",
          with: { payment: { var: "route.query.payment" } },
          event: {
            name: "PAYMENT_RETURN",
            with: { hint: { var: "route.query.hint" } },
            run: { nonce: "payment", is: { var: "route.query.payment" } },
          },
          ...open,
        },
        ...base.routes.routes,
      },
    },
  };
}
