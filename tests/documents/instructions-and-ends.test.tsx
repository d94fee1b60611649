import { expect, test } from "vitest";
import { type Drawn, drawnMarkup, markupText } from "../coverage/drawn-text.tsx";
import { createWorld } from "../coverage/world.ts";

const { documents } = createWorld();

const asset = { id: "D1", agreementId: "A1", name: "One", category: "phone", status: "ENROLLED" };

/** The text of a page for the owner of a device of that maker. */
function text(screen: string, make: string, data: object = {}): string {
  const drawn: Drawn = {
    ...{ screen: `service-request/${screen}`, client: "sg-carrier", programme: "care-4-0", locale: "en-US" },
    session: {
      ...{ programmes: { A1: "care-4-0" }, programme: "care-4-0" },
      agreements: [{ id: "A1", status: "ENROLLED", offerName: "4.0", startsOn: "2025-01-01" }],
      devices: [{ ...asset, make }],
    },
    data: { asset: { ...asset, make }, device: { asset: "D1" }, help: { incident: "swap" }, ...data },
  };
  return markupText(drawnMarkup(documents, drawn));
}

test.each([
  ["device", "Open Settings and tap your name at the top.", "Open Settings and choose Google, then Find Hub"],
  ["mac", "Open the Find My app on the Mac", "Open google.com/android/find in a browser"],
  ["windows", "Open icloud.com/find in a browser", "A Windows device is removed at account.microsoft.com/devices."],
])("the way to turn the lock off on a %s is told by the device's maker", (on, ofApple, ofOthers) => {
  for (const make of ["Apple", "APPLE"]) {
    expect(text(`unlock-on-${on}`, make)).toContain(ofApple);
    expect(text(`unlock-on-${on}`, make)).not.toContain(ofOthers);
  }
  for (const make of ["Samsung", "Microsoft"]) {
    expect(text(`unlock-on-${on}`, make)).toContain(ofOthers);
    expect(text(`unlock-on-${on}`, make)).not.toContain(ofApple);
  }
});

test("a battery that holds enough is not replaced, and a swollen one is a danger first", () => {
  const afterAnswers = (answers: object) =>
    text("triage-failed", "Acme", { help: { incident: "batteryReplacement" }, triage: { answers } });
  const isEnough = "Your battery still holds enough";
  expect(afterAnswers({ keepsLittle: "no", isSwollen: "no" })).toContain(isEnough);
  expect(afterAnswers({ keepsLittle: "no", isSwollen: "yes" })).not.toContain(isEnough);
});
