import { describe, expect, test } from "vitest";
import { startBackEnd, text } from "../../src/operations/test-support/back-end.ts";
import { createShop, operation } from "../../src/operations/test-support/shop.ts";
import { heightIn, readMessage } from "../../src/renderer/external-frame/foreign-messages.ts";
import { FakeTab } from "../../src/runs/test-support/fake-tab.ts";
import { named, walkToSeed } from "../../src/runs/test-support/gardener.ts";
import { spoilt } from "./spoilt.ts";

const pollution = () => [Reflect.get({}, "polluted"), Reflect.get([], "polluted"), Reflect.get(() => 0, "polluted")];
const NONE = [undefined, undefined, undefined];

describe("a reply with names that mean something in JavaScript", () => {
  const replies = { 200: { type: "object", properties: { line: { type: "object" } } } } as const;
  const body = spoilt('{"id":"7","line":{"name":"x"}}');
  const ask = async (gives: { readonly [name: string]: { readonly var: string } }) => {
    const { base } = await startBackEnd(text(200, body, { "content-type": "application/json" }));
    return createShop(base, { operation: operation({ replies }), variant: { output: gives } }).get({});
  };

  test("is read by own members only, and changes no other object", async () => {
    expect(await ask({ id: { var: "reply.id" }, name: { var: "reply.line.name" } })).toMatchObject({
      ok: true,
      result: { id: "7", name: "x" },
    });
    expect(pollution()).toEqual(NONE);
  });

  test("gives nothing of a prototype through a part that is read as a whole", async () => {
    const answer = await ask({ line: { var: "reply.line" } });
    expect(answer).toMatchObject({ ok: true });
    const line = Object(Reflect.get(Object(Reflect.get(answer, "result")), "line"));
    expect([line.name, line.polluted, Object.getPrototypeOf(line)]).toEqual(["x", undefined, Object.prototype]);
    expect(pollution()).toEqual(NONE);
  });
});

describe("stored texts with such names in every object", () => {
  test.each(["portal.run.", "portal.draft."])("at %s, leave a portal that continues", async (start) => {
    const tab = new FakeTab();
    await walkToSeed(tab);
    tab.portal.screenPort(tab.run.runId).draft("name").set({ nick: "Fern" });
    tab.lifecycle.hide();
    const { texts } = tab.browser.area;
    const stored = [...texts].filter(([key]) => key.startsWith(start));
    expect(stored.length).toBeGreaterThan(0);
    for (const [key, json] of stored) texts.set(key, spoilt(json));
    await tab.reload();
    expect(["shed/give", "gate/name"]).toContain(tab.shown);
    if (tab.shown === "gate/name") await tab.send("SUBMIT", named);
    expect(pollution()).toEqual(NONE);
  });
});

describe("an address with such names as parameters", () => {
  const query = "__proto__=polluted&__proto__[polluted]=true&constructor=c&prototype=p&polluted=true";

  test("is read by its own parameters, and the portal continues", async () => {
    const tab = new FakeTab({ address: `/gate?${query}` });
    await tab.quiet();
    const { route } = tab.state;
    expect(Object.entries(route?.query ?? {})).toEqual([...new URLSearchParams(query)]);
    expect(Object.getPrototypeOf(route?.query)).toBe(Object.prototype);
    await walkToSeed(tab);
    expect(tab.shown).toBe("shed/give");
    expect(pollution()).toEqual(NONE);
  });
});

describe("a message from a frame", () => {
  const saved = { type: "object", properties: { card: { type: "object" } }, required: ["card"] } as const;
  const incoming = { saved: { ...saved, additionalProperties: false } };
  // As the browser clones it for who listens.
  const parseMessage = (json: string) => readMessage(structuredClone(JSON.parse(json)), incoming);

  test("with such a name as a member does not match its declaration", () => {
    const names = ["__proto__", "constructor", "prototype"];
    const verdicts = names.map((name) => parseMessage(`{"type":"saved","card":{},"${name}":{"polluted":true}}`));
    expect(verdicts).toEqual(names.map(() => ({ isRight: false, type: "saved" })));
    expect(pollution()).toEqual(NONE);
  });

  test("with such names inside a member changes no other object", () => {
    const message = parseMessage(`{"type":"saved","card":${spoilt('{"last":"7"}')}}`);
    const card = Object(Reflect.get(Object(Reflect.get(Object(message), "members")), "card"));
    expect([card.last, card.polluted, Object.getPrototypeOf(card)]).toEqual(["7", undefined, Object.prototype]);
    expect(pollution()).toEqual(NONE);
  });

  test("with such a type, or without its own type or height, is ignored", () => {
    const texts = ["__proto__", "constructor", "prototype", "toString"].map((type) => `{"type":"${type}","card":{}}`);
    expect([...texts, '{"__proto__":{"type":"saved","card":{}}}'].map(parseMessage)).toEqual(Array(5).fill(undefined));
    expect(heightIn(JSON.parse('{"__proto__":{"type":"height","height":640}}'))).toBe(undefined);
  });
});
