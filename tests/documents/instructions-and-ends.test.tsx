import { expect, test } from "vitest";
import { type Drawn, drawnMarkup, markupText } from "../coverage/drawn-text.tsx";
import { createWorld } from "../coverage/world.ts";

const { documents } = createWorld();

const asset = { id: "D1", agreementId: "A1", name: "One", category: "phone", status: "ENROLLED" };

/** The text of a page for the owner of a device of that maker and kind. */
function text(screen: string, make: string, data: object = {}, category = "phone"): string {
  const owned = { ...asset, make, category };
  const drawn: Drawn = {
    ...{ screen: `service-request/${screen}`, client: "sg-carrier", programme: "care-4-0", locale: "en-US" },
    session: {
      ...{ programmes: { A1: "care-4-0" }, programme: "care-4-0" },
      agreements: [{ id: "A1", status: "ENROLLED", offerName: "4.0", startsOn: "2025-01-01" }],
      devices: [owned],
    },
    data: { asset: owned, device: { asset: "D1" }, help: { incident: "swap" }, ...data },
  };
  return markupText(drawnMarkup(documents, drawn));
}

const ON_WINDOWS = "Open account.microsoft.com/devices in a browser and sign in with your own Microsoft account.";
const GOOGLE = "Open google.com/android/find in a browser";

test.each([
  [
    "device",
    "Open Settings and tap your name at the top.",
    "Open Settings and choose Privacy & security, then Find my device.",
    "Open Settings and choose Google, then Find Hub",
  ],
  ["mac", "Open the Find My app on the Mac", ON_WINDOWS, GOOGLE],
  ["windows", "Open icloud.com/find in a browser", ON_WINDOWS, GOOGLE],
])("the way to turn the lock off on a %s is told by the device's maker and kind", (on, apple, microsoft, google) => {
  const told = (make: string, category: string) =>
    [apple, microsoft, google].filter((way) => text(`unlock-on-${on}`, make, {}, category).includes(way));
  for (const make of ["Apple", "APPLE"])
    for (const category of ["phone", "tablet", "laptop"]) expect(told(make, category)).toEqual([apple]);
  for (const category of ["tablet", "laptop"]) expect(told("Microsoft", category)).toEqual([microsoft]);
  expect(told("Lenovo", "laptop")).toEqual([microsoft]);
  for (const category of ["phone", "tablet"]) expect(told("Samsung", category)).toEqual([google]);
  for (const action of ["I have turned it off", "I cannot turn it off", "Chat with us"])
    expect(text(`unlock-on-${on}`, "Acme")).toContain(action);
});

test("a lost device is locked from afar, whoever made it", () => {
  for (const place of ["icloud.com/find", "account.microsoft.com/devices", "google.com/android/find"])
    expect(text("lost-mode", "Acme", { help: { incident: "replacement" } })).toContain(place);
});

test("a battery that holds enough is not replaced, and a swollen one is a danger first", () => {
  const afterAnswers = (answers: object) =>
    text("triage-failed", "Acme", { help: { incident: "batteryReplacement" }, triage: { answers } });
  const isEnough = "Your battery still holds enough";
  expect(afterAnswers({ keepsLittle: "no", isSwollen: "no" })).toContain(isEnough);
  expect(afterAnswers({ keepsLittle: "no", isSwollen: "yes" })).not.toContain(isEnough);
});
