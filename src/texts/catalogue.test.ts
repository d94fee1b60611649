import { describe, expect, it, vi } from "vitest";
import { createCatalogue } from "./catalogue.ts";

const timeZone = "Asia/Tokyo";
const english = {
  "depot.greeting": "Hello {{name}}",
  "depot.parcels_one": "{{count}} parcel",
  "depot.parcels_other": "{{count}} parcels",
  "depot.wait": "Wait {{time}}",
  "depot.odd": "{{lng}} {{context}} {{defaultValue}}",
};

const speak = (texts: Readonly<Record<string, string>> = english, locale = "en-US") => {
  const report = vi.fn();
  return { report, words: createCatalogue(report).words({ locale, timeZone, texts }) };
};

describe("a message", () => {
  it("fills placeholders and leaves other text as it is", () => {
    expect(speak().words.say("depot.greeting", { name: "<b>Ann & Co</b>" })).toBe("Hello <b>Ann & Co</b>");
  });

  it("does not parse a customer's input as a message", () => {
    expect(speak().words.say("depot.greeting", { name: "$t(depot.wait) {{name}}" })).toBe(
      "Hello $t(depot.wait) {{name}}",
    );
  });

  it("has the plural of the language", () => {
    const { words } = speak();
    expect([1, 2].map((count) => words.say("depot.parcels", { count }))).toEqual(["1 parcel", "2 parcels"]);
    const thai = speak({ "depot.parcels_other": "พัสดุ {{count}} ชิ้น" }, "th-TH").words;
    expect(thai.say("depot.parcels", { count: 1 })).toBe("พัสดุ 1 ชิ้น");
  });

  it("has the plural without a number, which is reported, if there is no count", () => {
    const { words, report } = speak();
    expect([{ count: null }, {}].map((args) => words.say("depot.parcels", args))).toEqual(["parcels", "parcels"]);
    expect(report.mock.calls).toEqual([['The message "depot.parcels" is given nothing to count in en-US.']]);
  });

  it("leaves a placeholder without an argument to the component that fills it", () => {
    expect(speak().words.say("depot.wait")).toBe("Wait {{time}}");
  });

  it("of a programme is the customer's programme's, else the common one", () => {
    const programmes = { small: { "depot.greeting": "Small hello {{name}}" } };
    const words = createCatalogue(vi.fn()).words({ locale: "en-US", timeZone, texts: english, programmes });
    const say = (speaker: typeof words) => [
      speaker.say("depot.greeting", { name: "Ann" }),
      speaker.say("depot.parcels", { count: 1 }),
    ];
    expect(say(words.of("small"))).toEqual(["Small hello Ann", "1 parcel"]);
    expect(say(words.of("large"))).toEqual(["Hello Ann", "1 parcel"]);
    expect(say(words)).toEqual(["Hello Ann", "1 parcel"]);
  });

  it("has placeholders of any name", () => {
    const args = { lng: "a", context: "b", defaultValue: "c" };
    expect(speak().words.say("depot.odd", args)).toBe("a b c");
  });

  it("come from one object for the same wording, and from another for another language", () => {
    const catalogue = createCatalogue(() => {});
    const wording = { locale: "en-US", timeZone, texts: english };
    const thai = catalogue.words({ locale: "th-TH", timeZone, texts: { "depot.wait": "รอ" } });
    expect(catalogue.words(wording)).toBe(catalogue.words({ ...wording }));
    expect(catalogue.words(wording).say("depot.wait")).toBe("Wait {{time}}");
    expect(thai.say("depot.wait")).toBe("รอ");
  });
});

describe("a message that is missing", () => {
  it.each([
    ["depot.pick-up.first-name.label", "First name"],
    ["depot.pick-up.firstName.label", "First name"],
    ["depot.pick-up.submit", "Pick up"],
    ["errors.code-expired", "Code expired"],
    ["depot.pick-up.street.hint", ""],
  ])("%s is made from its key", (key, expected) => {
    expect(speak().words.say(key)).toBe(expected);
  });

  it("is reported once", () => {
    const { words, report } = speak();
    words.say("depot.gone");
    words.say("depot.gone");
    expect(report.mock.calls).toEqual([['The message "depot.gone" is missing in en-US.']]);
  });

  it("is never taken from another language", () => {
    const catalogue = createCatalogue(() => {});
    catalogue.words({ locale: "en-US", timeZone, texts: english });
    expect(catalogue.words({ locale: "th-TH", timeZone, texts: { "depot.other": "x" } }).say("depot.wait")).toBe(
      "Wait",
    );
  });

  it("is undefined before any text has loaded", () => {
    const { words, report } = speak({});
    expect(words.say("depot.wait")).toBe("");
    expect(report).not.toHaveBeenCalled();
  });
});
