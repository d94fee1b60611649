import { describe, expect, it } from "vitest";
import { isJsonObject } from "../../documents/json.ts";
import { FakeTab } from "../test-support/fake-tab.ts";
import { named, walkToSeed } from "../test-support/gardener.ts";
import { sampleRelease } from "../test-support/sample-release.ts";

const RUN = "portal.run.";
const DRAFT = "portal.draft.";
const NOT_LOST: string | undefined = undefined;

/** A release whose frame reports the storage health. */
function release(hash = "release-1") {
  const { routes } = sampleRelease();
  const frames = { open: { screen: "frames/open", runs: ["frames/box"] } };
  return sampleRelease({ hash, routes: { ...routes, frames } });
}

const opened = () => new FakeTab({ release: release() });

/** The frame's notice about the storage. */
const shownNotice = (tab: FakeTab) => tab.state.shell["frames/box"]?.view.page?.screen;

/** A customer who came to the second screen and typed there. */
async function atSeed() {
  const tab = opened();
  await walkToSeed(tab);
  tab.portal.screenPort(tab.run.runId).draft("name").set({ nick: "Fern" });
  tab.lifecycle.hide();
  return tab;
}

/** Changes each stored text of a kind. */
function spoil(tab: FakeTab, start: string, change: (text: string) => string) {
  const { texts } = tab.browser.area;
  for (const [key, text] of texts) if (key.startsWith(start)) texts.set(key, change(text));
}

/** The value with the part at a path replaced. */
function replaced(value: unknown, [step, ...rest]: readonly string[], by: unknown): unknown {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((part, at) => (String(at) === step ? replaced(part, rest, by) : part));
  return isJsonObject(value) ? { ...value, [step]: replaced(value[step], rest, by) } : value;
}

/** The paths of all parts of a value, its own first. */
function pathsIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  const parts = Array.isArray(value) || isJsonObject(value) ? Object.entries(value) : [];
  return [path, ...parts.flatMap(([name, part]) => pathsIn(part, [...path, name]))];
}

/** The page of a portal that reads this text. */
async function shownWith(key: string, text: string): Promise<string> {
  const tab = opened();
  tab.browser.area.texts.set(key, text);
  return tab.reload().then(() => tab.state.page.kind, String);
}

describe("a stored run", () => {
  it.each([[null], [-1], ["x"], [[]], [{}]])("in which any part is %j leaves a portal that continues", async (by) => {
    const { browser } = await atSeed();
    const [key = "", text = ""] = [...browser.area.texts].find(([one]) => one.startsWith(RUN)) ?? [];
    const whole: unknown = JSON.parse(text);
    const failed: string[] = [];
    for (const path of pathsIn(whole)) {
      const shown = await shownWith(key, JSON.stringify(replaced(whole, path, by)));
      if (shown !== "run") failed.push(`${path.join(".")}: ${shown}`);
    }
    expect(failed).toEqual([]);
  });

  it.each([
    ["cut", (text: string) => text.slice(0, 40)],
    ["other JSON", () => '{"a":[1]}'],
    ["a list", () => "[]"],
    ["of a newer format", (text: string) => text.replace('"format":1', '"format":2')],
    ["of a newer snapshot", (text: string) => text.replace('"snapshot":{"format":1', '"snapshot":{"format":2')],
    ["of another release", (text: string) => text.replaceAll("release-1", "release-0")],
    ["over 256 kB", (text: string) => `${text}${" ".repeat(300_000)}`],
  ])("that is %s starts again, is reported as lost, and is deleted", async (_what, change) => {
    const tab = await atSeed();
    const { runId } = tab.run;
    spoil(tab, RUN, change);
    await tab.reload();
    expect([tab.shown, shownNotice(tab)]).toEqual(["gate/name", "frames/lost-answers"]);
    expect(JSON.stringify([...tab.browser.area.texts])).not.toContain(runId);
    expect(tab.problems).toEqual([]);
    await tab.send("SUBMIT", named);
    expect(tab.underway).toEqual(["gate.check"]);
  });

  it("of another release without any input is dropped silently", async () => {
    const tab = opened();
    await tab.quiet();
    await tab.reload(release("release-2"));
    expect([tab.shown, shownNotice(tab)]).toEqual(["gate/name", NOT_LOST]);
  });

  it("that is intact continues, and no loss is reported", async () => {
    const tab = await atSeed();
    await tab.reload();
    expect([tab.shown, shownNotice(tab)]).toEqual(["shed/give", NOT_LOST]);
  });
});

describe("a stored draft", () => {
  it.each([
    ["cut", '{"nick":"Fe'],
    ["a list", "[]"],
    ["null", "null"],
    ["empty", ""],
  ])("that is %s leaves the screen, is reported as lost, and is deleted", async (_what, text) => {
    const tab = await atSeed();
    spoil(tab, DRAFT, () => text);
    await tab.reload();
    expect([tab.shown, shownNotice(tab)]).toEqual(["shed/give", "frames/lost-answers"]);
    expect([...tab.browser.area.texts.keys()].filter((key) => key.startsWith(DRAFT))).toEqual([]);
  });
});

describe("a storage that the browser clears", () => {
  it("during a journey changes nothing, and the next step is stored again", async () => {
    const tab = await atSeed();
    tab.browser.area.texts.clear();
    await tab.send("SUBMIT", { id: "seed", values: { digits: "1" } });
    expect([tab.underway, shownNotice(tab)]).toEqual([["seed.plant"], NOT_LOST]);
    expect([...tab.browser.area.texts.keys()].filter((key) => key.startsWith(RUN))).toHaveLength(1);
  });

  it("before a reload starts again and says that the input is lost", async () => {
    const tab = await atSeed();
    tab.browser.area.texts.clear();
    await tab.reload();
    expect([tab.shown, shownNotice(tab)]).toEqual(["gate/name", "frames/lost-answers"]);
    await tab.reload();
    expect(shownNotice(tab)).toBe(NOT_LOST);
  });
});

describe("a storage without persistence", () => {
  it("from the start is reported as soon as a frame is on view", async () => {
    const tab = opened();
    tab.browser.area.isDenied = true;
    await tab.reload();
    expect([tab.shown, shownNotice(tab)]).toEqual(["gate/name", "frames/open-box"]);
  });

  it("once it is full is reported, and no longer once there is space", async () => {
    const tab = await atSeed();
    tab.browser.area.isFull = true;
    await tab.send("SUBMIT", { id: "seed", values: { digits: "1" } });
    expect([tab.underway, shownNotice(tab)]).toEqual([["seed.plant"], "frames/open-box"]);
    tab.browser.area.isFull = false;
    await tab.refuse("seed.plant", { name: "offline" });
    expect(shownNotice(tab)).toBe(NOT_LOST);
  });

  it("for the tokens only is reported", async () => {
    const tab = opened();
    await walkToSeed(tab);
    tab.vault.kind = "memory";
    await tab.send("SUBMIT", { id: "seed", values: { digits: "1" } });
    await tab.answer("seed.plant", { userId: "fern" }, { pass: "word" });
    expect([tab.state.storageKind, shownNotice(tab)]).toEqual(["memory", "frames/open-box"]);
  });
});
