import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expandShorthand } from "../../src/checker/read/shorthand.ts";
import { isJsonObject, type JsonObject } from "../../src/documents/json.ts";
import { prepareRepository } from "../../tools/checker/prepare-repository.ts";
import { formDocuments, withDerivedOf } from "./support/forms.ts";
import { filled, keyWords } from "./support/oracle.ts";

const { rules } = JSON.parse(readFileSync("programmes/base-programme.programme.json", "utf8"));
const ofFlow = ["delivery", "warranty", "fees"].map(
  (name) => JSON.parse(readFileSync(`flows/service-request/${name}.rules.json`, "utf8")).rules,
);
const named = Object.assign({}, ...[rules, ...ofFlow].map((one) => expandShorthand("rules", one)));

const programmes = prepareRepository().programmes;
const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

/** A programme with other values of its delivery. */
function programmeWith(id: string, over: JsonObject = {}): JsonObject {
  const programme = asObject(programmes.find((one) => one.id === id)?.value);
  return { ...programme, delivery: { ...asObject(programme.delivery), ...over } };
}

const home = { Address1: "2 Marina Boulevard", City: "Singapore", CountryCode: "SG", PostalCode: "018987" };
const windows = [
  { code: "9AM-12PM", from: "09:00", until: "12:00", free: 2 },
  { code: "7PM-10PM", from: "19:00", until: "22:00", free: 1, nightFee: 1200 },
];

function formOf(id: string) {
  const found = formDocuments().find(({ journey, form }) => journey === "service-request" && form.id === id);
  if (found === undefined) throw new Error(`There is no form "${id}".`);
  return found;
}

/** What the form of the hand-over shows, with the first day chosen. */
function handOver(id: string, over: JsonObject = {}, data: JsonObject = {}, slots: readonly JsonObject[] = windows) {
  const scope = withDerivedOf(formOf("logistics"), {
    ...{ rules: named, now: "2026-11-20T02:00:00Z", session: {} },
    client: { region: { country: "SG", currency: "SGD", timeZone: "Asia/Singapore" } },
    programme: programmeWith(id, over),
    data: { fulfilment: "pickUpAndReturn", address: home, help: { incident: "refresh" }, ...data },
    load: { slots: { status: "ready", value: [{ day: "2026-11-23", slots }] } },
  });
  const { store } = filled(formOf("logistics").form, scope, { day: "2026-11-23" });
  const choices = (name: string) => (store.field(name).choices ?? []).map(({ value }) => value);
  const labels = (name: string) => (store.field(name).choices ?? []).map((choice) => choice.say("label", keyWords));
  const open = (name: string) =>
    (store.field(name).choices ?? []).flatMap(({ value, isDisabled }) => (isDisabled ? [] : [value]));
  const value = (name: string) => store.field(name).value;
  return { choices, open, labels, value, asks: (name: string) => store.field(name).isVisible };
}

describe("the hours of the courier", () => {
  it("include the evening only where the programme offers it", () => {
    expect(handOver("refresh-standalone").choices("slot")).toEqual(["9AM-12PM", "7PM-10PM"]);
    expect(handOver("refresh-only").choices("slot")).toEqual(["9AM-12PM"]);
    expect(handOver("refresh-only", { offersEvening: true }).choices("slot")).toEqual(["9AM-12PM", "7PM-10PM"]);
  });

  it("are said as the time by which it comes, where they are fixed", () => {
    const fixed = [{ code: "9AM-11AM", from: "09:00", until: "12:00", free: 1, by: "12:00" }];
    expect(handOver("ph-device-care", {}, { fulfilment: "delivery" }, fixed).labels("slot")).toEqual([
      "service-request.logistics.window-by",
    ]);
    expect(handOver("refresh-standalone").labels("slot")[0]).toBe("service-request.logistics.window");
  });
});

describe("the return of a device that was picked up", () => {
  it("has the programme's windows, of which the first is chosen", () => {
    expect(handOver("care-4-0").choices("returnWindow")).toEqual(["2PM-6PM", "12AM-8PM"]);
    expect(handOver("refresh-standalone").choices("returnWindow")).toEqual(["12AM-6PM", "20"]);
  });

  it("is asked only where the programme asks, and only where something comes back", () => {
    expect(handOver("refresh-standalone").asks("returnWindow")).toBe(true);
    expect(handOver("refresh-bundled").asks("returnWindow")).toBe(false);
    expect(handOver("care-4-0", {}, { fulfilment: "delivery" }).asks("returnWindow")).toBe(false);
    expect(handOver("care-4-0", {}, { fulfilment: "walkIn" }).asks("returnWindow")).toBe(false);
  });
});

describe("the address and the second number", () => {
  it("are asked in place where the programme says so", () => {
    for (const name of ["where", "noOtherNumber", "otherNumber"]) {
      expect(handOver("care-4-0").asks(name)).toBe(true);
      expect(handOver("care-4-0", { changesAddressInPlace: false }).asks(name)).toBe(false);
    }
    expect(handOver("care-4-0", { editsAlternateContact: false }).asks("otherNumber")).toBe(false);
  });

  it("are asked for where the plan's address is not complete, and no time before", () => {
    const whole = handOver("care-4-0");
    expect([whole.value("where"), whole.open("where"), whole.asks("day")]).toEqual(["plan", ["plan", "other"], true]);
    for (const missing of ["Address1", "PostalCode"]) {
      const address = Object.fromEntries(Object.entries(home).filter(([part]) => part !== missing));
      const asked = handOver("care-4-0", {}, { address });
      expect([asked.value("where"), asked.open("where"), asked.asks("day")]).toEqual(["other", ["other"], false]);
    }
  });

  it.each([
    ["care-2-0", "91112222", "911122223"],
    ["th-care-monthly", "0812345678", "08123456"],
  ])("is as long as the programme says: %s", (id, right, wrong) => {
    const scope = { programme: programmeWith(id), client: {}, data: {}, load: {} };
    const typed = (otherNumber: string) => filled(formOf("contact").form, scope, { otherNumber }).store.problems();
    expect([...typed(right).keys()]).toEqual([]);
    expect([...typed(wrong).keys()]).toEqual(["otherNumber"]);
    const { store } = filled(formOf("contact").form, scope, { noOtherNumber: true });
    expect(store.submit()).toEqual({ noOtherNumber: true });
  });
});

describe("moving the data", () => {
  /** What moving the data is to a customer who said yes. */
  function transfer(fulfilment: string, isFreeFor: readonly string[]) {
    const dataTransfer = { fee: 2500, lasts: "PT60M", isFreeFor: [...isFreeFor] };
    const { derived } = withDerivedOf(formOf("transfer"), {
      ...{ rules: named, now: "2026-11-20T02:00:00Z", session: {}, client: {} },
      programme: programmeWith("care-4-0-plus", { dataTransfer }),
      data: { fulfilment, help: { incident: "swap" }, transfer: { wanted: "yes" } },
    });
    const { asksTransfer, transferFee, movesData } = asObject(derived);
    return { asksTransfer, transferFee, movesData };
  }

  it("costs its fee at the door, and nothing where it is free", () => {
    expect(transfer("delivery", ["walkIn"])).toEqual({ asksTransfer: true, transferFee: 2500, movesData: true });
    expect(transfer("walkIn", ["walkIn"])).toEqual({ asksTransfer: true, transferFee: 0, movesData: true });
  });

  it("costs nothing at a centre, and takes up to an hour", () => {
    const scope = withDerivedOf(formOf("transfer"), {
      ...{ rules: named, now: "2026-11-20T02:00:00Z", session: {}, client: {} },
      programme: programmeWith("care-4-0-plus"),
      data: { fulfilment: "walkIn", help: { incident: "swap" } },
    });
    const { choices = [] } = filled(formOf("transfer").form, scope, {}).store.field("wanted");
    const spoken = { ...keyWords, say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(" ") };
    const courier = choices.find(({ value }) => value === "yes");
    expect([courier?.say("cost", keyWords), courier?.say("hint", spoken)]).toEqual([
      "service-request.transfer.free",
      "service-request.transfer.yes-hint 60\u00a0minutes",
    ]);
  });

  it("is not asked and not had away from the door, where it is not free there", () => {
    expect(transfer("walkIn", [])).toEqual({ asksTransfer: false, transferFee: 0, movesData: false });
  });
});

describe("an address", () => {
  const filledAddress = (id: string, area?: JsonObject) => {
    const scope = withDerivedOf(formOf("elsewhere"), {
      ...{ rules: named, now: "2026-11-20T02:00:00Z", session: {} },
      client: { region: { country: "MY" } },
      ...{ programme: programmeWith(id), data: {} },
      load: area === undefined ? {} : { area: { status: "ready", value: area } },
    });
    return filled(formOf("elsewhere").form, scope, { "home.postalCode": "10450" }).store;
  };

  it.each([
    ["my-device-protection", "state", undefined],
    ["ph-device-care", "province", "v1"],
    ["device-plus-mobile", "state", "v2"],
  ])("has its city and its state from its postal code, by the version that is named: %s", (id, state, version) => {
    const programme = programmeWith(id);
    expect(asObject(programme.address).citiesBy).toBe("postalCode");
    expect(asObject(programme.variants)["address.city"]).toBe(version);
    const store = filledAddress(id, { city: "George Town", state: "Pulau Pinang" });
    expect([store.field("home.city").value, store.field(`home.${state}`).value]).toEqual([
      "George Town",
      "Pulau Pinang",
    ]);
    expect(filledAddress(id).field("home.city").value).toBe("");
  });
});
