import { describe, expect, it } from "vitest";
import { FakeTab } from "../test-support/fake-tab.ts";
import { files, sampleRelease } from "../test-support/sample-release.ts";

/** Chooses a language on the first screen. */
const speak = (tab: FakeTab, locale: string) =>
  tab.portal.screenPort(tab.run.runId).send({ name: "SPEAK", visit: tab.run.view.page?.visit ?? 0, with: { locale } });

describe("a language", () => {
  it("is loaded, then shown and stored, and keeps typed values", async () => {
    const { "/texts/th-TH/gate.json": _gate, ...preloaded } = files;
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const tab = new FakeTab({
      release: sampleRelease({ preloaded }),
      load: async (url) => {
        await late;
        return files[url];
      },
    });
    await tab.quiet();
    const { runId, view } = tab.run;
    tab.portal.screenPort(runId).draft("name").set({ nick: "Fern" });
    speak(tab, "th-TH");
    await tab.quiet();
    expect(tab.state.locale).toBe("en-US");
    arrive();
    await tab.quiet();
    expect(tab.state.locale).toBe("th-TH");
    expect(tab.state.texts["gate.title"]).toBe("th-TH gate");
    expect(tab.portal.screenPort(runId).draft("name").get()).toEqual({ nick: "Fern" });
    expect(tab.run.runId).toBe(runId);
    expect(tab.run.view.page?.visit).toBe(view.page?.visit);
    expect(tab.run.view.page?.data).toEqual(view.page?.data);
    await tab.reload();
    expect(tab.state.locale).toBe("th-TH");
  });

  it("has the direction of its document, and is written as that says", async () => {
    const languages = { "th-TH": { name: "Thai", direction: "rtl", writtenIn: "th-Deva" } } as const;
    const tab = new FakeTab({ release: sampleRelease({ languages }), load: async (url) => files[url] });
    await tab.quiet();
    expect(tab.state).toMatchObject({ locale: "en-US", spoken: "en-US", direction: "ltr" });
    speak(tab, "th-TH");
    await tab.quiet();
    expect(tab.state).toMatchObject({ locale: "th-TH", spoken: "th-Deva", direction: "rtl" });
  });

  it("that the client does not offer, or that cannot be loaded, changes nothing", async () => {
    const { "/texts/th-TH/gate.json": _gate, ...preloaded } = files;
    const tab = new FakeTab({ release: sampleRelease({ preloaded }) });
    await tab.quiet();
    speak(tab, "ms-MY");
    speak(tab, "th-TH");
    await tab.quiet();
    expect(tab.state.locale).toBe("en-US");
    expect(tab.problems).toMatchObject([{ where: "language" }]);
  });

  it("chosen last wins, whatever the order of arrival, also after a reload", async () => {
    const { "/texts/th-TH/gate.json": _gate, ...preloaded } = files;
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const load = async (url: string) => {
      await late;
      return files[url];
    };
    const tab = new FakeTab({ release: sampleRelease({ preloaded }), load });
    await tab.quiet();
    speak(tab, "th-TH");
    speak(tab, "en-US");
    await tab.quiet();
    arrive();
    await tab.quiet();
    expect(tab.state.locale).toBe("en-US");
    await tab.reload();
    expect(tab.state.locale).toBe("en-US");
  });
});
