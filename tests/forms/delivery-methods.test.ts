import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expandShorthand } from "../../src/checker/read/shorthand.ts";
import { formDocuments, withDerivedOf } from "./support/forms.ts";
import { filled, keyWords } from "./support/oracle.ts";

const files = ["delivery", "fees", "warranty"].map((name) =>
  JSON.parse(readFileSync(`flows/service-request/${name}.rules.json`, "utf8")),
);
const rules = Object.assign({}, ...files.map((file) => expandShorthand("rules", file.rules)));

const words = { ...keyWords, ownCurrency: { currency: "SGD", currencyMark: "S$", currencyDigits: 2 } };

/** The rules of delivery options (2, section 2), held against the form that offers them. */
interface Case {
  readonly options: readonly {
    readonly option: string;
    readonly amount: number;
    readonly earliest?: string;
    readonly refusal?: string;
  }[];
  readonly warranty?: string;
  readonly address?: object;
  readonly offersWalkIn?: boolean;
  readonly startsOn?: string;
}

const home = { Address1: "2 Marina Boulevard", PostalCode: "018987" };
const pickUp = { option: "pickUpAndReturn", amount: 0, earliest: "2026-11-21" };
const walkIn = { option: "walkIn", amount: 0, earliest: "2026-11-23" };

/** The visible parts of each method. */
function deliveryMethods({ options, warranty, address = home, offersWalkIn = true, startsOn = "2024-11-20" }: Case) {
  const form = formDocuments().find(({ journey, form: { id } }) => journey === "service-request" && id === "delivery");
  if (!form) throw new Error("There is a form of the ways to hand a device over.");
  const scope = {
    ...{ rules, now: "2026-11-20T02:00:00Z", client: { region: { currency: "SGD", timeZone: "Asia/Singapore" } } },
    session: { agreements: [{ id: "A1", startsOn }] },
    programme: {
      warranty: { oem: "P12M" },
      requests: { types: { refresh: { delivery: "refresh" } } },
      delivery: { methods: { refresh: { options: ["pickUpAndReturn", "walkIn"] } }, offersWalkIn },
    },
    data: {
      ...{ help: { incident: "refresh" }, asset: { agreementId: "A1" }, eligibility: { warranty }, address, options },
    },
  };
  const { choices = [] } = filled(form.form, withDerivedOf(form, scope), {}).store.field("option");
  return choices.map((choice) => {
    const textKey = (part: "mark" | "why" | "cost" | "earliest") => choice.say(part, words)?.split(".").at(-1);
    const why = choice.isDisabled ? textKey("why") : undefined;
    return [choice.value, textKey("mark") || undefined, textKey("earliest") || undefined, textKey("cost"), why];
  });
}

describe("the hand-over methods", () => {
  it("show their cost, their earliest day, and the soonest of them", () => {
    expect(deliveryMethods({ options: [pickUp, { ...walkIn, amount: 500 }] })).toEqual([
      ["pickUpAndReturn", "soonest", "earliest", "free", undefined],
      ["walkIn", undefined, "earliest", "S$5", undefined],
    ]);
    expect(
      deliveryMethods({ options: [{ ...pickUp, earliest: "2026-11-24" }, walkIn] }).map(([, mark]) => mark),
    ).toEqual([undefined, "soonest"]);
    expect(
      deliveryMethods({ options: [{ ...pickUp, earliest: "2026-11-23" }, walkIn] }).map(([, mark]) => mark),
    ).toEqual([undefined, undefined]);
  });

  it.each([
    ["a maker who stands for it", { warranty: "IW" }, "maker"],
    ["another maker who does", { warranty: "IW-OEM" }, "maker"],
    ["one who does for days that are known", { warranty: "IW", startsOn: "2026-01-15" }, "maker-left"],
    ["an address without its postal code", { address: { Address1: "2 Marina Boulevard" } }, "no-address"],
  ])("offer no pick-up to %s, and are not marked sooner by it", (_, over, reason) => {
    expect(deliveryMethods({ options: [pickUp, walkIn], ...over })).toEqual([
      ["pickUpAndReturn", undefined, "earliest", "free", reason],
      ["walkIn", undefined, "earliest", "free", undefined],
    ]);
  });

  it("offer no pick-up of a large appliance", () => {
    expect(deliveryMethods({ options: [{ ...pickUp, refusal: "large" }, walkIn] })).toEqual([
      ["pickUpAndReturn", undefined, "earliest", "free", "large"],
      ["walkIn", undefined, "earliest", "free", undefined],
    ]);
  });

  it("without a free day are disabled", () => {
    const full = [pickUp, walkIn].map(({ option, amount }) => ({ option, amount }));
    expect(deliveryMethods({ options: full }).map(([method, , earliest, , why]) => [method, earliest, why])).toEqual([
      ["pickUpAndReturn", undefined, "full"],
      ["walkIn", undefined, "full"],
    ]);
  });

  it("are those that the programme offers: without its flag walk-in is missing", () => {
    expect(deliveryMethods({ options: [pickUp, walkIn], offersWalkIn: false }).map(([method]) => method)).toEqual([
      "pickUpAndReturn",
    ]);
  });
});
