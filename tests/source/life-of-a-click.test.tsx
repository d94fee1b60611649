import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createCatalogue } from "../../src/renderer/index.ts";
import { FakeTab } from "../../src/runs/test-support/fake-tab.ts";
import { sampleRelease } from "../../src/runs/test-support/sample-release.ts";
import { FramedPage } from "../../src/shell/FramedPage.tsx";

/** The sample release; its first form leads to another screen without a call, and its frame shows the page. */
function sampleJourney() {
  const written = JSON.stringify(sampleRelease().preloaded)
    .replace('"SUBMIT":{"to":"checking"}', '"SUBMIT":{"to":"asked"}')
    .replace('"digging":{', '"asked":{"screen":"ask","on":{}},"digging":{')
    .replace(/("id":"open","title":"gate.open","blocks":)\{\}/, '$1{"page":{"component":"page-slot"}}');
  return sampleRelease({ preloaded: JSON.parse(written) });
}

/** The functions of `src` that run while something is done, as `file function`. */
async function functionsRun(act: () => Promise<void>): Promise<ReadonlySet<string>> {
  const root = `${pathToFileURL(resolve("."))}/`;
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  await session.post("Profiler.takePreciseCoverage"); // Sets the counts back to 0.
  await act();
  const { result } = await session.post("Profiler.takePreciseCoverage");
  session.disconnect();
  const ran = result.flatMap(({ url, functions }) =>
    functions
      .filter(({ ranges }) => ranges.some(({ count }) => count > 0))
      .map(({ functionName }) => `${url.slice(root.length)} ${functionName}`),
  );
  return new Set(ran);
}

test("a press passes the files that docs/architecture.md lists, at most 45", async () => {
  const listed = [...readFileSync("docs/architecture.md", "utf8").matchAll(/^\d+\. `(src\/\S+)` `(\w+)`/gm)];
  const files = new Set(listed.map(([, file]) => file));
  expect(files.size).toBeGreaterThan(30);
  expect(files.size).toBeLessThanOrEqual(45);

  const tab = new FakeTab({ release: sampleJourney() });
  await tab.quiet();
  render(<FramedPage portal={tab.portal} catalogue={createCatalogue(() => {})} />);
  await act(async () => {});
  expect(tab.shown).toBe("gate/name");
  const ran = await functionsRun(() =>
    act(async () => void fireEvent.click(screen.getAllByRole("button").at(-1) ?? document.body)),
  );
  expect(tab.shown).toBe("gate/ask");
  expect(listed.map(([, file, name]) => `${file} ${name}`).filter((one) => !ran.has(one))).toEqual([]);
  expect(ran.has("src/runs/session/identity.ts signIn")).toBe(false);
});
