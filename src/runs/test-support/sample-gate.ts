import type { Flow } from "../../engine/generated/flow.ts";

/** The common header of every sample document. */
export const head = { formatVersion: 2, summary: "Invented." } as const;

/** The notice of a failure that no state handles. */
export const otherwise = { "*": { show: "gate.unexpected" } };

/** Nick and word, then a seed in a flow of another journey. */
export const enter: Flow = {
  ...head,
  id: "enter",
  settings: { properties: { tries: { type: "integer", default: 3 } } },
  data: { properties: { sprout: { type: "object" }, gardener: { type: "object" } } },
  on: { "network.offline": { show: "gate.alone" } },
  failed: otherwise,
  start: "name",
  states: {
    name: {
      screen: "name",
      on: {
        SUBMIT: { to: "checking" },
        WALK: { do: { navigate: "bench" } },
        TELL: { do: { openExternal: "https://else.example/" } },
        READ: { do: { openExternal: { var: "client.links.almanac" } } },
        ASK: {
          do: {
            openExternal: {
              to: { var: "client.links.almanac" },
              query: { of: "a rose & a fern", word: { var: "data.name.word" } },
            },
          },
        },
        TRUST: {
          do: { openExternal: { to: { var: "client.links.guild" }, secrets: { word: { var: "data.name.word" } } } },
        },
        BLAB: {
          do: { openExternal: { to: { var: "client.links.almanac" }, secrets: { word: { var: "data.name.word" } } } },
        },
        PACK: { do: { store: { basket: "spade", cellar: "key" } } },
        DIG: { to: "digging" },
        SPEAK: { do: { setLocale: { var: "event.locale" } } },
        SHOUT: { do: { emit: { event: "shouted", with: { what: "help" } } } },
      },
    },
    digging: { choose: [{ if: false, to: "name" }] },
    checking: {
      call: "gate.check",
      with: { nick: { var: "data.name.nick" }, word: { var: "data.name.word" } },
      done: { set: { sprout: { var: "result" } }, do: { track: { event: "named" } }, to: "seeding" },
    },
    seeding: {
      flow: "shed/seed",
      with: { sprout: { var: "data.sprout" } },
      done: { grown: { set: { gardener: { var: "output.gardener" } }, to: "entered" }, left: { to: "name" } },
    },
    entered: { final: { outcome: "entered", output: { gardener: { var: "data.gardener" } } } },
  },
};

/** A new word, from the address. */
export const renew: Flow = {
  ...head,
  id: "renew",
  input: ["slip"],
  data: { properties: { slip: { type: "string", sensitive: true } } },
  failed: otherwise,
  start: "ask",
  states: {
    ask: { screen: "ask", on: { RENEW: { to: "renewing" } } },
    renewing: { call: "seed.plant", with: { digits: { var: "data.slip" } }, done: { to: "ask" } },
  },
};

/** The same, read-only. */
export const showSlip: Flow = { ...renew, id: "show-slip", states: { ask: { screen: "ask", on: {} } } };

/** Over before it begins. */
export const over: Flow = {
  ...head,
  id: "over",
  failed: otherwise,
  start: "over",
  states: { over: { final: { outcome: "over" } } },
};
