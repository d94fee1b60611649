import { describe, expect, test } from "vitest";
import { manifestIn } from "../../tools/release/fitness.ts";
import { programmeLines, programmesNow } from "../../tools/release/live-programmes.ts";
import { withoutDue } from "../../tools/release/pointer.ts";
import { goLive } from "../../tools/release/publish.ts";
import { planProgrammes, publishProgrammes } from "../../tools/release/single-programmes.ts";
import { CLIENT, greens, liveIn, parts, publisher } from "./support/tea-programmes.ts";

const published = publisher();

describe("scheduling one programme", () => {
  const at = new Date(Date.now() + 3_600_000);

  test("goes live on top of the release live at that time", async () => {
    const { store, green, black } = await published();
    await planProgrammes(store, { hash: green, at, ...greens });
    expect([(await liveIn(store)).versions, (await liveIn(store, at)).versions]).toEqual([
      ["1.0.0", "1.0.0"],
      ["2.0.0", "1.0.0"],
    ]);
    await publishProgrammes(store, { hash: black, ...parts("black-leaf") });
    expect([(await liveIn(store)).versions, (await liveIn(store, at)).versions]).toEqual([
      ["1.0.0", "2.0.0"],
      ["2.0.0", "2.0.0"],
    ]);
    await expect(planProgrammes(store, { hash: green, at: new Date(0), ...greens })).rejects.toThrow("is in the past");
  });

  test("is listed next to the live release", async () => {
    const { store, green } = await published();
    const { pointer } = await planProgrammes(store, { hash: green, at, ...greens });
    const liveProgrammes = await programmesNow(store, {
      pointer,
      clients: [CLIENT, "coffee-house"],
      programmes: ["green-leaf"],
    });
    expect(programmeLines(liveProgrammes)).toEqual([
      "tea-house: green-leaf 1.0.0 is live, as Green",
      `tea-house: green-leaf of ${green} goes live at ${at.toISOString()}`,
      "coffee-house: green-leaf 1.0.0 is live, as Green",
    ]);
    const off = withoutDue(pointer, CLIENT, new Date(), ["black-leaf"]);
    expect(off.clients[CLIENT]?.due).toHaveLength(1);
    expect(withoutDue(off, CLIENT, new Date(), ["green-leaf"]).clients[CLIENT]?.due).toEqual([]);
  });

  test("blocks a release that it would not fit, until it is cancelled", async () => {
    const { store, first, green, hot } = await published();
    await planProgrammes(store, { hash: green, at, ...greens });
    await expect(goLive(store, { hash: hot })).rejects.toThrow(/was checked with other journeys/);
    expect((await liveIn(store)).release).toBe(first);
    expect((await manifestIn(store, (await liveIn(store, at)).release)).clients).toHaveProperty(CLIENT);
  });
});
