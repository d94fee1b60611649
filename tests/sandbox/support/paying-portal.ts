import { randomUUID } from "node:crypto";
import type { SandboxClient } from "../../../tools/sandbox/client.ts";
import type { SandboxOptions } from "../../../tools/sandbox/create-sandbox.ts";
import { allOperations } from "../../../tools/sandbox/operations/all-operations.ts";
import type { SeedPerson } from "../../../tools/sandbox/seed/generated/seed.ts";
import { claimsPortal } from "./claims-portal.ts";
import { harbour } from "./harbour.ts";

/** A client whose customers pay through the gateway. */
export const bay = {
  ...{ ...harbour, currency: "SGD", timeZone: "Asia/Singapore", host: "harbour.localhost" },
  merchants: ["Harbour Care"],
  gateway: { fields: "https://card.gateway.test", pages: "https://pay.gateway.test" },
} satisfies SandboxClient;

/** Numbers of test cards, by what their bank does. */
export const cards = {
  approves: "4242 4242 4242 4242",
  declines: "4000 0000 0000 0002",
  lacksFunds: "4000 0000 0000 9995",
  isExpired: "4000 0000 0000 0069",
  asks: "4000 0000 0000 3220",
  approvesLate: "4000 0000 0000 0077",
  declinesLate: "4000 0000 0000 0341",
  takesBack: "4000 0000 0000 0259",
  neverAnswers: "4000 0000 0000 0408",
} as const;

/** A name that the portal gives to a payment or a card. */
export const newName = () => randomUUID();

export const refused = (status: number, code: string) => ({ status, body: { code } });

/** The portal of claims of a client whose gateway answers too. */
export function payingPortal(
  client: SandboxClient,
  people: readonly SeedPerson[],
  now: string,
  options: Pick<SandboxOptions, "sendNotice"> = {},
) {
  /** The operation whose back end dies after its gateway was asked, and before it stores the answer. */
  let dying = "";
  const operations = allOperations.map((one) => ({
    ...one,
    answer: (...asked: Parameters<typeof one.answer>) =>
      dying === one.id ? Promise.reject(new Error("It died.")) : one.answer(...asked),
  }));
  const made = claimsPortal(client, people, now, { ...options, operations });
  const atGateway = (host: string, path: string, init: RequestInit) =>
    made.sandbox.sandbox().gateway.request(path, { ...init, headers: { host: `${host}.gateway.test.localhost:8080` } });
  const tokenise = async (entered: object) =>
    (await atGateway("card", "/tokens", { method: "POST", body: JSON.stringify(entered) })).json();
  return {
    ...made,
    /** What is asked while the back end of an operation dies. */
    async whileDying<Result>(operation: string, ask: () => Promise<Result>): Promise<Result> {
      dying = operation;
      return ask().finally(() => {
        dying = "";
      });
    },
    /** What the gateway says of a card that is entered in its fields. */
    enterCard: (number: string, more: object = {}) =>
      tokenise({ number, expires: "08/29", code: "123", name: "Ida Berg", ...more }),
    enterWallet: (account: string) => tokenise({ wallet: "payPal", account }),
    /** The customer's answer at their bank. */
    answerBank: (session: string, accepts: "yes" | "no"): Promise<Response> =>
      Promise.resolve(atGateway("pay", "/answer", { method: "POST", body: new URLSearchParams({ session, accepts }) })),
    setClock: (instant: string) => made.portal.console("/api/clock", "PUT", { now: instant }),
  };
}
