import { expect, test, vi } from "vitest";
import { fetchAhead } from "./fetch-ahead.ts";

const release = { components: {}, preloaded: {}, ahead: ["/a", "/b"] };

test("documents come one after another, each when the browser is idle, also after one that failed", async () => {
  const events: string[] = [];
  const idle = async () => void events.push("idle");
  const load = async (url: string) => {
    events.push(url);
    await Promise.resolve();
    events.push("there");
    if (url === "/a") throw new Error("gone");
  };
  await fetchAhead(release, load, { idle, savesData: () => false });
  expect(events).toEqual(["idle", "idle", "/a", "there", "idle", "/b", "there"]);
});

test("nothing comes ahead for a customer who saves data", async () => {
  const load = vi.fn(async () => undefined);
  await fetchAhead(release, load, { idle: async () => {}, savesData: () => true });
  expect(load).not.toHaveBeenCalled();
});
