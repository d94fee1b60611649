import { describe, expect, test } from "vitest";
import { startBackEnd, text } from "../../src/operations/test-support/back-end.ts";
import { createShop, operation } from "../../src/operations/test-support/shop.ts";
import { named, walkToSeed } from "../../src/runs/test-support/gardener.ts";
import { InventedTab } from "../../src/runs/test-support/invented-tab.ts";

/** JSON text with members in each object that would change every object where code writes by name. */
const spoilt = (json: string) =>
  json.replaceAll(
    '{"',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"prototype":{"polluted":true},"',
  );

const pollution = () => [Reflect.get({}, "polluted"), Reflect.get([], "polluted"), Reflect.get(() => 0, "polluted")];
const NONE = [undefined, undefined, undefined];

describe("a reply with names that mean something in JavaScript", () => {
  const replies = { 200: { type: "object", properties: { line: { type: "object" } } } } as const;
  const body = spoilt('{"id":"7","line":{"name":"x"}}');
  const ask = async (gives: { readonly [name: string]: { readonly var: string } }) => {
    const { base } = await startBackEnd(text(200, body, { "content-type": "application/json" }));
    return createShop(base, { operation: operation({ replies }), way: { gives } }).get({});
  };

  test("is read by its own members, and changes no other object", async () => {
    expect(await ask({ id: { var: "reply.id" }, name: { var: "reply.line.name" } })).toMatchObject({
      ok: true,
      result: { id: "7", name: "x" },
    });
    expect(pollution()).toEqual(NONE);
  });

  test("gives nothing of a prototype through a part that is taken whole", async () => {
    const answer = await ask({ line: { var: "reply.line" } });
    expect(answer).toMatchObject({ ok: true });
    const line = Object(Reflect.get(Object(Reflect.get(answer, "result")), "line"));
    expect([line.name, line.polluted, Object.getPrototypeOf(line)]).toEqual(["x", undefined, Object.prototype]);
    expect(pollution()).toEqual(NONE);
  });
});

describe("what the browser keeps, with such names in every object", () => {
  test.each(["portal.run.", "portal.draft."])("at %s, leaves a portal that goes on", async (start) => {
    const tab = new InventedTab();
    await walkToSeed(tab);
    tab.portal.draft(tab.run.runId, "name").set({ nick: "Fern" });
    tab.lifecycle.hide();
    const { texts } = tab.browser.area;
    const kept = [...texts].filter(([key]) => key.startsWith(start));
    expect(kept.length).toBeGreaterThan(0);
    for (const [key, json] of kept) texts.set(key, spoilt(json));
    await tab.reload();
    expect(["shed/give", "gate/name"]).toContain(tab.shown);
    if (tab.shown === "gate/name") await tab.send("SUBMIT", named);
    expect(pollution()).toEqual(NONE);
  });
});
