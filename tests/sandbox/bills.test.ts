import { describe, expect, it } from "vitest";
import { dayBefore } from "../../tools/sandbox/clock.ts";
import { ida, nora } from "./support/harbour.ts";
import { bay, refused } from "./support/paying-portal.ts";
import { planPayments, planWith } from "./support/plan-payments.ts";

const FRIDAY = "2026-11-20T10:00:00+08:00";
const PRICE = 990;
const people = [
  {
    ...ida,
    agreements: [
      planWith("H-1", { renewsOn: "2027-01-31" }),
      planWith("H-LATE", { startsOn: "2024-03-31", renewsOn: "2027-03-31", unpaidDays: 40 }),
      planWith("H-ENDED", { startsOn: "2025-01-16", endsOn: "2025-04-15", status: "TRMNTD" }),
      planWith("H-LAST-DAY", { startsOn: "2025-01-16", endsOn: "2025-04-16", status: "TRMNTD" }),
      planWith("H-ENDS", { endsOn: "2026-11-30" }),
      planWith("H-ENDS-BEFORE", { endsOn: "2026-11-29" }),
      planWith("H-TO-COME", { startsOn: "2026-12-31", renewsOn: "2027-12-31" }),
    ],
  },
  { ...nora, agreements: [planWith("H-3")] },
];
const { askDetails, bills, details, setClock, signIn } = planPayments(bay, people, FRIDAY);
const days = async (of: string) => (await bills(of)).map(({ BilledOn }) => BilledOn);

async function atTime(instant: string): Promise<void> {
  await setClock(instant);
  await signIn(ida);
}

describe("the bills of a plan", () => {
  it("are of its day each month, or of the last day of a shorter one, the newest first", async () => {
    expect(await days("H-1")).toEqual(
      ["10-31", "09-30", "08-31", "07-31", "06-30", "05-31", "04-30", "03-31", "02-28", "01-31"].map(
        (day) => `2026-${day}`,
      ),
    );
    const { NextBilling, Bills } = await details("H-1");
    expect(NextBilling).toEqual({ Date: "2026-11-30", Amount: PRICE });
    expect(Bills[0]).toEqual({ BillId: "BH-1-2026-10-31", BilledOn: "2026-10-31", Amount: PRICE, Status: "PAID" });
  });

  it("are those of 24 months, with the 29th of February of a leap year", async () => {
    await atTime("2028-03-01T10:00:00+08:00");
    const shown = await days("H-1");
    expect(shown).toHaveLength(24);
    expect([shown[0], shown[1], shown[12], shown.at(-1)]).toEqual([
      ...["2028-02-29", "2028-01-31", "2027-02-28", "2026-03-31"],
    ]);
    expect((await details("H-1")).NextBilling.Date).toBe("2028-03-31");
  });

  it("begin their day where the client is", async () => {
    await atTime("2026-11-29T23:59:00+08:00");
    expect((await days("H-1"))[0]).toBe("2026-10-31");
    await atTime("2026-11-30T00:01:00+08:00");
    expect((await days("H-1"))[0]).toBe("2026-11-30");
    expect((await details("H-1")).NextBilling.Date).toBe("2026-12-31");
  });

  it("end with its cover, and none follows then", async () => {
    expect(await days("H-ENDED")).toEqual(["2025-03-16", "2025-02-16", "2025-01-16"]);
    expect(await days("H-LAST-DAY")).toEqual(["2025-04-16", "2025-03-16", "2025-02-16", "2025-01-16"]);
    for (const of of ["H-ENDED", "H-LAST-DAY", "H-ENDS-BEFORE"])
      expect((await details(of)).NextBilling).toBeUndefined();
    expect((await details("H-ENDS")).NextBilling).toEqual({ Date: "2026-11-30", Amount: PRICE });
  });

  it("begin with its cover", async () => {
    const { Bills, NextBilling } = await details("H-TO-COME");
    expect([Bills, NextBilling]).toEqual([[], { Date: "2026-12-31", Amount: PRICE }]);
  });

  it("are to be paid from the day since which nothing was", async () => {
    const now = new Date();
    await atTime(now.toISOString());
    const unpaidSince = dayBefore(now, 40, bay.timeZone);
    const shown = await bills("H-LATE");
    expect(shown).toHaveLength(24);
    expect(shown.map(({ Status }) => Status)).toEqual(
      shown.map(({ BilledOn }) => (BilledOn >= unpaidSince ? "DUE" : "PAID")),
    );
    expect(new Set(shown.map(({ Status }) => Status))).toEqual(new Set(["DUE", "PAID"]));
  });

  it("of another customer are unknown", async () => {
    expect(await askDetails("H-3")).toMatchObject(refused(400, "UNKNOWN_AGREEMENT"));
  });
});
