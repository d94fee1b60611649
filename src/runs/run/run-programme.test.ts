import { describe, expect, it } from "vitest";
import type { Release } from "../../documents/release.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { signIn } from "../test-support/gardener.ts";
import { bundles } from "../test-support/sample-journeys.ts";
import { programmes, soldFiles } from "../test-support/sample-programmes.ts";
import { files, sampleRelease } from "../test-support/sample-release.ts";

/** Each bed goes by the programme that its plant names; autumn's beds are lawns. */
function releaseOfBeds(): Release {
  const { garden } = bundles;
  const { spring, autumn } = programmes;
  if (garden?.flows.bed === undefined) throw new Error("Nothing grows.");
  const bed = { ...garden.flows.bed, requires: ["session" as const], programme: { var: "data.plant" } };
  const lawns = { screens: { "garden/bed": "garden/lawn" } };
  const sold = soldFiles({ spring, autumn: { ...autumn, substitutes: lawns, variants: { "garden.weather": "slow" } } });
  return sampleRelease({
    preloaded: { ...files, ...sold, "/journeys/garden.json": { ...garden, flows: { ...garden.flows, bed } } },
  });
}

async function fillWithBoth(tab: FakeTab) {
  await tab.answer("garden.person", { name: "Fern" });
  await tab.answer("garden.plots", [
    { id: "a", offer: "Spring" },
    { id: "b", offer: "Autumn" },
  ]);
}

/** A customer with both programmes. */
async function opened(address: string): Promise<FakeTab> {
  const tab = new FakeTab({ release: releaseOfBeds() });
  await signIn(tab);
  await fillWithBoth(tab);
  tab.history.push(address);
  await tab.quiet();
  return tab;
}

describe("a flow that names its programme", () => {
  it("uses it from the first screen, each run its own", async () => {
    const tab = await opened("/bed/autumn");
    expect([tab.shown, tab.run.programme?.id]).toEqual(["garden/lawn", "autumn"]);
    tab.history.push("/bed/spring");
    await tab.quiet();
    expect([tab.shown, tab.run.programme?.id]).toEqual(["garden/bed", "spring"]);
    await tab.travel(-1);
    expect([tab.shown, tab.run.programme?.id]).toEqual(["garden/lawn", "autumn"]);
  });

  it("still uses it after a reload", async () => {
    const tab = await opened("/bed/autumn");
    await tab.reload();
    await fillWithBoth(tab);
    expect([tab.shown, tab.run.programme?.id]).toEqual(["garden/lawn", "autumn"]);
  });

  it("makes its calls for it, too", async () => {
    const tab = await opened("/bed/autumn");
    tab.portal.screenPort(tab.run.runId).load("weather", { call: "garden.weather", with: {} });
    await tab.quiet();
    const { call = "", programme } = tab.requests.at(-1) ?? {};
    expect(programme?.id).toBe("autumn");
    expect(tab.callerHost?.chosenVariant(call, programme)).toBe("slow");
    expect(tab.callerHost?.scope(programme)).toMatchObject({ programme: { id: "autumn" } });
    expect(tab.callerHost?.chosenVariant(call)).toBeUndefined();
  });

  it("uses the customer's first programme if the client does not sell it", async () => {
    const tab = await opened("/bed/winter");
    expect([tab.shown, tab.run.programme]).toEqual(["garden/bed", undefined]);
    expect(tab.state.programme?.id).toBe("spring");
  });
});
