import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { named } from "../test-support/gardener.ts";

describe("a problem", () => {
  it("is reported once, under one code, without quotes from an error", async () => {
    const tab = new FakeTab();
    const error = new Error("canary of a customer");
    const code = tab.portal.reportProblem({ error, where: "block" });
    expect(tab.portal.reportProblem({ error, where: "block" })).toBe(code);
    expect(code).toMatch(/^[2-9A-Z]{8}$/);
    expect(tab.problems).toHaveLength(1);
    expect(JSON.stringify(tab.problems)).not.toContain("canary");
    expect(tab.problems[0]?.stack).toContain("problems.test.ts");
  });

  it("of a failed step is shown, and a retry shows the run in its state", async () => {
    const tab = new FakeTab();
    await tab.quiet();
    await tab.send("DIG");
    expect(tab.state.page).toMatchObject({ kind: "problem", canRetry: true });
    tab.portal.screenPort("@shell").send({ name: "RETRY", visit: 0 });
    await tab.quiet();
    expect(tab.shown).toBe("gate/name");
    await tab.send("SUBMIT", named);
    expect(tab.underway).toEqual(["gate.check"]);
  });
});
