import { describe, expect, it } from "vitest";
import { createCatalogue } from "./catalogue.ts";
import { compileText } from "./compile-text.ts";
import { unbroken } from "./unbroken.ts";

const texts = {
  "depot.plain": "Plain",
  "depot.renews": "Renews on {{day}} for {{name}}.",
  "depot.other": "Other",
  "depot.costs": "It costs {{fee}}.",
  "depot.holds": "It holds {{things}}.",
  "depot.parcels_one": "{{parcels}} parcel",
  "depot.parcels_other": "{{parcels}} parcels",
};
const ownCurrency = { currency: "SGD", currencyMark: "S$", currencyDigits: 2 };
const words = createCatalogue(() => {}).words({ locale: "en-US", timeZone: "Asia/Tokyo", ownCurrency, texts });
const say = (text: unknown, scope = {}) => compileText(text)(scope, words);

describe("a text", () => {
  it("is the wording of its key", () => {
    expect(say("depot.plain")).toBe("Plain");
  });

  it("is the wording of the programme that a rule names", () => {
    const programmes = { small: { "depot.plain": "Small" } };
    const many = createCatalogue(() => {}).words({ locale: "en-US", timeZone: "Asia/Tokyo", texts, programmes });
    const text = compileText({ key: "depot.plain", of: { var: "data.programme" } });
    expect(text({ data: { programme: "small" } }, many)).toBe("Small");
    expect(text({ data: {} }, many)).toBe("Plain");
  });

  it("is filled with values and with dates in the client's time zone", () => {
    const text = { key: "depot.renews", args: { day: { date: { var: "data.on" } }, name: { var: "data.name" } } };
    const data = { on: "2026-11-20T16:00:00Z", name: "Ann" };
    expect(say(text, { data })).toBe(`Renews on ${unbroken("November 21, 2026")} for Ann.`);
  });

  it("is a day, an amount or a count by itself, and nothing where the value is absent", () => {
    const data = { on: "2026-11-20T16:00:00Z", from: "19:00" };
    expect(say({ date: { var: "data.on" } }, { data })).toBe(unbroken("November 21, 2026"));
    expect(say({ date: { var: "data.on" }, weekday: true }, { data })).toBe(
      `Saturday, ${unbroken("November 21, 2026")}`,
    );
    expect(say({ timeOfDay: { var: "data.from" } }, { data })).toMatch(/^7:00\sPM$/);
    expect(say({ timeOfDay: { var: "data.until" } }, { data })).toBeUndefined();
    expect(say({ money: { var: "data.fee" } }, { data: { fee: 1250 } })).toBe("S$12.50");
    expect(say({ count: { var: "data.parts" } }, { data: { parts: 1200 } })).toBe("1,200");
    expect(say({ money: { var: "data.fee" } }, { data: {} })).toBeUndefined();
  });

  it("omits an argument that is absent or no date", () => {
    const text = { key: "depot.renews", args: { day: { date: { var: "data.on" } }, name: { var: "data.name" } } };
    expect(say(text, { data: { on: "soon" } })).toBe("Renews on  for .");
  });

  it("writes money in minor units with its currency", () => {
    const text = { key: "depot.costs", args: { fee: { money: { var: "data.fee" }, currency: "SGD" } } };
    expect(say(text, { data: { fee: 1250 } })).toBe("It costs S$12.50.");
    expect(say(text, { data: { fee: { amount: 199_000, currency: "TWD" } } })).toBe("It costs NT$1,990.");
    expect(say(text)).toBe("It costs .");
  });

  it("writes an amount without a currency in the client's own", () => {
    const text = { key: "depot.costs", args: { fee: { money: { var: "data.fee" } } } };
    expect(say(text, { data: { fee: 1250 } })).toBe("It costs S$12.50.");
    const unsaid = {
      key: "depot.costs",
      args: { fee: { money: { var: "data.fee" }, currency: { var: "data.none" } } },
    };
    expect(say(unsaid, { data: { fee: 1250 } })).toBe("It costs .");
  });

  it("writes lists as words", () => {
    const text = { key: "depot.holds", args: { things: { list: { var: "data.things" } } } };
    expect(say(text, { data: { things: ["a", "b", 3] } })).toBe("It holds a, b, and 3.");
    const either = { key: "depot.holds", args: { things: { list: { var: "data.things" }, of: "or" } } };
    expect(say(either, { data: { things: ["a", "b"] } })).toBe("It holds a or b.");
  });

  it("chooses the plural of a count, and writes the number in the customer's format", () => {
    const text = { key: "depot.parcels", args: { parcels: { count: { var: "data.number" } } } };
    expect([1, 1200].map((number) => say(text, { data: { number } }))).toEqual(["1 parcel", "1,200 parcels"]);
  });

  it("writes the size of a file", () => {
    const text = { key: "depot.holds", args: { things: { bytes: { var: "data.size" } } } };
    expect([2048, 1_572_864].map((size) => say(text, { data: { size } }))).toEqual([
      `It holds ${unbroken("2 kB")}.`,
      `It holds ${unbroken("1.5 MB")}.`,
    ]);
    expect(say(text)).toBe("It holds .");
  });

  it("is the wording that an entry of a catalogue has in its programme", () => {
    const programmes = { small: { "types.swap.name": "Swap" } };
    const many = createCatalogue(() => {}).words({ locale: "en-US", timeZone: "Asia/Tokyo", texts, programmes });
    const text = compileText({ var: "types.swap.name" });
    const types = (of: string, message: string) => ({ types: { swap: { name: { message, of } } } });
    expect(text(types("small", "types.swap.name"), many)).toBe("Swap");
    expect(text(types("other", "depot.plain"), many)).toBe("Plain");
  });

  it("can come as data, and is absent if the data is", () => {
    const text = { data: { var: "data.model" } };
    expect(say(text, { data: { model: "X <1>" } })).toBe("X <1>");
    expect(say(text, { data: { model: 12 } })).toBe("12");
    expect(say(text, { data: { model: { a: 1 } } })).toBeUndefined();
    expect(say(text)).toBeUndefined();
  });

  it("is the first whose condition is true, else the last", () => {
    const is = (kind: string) => ({ "===": [{ var: "data.kind" }, kind] });
    const text = { if: [is("a"), "depot.plain", is("b"), { data: { var: "data.kind" } }, "depot.other"] };
    expect(["a", "b", "c"].map((kind) => say(text, { data: { kind } }))).toEqual(["Plain", "b", "Other"]);
    expect(say({ if: [{ var: "data.kind" }, "depot.plain", "depot.other"] }, { data: { kind: "yes" } })).toBe("Other");
  });

  it("is the one under a value, else the last; `null` shows nothing", () => {
    const text = {
      match: [{ var: "data.kind" }, { a: "depot.plain", b: null, c: { var: "data.kind" } }, "depot.other"],
    };
    const kinds = ["a", "b", "c", "d", "constructor"];
    expect(kinds.map((kind) => say(text, { data: { kind } }))).toEqual(["Plain", undefined, "c", "Other", "Other"]);
    expect(say({ match: [{ var: "data.kind" }, { a: "depot.plain" }] }, { data: {} })).toBeUndefined();
  });

  it.each([[5], [null], [["depot.plain"]], [{ keys: "depot.plain" }]])("is refused if it is %j", (text) => {
    expect(() => compileText(text)).toThrow("Expected a message key");
  });
});
