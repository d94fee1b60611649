import { afterEach, expect, test, vi } from "vitest";
import bundle from "../../tests/releases/format-1/brewing.json" with { type: "json" };
import programme from "../../tests/releases/format-1/green-leaf.json" with { type: "json" };
import release from "../../tests/releases/format-1/release.json" with { type: "json" };
import stored from "../../tests/releases/format-1/run.json" with { type: "json" };
import { buildFlowSource } from "../documents/flow-source.ts";
import type { JourneyBundle, Release } from "../documents/release.ts";
import { compileFlows, resume, type Snapshot, send } from "../engine/index.ts";
import { compileVariant } from "../operations/variant.ts";
import { inCurrentFormat, loadInCurrentFormat } from "./current-format.ts";
import { fetchRelease } from "./read-release.ts";

afterEach(() => vi.unstubAllGlobals());

const copyOf = <Shape>(value: unknown): Shape => JSON.parse(JSON.stringify(value));

/** The release on which the stored run began, as the server still has it. */
async function fetchOldRelease(): Promise<Release> {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(release)));
  const fetched = await fetchRelease("format-1", "tea-house");
  if (fetched === undefined) throw new Error("The release is gone.");
  return fetched;
}

const load = (value: unknown) => loadInCurrentFormat(async () => copyOf(value))("/brewing.json");

/** The effects of the event that ends the stored run, with a journey's documents. */
function goOn(release: Release, journey: JourneyBundle) {
  const flows = compileFlows(buildFlowSource([journey], { ...release, programmes: [] }));
  const session = { isSignedIn: true, userId: "u" };
  const values = { client: release.client, session, storage: {}, locale: "en-US", settings: {} };
  const moment = { context: { id: "c", hash: "h", values }, now: Date.parse("2026-11-24T09:05:00Z") };
  const { snapshot } = resume(flows, copyOf<Snapshot>(stored), moment);
  const visit = snapshot.path.at(-1)?.at.visit ?? 0;
  const step = send(flows, snapshot, { kind: "screen", name: "TAKE_OUT", visit }, moment);
  return step.ok ? step.effects : [];
}

test("a run that began on a release of format 1 goes on with its documents", async () => {
  const fetched = await fetchOldRelease();
  const effects = goOn(fetched, copyOf(await load(bundle)));
  expect(effects).toContainEqual({ kind: "navigate", route: "tea" });
  expect(goOn(fetched, copyOf(bundle))).not.toContainEqual({ kind: "navigate", route: "tea" });
});

test("calls, routes, the session, the client and its languages are read in the format of now", async () => {
  const { calls, operations, client, session, languages, routes } = await fetchOldRelease();
  const variant = calls["kettle.boil"]?.variants[client.variants["kettle.boil"] ?? ""];
  const operation = operations.boilKettle;
  if (variant === undefined || operation === undefined) throw new Error("The call has no variant.");
  const { request, output, declaredFailure } = compileVariant(variant, operation);
  expect(request({ input: { kettle: "k1", degrees: "95" } })).toEqual([
    ["path.id", "k1"],
    ["body.degrees", "95"],
  ]);
  expect(output({ reply: { id: "k1", name: "Red" } })).toEqual({ id: "k1", name: "Red" });
  expect(declaredFailure(409, {})).toBe("dry");
  expect(session.loads).toMatchObject({ kettles: { call: "kettle.list" } });
  expect(languages["zh-Hant-TW"]).toMatchObject({ direction: "ltr", writtenIn: "zh-Hant-TW" });
  expect(routes.formatVersion).toBe(2);
});

test("the client's region has what the document of its country says now", async () => {
  const { region } = (await fetchOldRelease()).client;
  expect(region).toMatchObject({ country: "XX", currencyDigits: 2, mobileLengths: [8] });
});

test("screens and programmes of format 1 are read as well, texts stay as they are", async () => {
  const journey = copyOf<JourneyBundle>(await load(bundle));
  expect(journey.screens.ask?.blocks.form).toMatchObject({ component: "form" });
  expect(await load(programme)).toMatchObject({ programme: { variants: {}, formatVersion: 2 } });
  expect(await load({ "porch.title": "Tea" })).toEqual({ "porch.title": "Tea" });
});

test("a release of the format of now stays the same", async () => {
  const now = await fetchOldRelease();
  expect(await inCurrentFormat(now)).toBe(now);
});
