import { describe, expect, test } from "vitest";
import {
  noPointer,
  pointerText,
  readPointer,
  rolledBack,
  settledEntry,
  withDue,
  withLive,
  withoutDue,
} from "./pointer.ts";
import liveRelease from "./serving/live-release.mjs";

const one = { release: "1111111111111111", hosts: ["tea.example"] };
const two = { release: "2222222222222222", hosts: ["tea.example", "www.tea.example"] };
const three = { release: "3333333333333333", hosts: ["tea.example"] };
const noon = new Date("2026-11-22T12:00:00Z");
const later = new Date("2026-11-22T13:00:00Z");
const withTwo = withLive(withLive(noPointer, "tea", one, noon), "tea", two, noon);

describe("the pointer", () => {
  test("gives a client's hosts the release that went live last", () => {
    expect(liveRelease.releaseOfHost(withTwo, "www.tea.example", noon.getTime())).toBe(two.release);
    expect(liveRelease.releaseOfHost(withTwo, "coffee.example", noon.getTime())).toBeUndefined();
  });

  test("leaves other clients as they are", () => {
    const both = withLive(withTwo, "coffee", { release: three.release, hosts: ["coffee.example"] }, noon);
    expect(both.clients.tea).toEqual(withTwo.clients.tea);
    expect(rolledBack(withLive(both, "coffee", one, noon), "coffee", noon).clients.tea).toEqual(withTwo.clients.tea);
  });

  test("rolls back to earlier live releases, step by step, until the first", () => {
    const back = rolledBack(withLive(withTwo, "tea", three, noon), "tea", noon);
    expect(settledEntry(back, "tea", noon)).toMatchObject({ live: two, before: [one] });
    const again = rolledBack(back, "tea", noon);
    expect(settledEntry(again, "tea", noon)).toMatchObject({ live: one, before: [] });
    expect(() => rolledBack(again, "tea", noon)).toThrow("nothing was live before for tea");
  });

  test("publishing the live release again does not make it the previous one", () => {
    expect(withLive(withTwo, "tea", two, noon).clients.tea?.before).toEqual([one]);
  });

  test("gives a scheduled release from its instant on, without a further change", () => {
    const planned = withDue(withTwo, "tea", { ...three, at: "2026-11-22T12:30:00.000Z" }, noon);
    expect(liveRelease.releaseOfHost(planned, "tea.example", Date.parse("2026-11-22T12:29:59.999Z"))).toBe(two.release);
    expect(liveRelease.releaseOfHost(planned, "tea.example", Date.parse("2026-11-22T12:30:00Z"))).toBe(three.release);
    expect(settledEntry(planned, "tea", later)).toEqual({ live: three, before: [two, one], due: [] });
  });

  test("rolls back from a scheduled release to the one before it", () => {
    const planned = withDue(withTwo, "tea", { ...three, at: "2026-11-22T12:30:00.000Z" }, noon);
    expect(settledEntry(rolledBack(planned, "tea", later), "tea", later)).toEqual({
      live: two,
      before: [one],
      due: [],
    });
  });

  test("keeps scheduled releases in the order of their instants, one for each, until they are cancelled", () => {
    const at = (minute: number) => `2026-11-22T12:${minute}:00.000Z`;
    const planned = [40, 30].reduce((all, minute) => withDue(all, "tea", { ...three, at: at(minute) }, noon), withTwo);
    const changed = withDue(planned, "tea", { ...one, at: at(40) }, noon);
    expect(changed.clients.tea?.due).toEqual([
      { ...three, at: at(30) },
      { ...one, at: at(40) },
    ]);
    expect(withoutDue(changed, "tea", noon).clients.tea?.due).toEqual([]);
  });

  test("is read as it was written; another text is refused", () => {
    expect(readPointer(pointerText(withTwo))).toEqual(withTwo);
    const broken = [
      '{"format":2,"rev":1,"clients":{}}',
      '{"format":1,"rev":1,"clients":{"tea":{"live":{"release":"../x","hosts":[]},"before":[],"due":[]}}}',
      '{"format":1,"rev":1,"clients":{"tea":{"live":null,"before":[],"due":[{"release":"1111111111111111"}]}}}',
    ];
    for (const text of broken) expect(() => readPointer(text)).toThrow("is not a pointer");
    expect(() => readPointer('{"format":1,"rev')).toThrow(SyntaxError);
  });
});
