import type { Form } from "../../documents/generated/form.ts";
import type { Screen } from "../../documents/generated/screen.ts";
import type { JourneyBundle } from "../../documents/release.ts";
import type { Flow } from "../../engine/generated/flow.ts";
import { enter, head, otherwise, over, renew, showSlip } from "./sample-gate.ts";

const screen = (id: string, blocks: Screen["blocks"] = {}): Screen => ({ ...head, id, title: `gate.${id}`, blocks });
const withForm = (form: string): Screen["blocks"] => ({ form: { component: "form", props: { form } } });
const screens = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, screen(id)]));

const nameForm: Form = {
  ...head,
  id: "name",
  fields: { nick: { type: "text" }, word: { type: "password" } },
};
const seedForm: Form = { ...head, id: "seed", fields: { digits: { type: "one-time-code" } } };

/** A seed, valid for a minute. */
const seed: Flow = {
  ...head,
  id: "seed",
  input: ["sprout"],
  data: {
    properties: {
      sprout: { type: "object" },
      gardener: { type: "object" },
      until: { type: "string", format: "date-time", keptOnBack: true },
    },
  },
  failed: otherwise,
  start: "fetching",
  states: {
    fetching: {
      call: "seed.fetch",
      with: { sprout: { var: "data.sprout" } },
      done: { set: { until: { plus: [{ var: "now" }, "PT1M"] } }, to: "give" },
    },
    give: {
      screen: "give",
      at: { time: { var: "data.until" }, show: "shed.wilted" },
      on: { SUBMIT: { to: "planting" } },
    },
    planting: {
      call: "seed.plant",
      with: { digits: { var: "data.seed.digits" } },
      done: { set: { gardener: { var: "result" } }, to: "grown" },
    },
    grown: { final: { outcome: "grown", output: { gardener: { var: "data.gardener" } } } },
  },
};

/** The garden of the signed-in customer. */
const walk: Flow = {
  ...head,
  id: "walk",
  requires: ["session"],
  data: { properties: { beds: { type: "array", items: { type: "string" } } } },
  failed: otherwise,
  start: "garden",
  states: {
    garden: {
      screen: "garden",
      on: {
        WEED: { to: "weeding" },
        NEXT: { to: "pond" },
        LOOK: { do: { refreshSession: {} } },
        GO_HOME: { do: { signOut: {} } },
      },
    },
    pond: { screen: "pond", on: {} },
    weeding: { call: "garden.weed", done: { set: { beds: { var: "result" } }, do: { navigate: "bench" } } },
  },
};

/** One bed for each plant; it can be watered from outside. */
const bed: Flow = {
  ...head,
  id: "bed",
  input: ["plant"],
  runKey: { var: "data.plant" },
  data: {
    properties: {
      plant: { type: "string" },
      litres: { type: "string" },
      well: { type: "string", sensitive: true },
    },
  },
  failed: otherwise,
  start: "growing",
  states: {
    growing: {
      screen: "bed",
      on: {
        WATERED: { set: { litres: { var: "event.litres" }, well: { var: "event.well" } }, to: "wet" },
        DIG: { to: "dug" },
      },
    },
    wet: { screen: "wet", on: {} },
    dug: { screen: "dug", address: "dug-bed", on: { SOW: { to: "sown" }, RAKE: { to: "growing" } } },
    sown: { screen: "sown", on: { DIG: { to: "dug" } } },
  },
};

/** A bell in the frame: it rings when the network is away, and when the session is over. */
const bell: Flow = {
  ...head,
  id: "bell",
  on: {
    "network.offline": { to: "alone" },
    "network.online": { to: "quiet" },
    "session.expired": { to: "over" },
    shouted: { to: "over" },
  },
  failed: otherwise,
  start: "quiet",
  states: {
    quiet: { wait: {} },
    alone: { screen: "alone", as: "dialog", after: { PT10S: { to: "quiet" } }, on: { CLOSE: { to: "quiet" } } },
    over: { screen: "over", as: "dialog", on: { CLOSE: { to: "quiet" } } },
  },
};

/** A purse in the frame, for signed-in customers. */
const purse: Flow = {
  ...head,
  id: "purse",
  requires: ["session"],
  failed: otherwise,
  start: "closed",
  states: {
    closed: { screen: "purse", on: { OUT: { do: { signOut: {} } }, BENCH: { do: { navigate: "bench" } } } },
  },
};

/**
 * A box that is open while the browser stores nothing, and reports a loss, or the page that a reload led away from; by
 * default in no frame.
 */
const box: Flow = {
  ...head,
  id: "box",
  on: { "storage.memory": { to: "open" }, "storage.persistent": { to: "shut" } },
  failed: otherwise,
  start: "shut",
  states: {
    shut: { wait: {}, on: { "storage.lost": { to: "lost" }, "route.left": { to: "left" } } },
    left: { screen: "left-page", on: { GO_ON: { do: { goBack: {} }, to: "shut" } } },
    open: { screen: "open-box", on: {} },
    lost: { screen: "lost-answers", on: {} },
  },
};

/** The journeys by id: `gate` refers to `shed`, `frames` holds frames and plain screens. */
export const bundles: Readonly<Record<string, JourneyBundle>> = {
  gate: {
    id: "gate",
    flows: { enter, renew, "show-slip": showSlip, over },
    screens: { ...screens("ask"), name: screen("name", withForm("name")) },
    forms: { name: nameForm },
  },
  shed: { id: "shed", flows: { seed }, screens: { give: screen("give", withForm("seed")) }, forms: { seed: seedForm } },
  garden: {
    id: "garden",
    flows: { walk, bed },
    screens: screens("garden", "pond", "bed", "wet", "dug", "sown", "lawn"),
    forms: {},
  },
  frames: {
    id: "frames",
    flows: { bell, purse, box },
    screens: screens(
      "open",
      "oops",
      "other",
      "lost",
      "bench",
      "alone",
      "over",
      "purse",
      "open-box",
      "lost-answers",
      "left-page",
    ),
    forms: {},
  },
};
