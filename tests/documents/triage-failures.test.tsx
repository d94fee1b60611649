import { describe, expect, it } from "vitest";
import { type Drawn, drawnMarkup, markupText } from "../coverage/drawn-text.tsx";
import { createWorld } from "../coverage/world.ts";

const { documents } = createWorld();

interface Asked {
  readonly client: string;
  readonly programme: string;
  /** Kind and maker of the device. */
  readonly device: readonly [string, string];
  readonly incident: string;
  readonly answers: object;
  readonly over?: Drawn["over"];
}

/** What the page says to somebody whose answers are not accepted. */
function failure({ client, programme, device: [category, make], incident, answers, over }: Asked): string {
  const asset = { id: "D1", agreementId: "A1", name: "Acme One", make, category, status: "ENROLLED" };
  const markup = drawnMarkup(documents, {
    ...{ screen: "service-request/triage-failed", client, programme, locale: "en-US", over },
    session: {
      ...{ programme, programmes: { A1: programme }, devices: [asset] },
      agreements: [{ id: "A1", status: "ENROLLED", offerName: "One", startsOn: "2025-01-15" }],
    },
    data: { asset, device: { asset: "D1" }, help: { incident }, triage: { answers } },
  });
  return markupText(markup);
}

const SERVICE = ["We cannot take this request here", "the device is not eligible for this service"];
const REPAIR = ["This device is not eligible for repair", "your plan does not cover a repair of it"];
const WARRANTY = ["This device is not eligible for a warranty request", "the warranty of our earlier repair does not"];
const LOW = ["Your battery still holds enough"];
const SWOLLEN = ["Stop using your device", "Do not charge it"];

const [GETS_WET, NOT_ONLY_SCREEN] = [{ wasWet: "yes" }, { turnsOn: "yes", onlyScreen: "no" }];
const PHONES = ["Apple", "Samsung"].map((make) => ["phone", make] as const);
const COMPUTERS = ["Apple", "Microsoft", "Lenovo"].flatMap((make) => [
  ["laptop", make] as const,
  ["tablet", make] as const,
]);
const GADGETS = ["earphones", "headphones", "smartwatches", "game-consoles"].map((kind) => [kind, "Sony"] as const);

const inSingapore = (programme: string) => ({ client: "sg-carrier", programme });
const inThailand = { client: "th-true", programme: "th-care-monthly" };

describe("answers that are not accepted", () => {
  it.each([...PHONES, ...COMPUTERS, ...GADGETS])(
    "say that a fault is not eligible for repair: %s of %s",
    (...device) => {
      const text = failure({ ...inSingapore("care-4-0"), device, incident: "faultRepair", answers: GETS_WET });
      for (const part of REPAIR) expect(text).toContain(part);
    },
  );

  it.each([...PHONES, ...COMPUTERS])("say so in an older plan: %s of %s", (...device) => {
    const text = failure({ ...inSingapore("care-3-0"), device, incident: "faultRepair", answers: GETS_WET });
    for (const part of REPAIR) expect(text).toContain(part);
  });

  it.each([...PHONES, ...COMPUTERS])(
    "say that a screen is not eligible for this service, or for its warranty: %s of %s",
    (...device) => {
      const asked = { ...inSingapore("care-4-0"), device, answers: NOT_ONLY_SCREEN };
      for (const part of SERVICE) expect(failure({ ...asked, incident: "screenRepair" })).toContain(part);
      for (const part of WARRANTY) expect(failure({ ...asked, incident: "screenRepairWarranty" })).toContain(part);
      const thai = failure({
        ...inThailand,
        device,
        answers: { turnsOn: "no", onlyScreen: "yes" },
        incident: "screenRepair",
      });
      for (const part of SERVICE) expect(thai).toContain(part);
    },
  );

  it.each(PHONES)("keep a battery that holds enough: %s of %s", (...device) => {
    const asked = { device, incident: "batteryReplacement", answers: { keepsLittle: "no", isSwollen: "no" } };
    for (const of of [inSingapore("care-lite"), inSingapore("care-2-1"), inThailand])
      for (const part of LOW) expect(failure({ ...of, ...asked })).toContain(part);
  });

  it.each([...PHONES, ...COMPUTERS])("put a swollen battery before everything else: %s of %s", (...device) => {
    const asked = { device, incident: "batteryReplacement", answers: { keepsLittle: "no", isSwollen: "yes" } };
    for (const of of [inSingapore("care-3-0"), inThailand])
      for (const part of SWOLLEN) expect(failure({ ...of, ...asked })).toContain(part);
  });
});

describe("a set of questions for the devices of one maker", () => {
  const over = {
    "/requests/types/faultRepair/triage": [
      { if: { "===": [{ var: "vendor" }, "microsoft"] }, questions: ["wasWet", "isSwollen"], otherwise: "notCovered" },
      { questions: ["wasWet", "isSwollen"], otherwise: "notRepairable" },
    ],
  };
  const ask = (make: string, answers: object) =>
    failure({ ...inSingapore("care-3-0"), device: ["laptop", make], incident: "faultRepair", answers, over });

  it("has a failure of its own", () => {
    for (const make of ["Microsoft", "MICROSOFT"]) expect(ask(make, GETS_WET)).toContain(SERVICE[0]);
    for (const make of ["Apple", "Lenovo"]) expect(ask(make, GETS_WET)).toContain(REPAIR[0]);
  });

  it("does not replace a danger", () => {
    expect(ask("Microsoft", { wasWet: "yes", isSwollen: "yes" })).toContain(SWOLLEN[0]);
  });
});
