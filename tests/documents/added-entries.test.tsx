import { beforeAll, expect, test } from "vitest";
import type { CheckContext } from "../../src/checker/check-context.ts";
import { gates } from "../../src/checker/checks/gates.ts";
import { walkScenario } from "../../src/checker/scenarios/walk-scenario.ts";
import type { WholeScenario } from "../../src/checker/scenarios/whole-scenarios.ts";
import { arrayElements, isJsonObject, type JsonObject } from "../../src/documents/json.ts";
import { drawnMarkup, markupText } from "../coverage/drawn-text.tsx";
import { createWorld } from "../coverage/world.ts";

/** What an editor adds: a plan card, a menu item and a reason, by files of `programmes/` and `locales/` alone. */
const PROGRAMME = "programmes/sg/care/care-4-0.programme.json";
const CLIENT = "programmes/clients/sg/sg-carrier.client.json";
const words: Readonly<Record<string, Readonly<Record<"programme" | "client", Readonly<Record<string, string>>>>>> = {
  "en-US": {
    programme: {
      "plan.cardTypes.abroad.title": "Abroad",
      "plan.cardTypes.abroad.short": "Help in other countries.",
      "plan.cardTypes.abroad.look": "Read about help abroad",
      "plan.cardTypes.abroad.details": "Call us from any country, day and night.",
      "cancel.reasonTypes.slowParts.name": "Parts take too long",
    },
    client: { "menus.items.account.name": "Your account" },
  },
  "zh-Hant-TW": {
    programme: {
      "plan.cardTypes.abroad.title": "海外支援",
      "plan.cardTypes.abroad.short": "在其他國家也有人協助。",
      "plan.cardTypes.abroad.look": "了解海外支援",
      "plan.cardTypes.abroad.details": "不論您在哪個國家，日夜都能來電。",
      "cancel.reasonTypes.slowParts.name": "零件等太久",
    },
    client: { "menus.items.account.name": "您的帳戶" },
  },
};

const world = createWorld();
let changes: ReadonlyMap<string, string>;

beforeAll(() => {
  const changed = (path: string, change: (value: JsonObject) => JsonObject): [string, string] => {
    const value: unknown = JSON.parse(world.readText(path));
    return [path, JSON.stringify(isJsonObject(value) ? { ...value, ...change(value) } : value)];
  };
  changes = new Map([
    changed(PROGRAMME, () => ({
      version: "9.0.0",
      adds: ["/plan/cardTypes/abroad", "/cancel/reasonTypes/slowParts"],
      plan: { cards: ["coverage", "security", "abroad"], cardTypes: { abroad: { icon: "shield", body: "text" } } },
      cancel: { reasons: { swap: ["longWait", "slowParts"] }, reasonTypes: { slowParts: {} } },
    })),
    changed(CLIENT, ({ adds }) => ({
      version: "9.0.0",
      adds: [...arrayElements(adds), "/menus/items/account"],
      menus: {
        main: ["home", "plan", "requests", "account"],
        second: ["renew"],
        items: { account: { to: "profile" } },
      },
    })),
    ...Object.entries(words).flatMap(([locale, { programme, client }]) =>
      [
        [`locales/${locale}/programmes/care-4-0.json`, programme] as const,
        [`locales/${locale}/clients/sg-carrier.json`, client] as const,
      ].map(([path, added]) => changed(path, ({ messages }) => ({ messages: { ...Object(messages), ...added } }))),
    ),
  ]);
});

/** The findings about what is there, without the scenarios and the form of the files. */
const findingsIn = (documents: CheckContext) =>
  ["resolve", "references", "rules", "messages"].flatMap((gate) =>
    (gates[gate] ?? []).flatMap((check) => check.run(documents, () => []).map(({ message }) => message)),
  );

const drawn = (documents: CheckContext, locale: string, screen: string, data: object) =>
  markupText(
    drawnMarkup(documents, {
      screen,
      client: "sg-carrier",
      programme: "care-4-0",
      locale,
      data,
      session: {
        ...{ isSignedIn: true, userId: "u1", agreements: [], devices: [] },
        ...{ programme: "care-4-0", programmes: { A1: "care-4-0" } },
      },
      loaded: { amount: 100, currency: "SGD" },
    }),
  );

test("the checker finds nothing, and asks for a word that is left out", () => {
  expect(world.whileChanged(changes, findingsIn)).toEqual([]);
  const path = "locales/zh-Hant-TW/clients/sg-carrier.json";
  const silent = new Map([...changes, [path, world.readText(path)]]);
  expect(world.whileChanged(silent, findingsIn)).toContain('"account" has no "menus.items.account.name" in zh-Hant-TW');
}, 120_000);

test.each(Object.entries(words))("card, item and reason are drawn in %s", (locale, { programme, client }) => {
  const seen = world.whileChanged(changes, (documents) => ({
    menu: drawn(documents, locale, "shell/customer-frame", {}),
    cards: drawn(documents, locale, "plan-details/plan", { plan: "A1" }),
    card: drawn(documents, locale, "plan-details/card-words", { plan: "A1", card: "abroad" }),
    reasons: drawn(documents, locale, "my-service-requests/cancel-reasons", { request: "SR1", kind: "swap" }),
  }));
  expect(seen.menu).toContain(client["menus.items.account.name"]);
  for (const word of ["title", "short", "look"])
    expect(seen.cards).toContain(programme[`plan.cardTypes.abroad.${word}`]);
  expect(seen.card).toContain(programme["plan.cardTypes.abroad.details"]);
  expect(seen.reasons).toContain(programme["cancel.reasonTypes.slowParts.name"]);
});

test("the reason is sent to the back end", () => {
  const deviations = (sent: string) =>
    world.whileChanged(changes, (documents) =>
      walkScenario(documents, cancelling(sent), {
        flow: "my-service-requests/cancel-request",
        screen: (name) => `my-service-requests/${name}`,
      }),
    );
  expect(deviations("slowParts")).toEqual([]);
  expect(deviations("longWait")).not.toEqual([]);
});

/** A customer cancels because parts take too long. */
const cancelling = (sent: string): WholeScenario =>
  JSON.parse(`{
    "given": {
      "client": "sg-carrier",
      "programme": "care-4-0",
      "session": { "isSignedIn": true, "userId": "u1", "programme": "care-4-0", "agreements": [], "devices": [] },
      "input": { "request": "SR1", "kind": "swap" },
      "at": "2026-11-20T02:00:00Z"
    },
    "steps": [
      { "when": { "send": "CONFIRM" } },
      {
        "when": { "send": "SUBMIT", "form": { "reasons": { "chosen": ["slowParts"] } } },
        "then": { "calls": [{ "call": "request.cancel", "with": { "request": "SR1", "reason": "${sent}" } }] }
      }
    ]
  }`);
