import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { CheckContext } from "../../../src/checker/check-context.ts";
import type { ScreenDocument } from "../../../src/checker/read/source-document.ts";
import { assemblePortal } from "../../../src/checker/release/release-for.ts";
import type { Resolved } from "../../../src/checker/resolve/resolve-layers.ts";
import { loadShapes } from "../../../src/checker/scope/scope-of-load.ts";
import { scopeOfRule } from "../../../src/checker/scope/scope-of-rule.ts";
import { shapeWith } from "../../../src/checker/scope/shape.ts";
import { frameOfBlock } from "../../../src/checker/uses/external-frames.ts";
import { listForms } from "../../../src/checker/uses/flow-links.ts";
import { flowsAround, rulesOfFlow } from "../../../src/checker/uses/named-rules.ts";
import { wordedCatalogues } from "../../../src/checker/wording/catalogue-words.ts";
import { blocks, fields } from "../../../src/components/registry.ts";
import { member } from "../../../src/documents/json.ts";
import type { Loading } from "../../../src/ports/screen-port.ts";
import { builtIns } from "../../../src/renderer/built-ins/built-ins.ts";
import { fetchComponents } from "../../../src/renderer/fetch-components.ts";
import type { Scene } from "../../../src/renderer/scene.ts";
import { ScreenView } from "../../../src/renderer/screens/ScreenView.tsx";
import { fakePort } from "../../../src/renderer/test-support/sample-scene.ts";
import { sceneOfScreen } from "../../../tools/fuzz/drawn/scene-of-screen.ts";
import { journeysNamed } from "../../coverage/drawn-text.tsx";
import { MADE_ELEMENT, timesRead } from "./payload.ts";
import { type Making, valueOfShape } from "./value-of-shape.ts";

// All code is loaded first: later code would not be drawn.
await fetchComponents([...Object.keys(builtIns), ...blocks.keys(), ...fields.keys()]);

/** What came of drawing a screen. */
export interface DrawnScreen {
  /** How many payloads are read on it. */
  readonly read: number;
  /** Elements that a payload created as markup. */
  readonly made: number;
  /** The reported problems, for example of a block that broke. */
  readonly problems: readonly string[];
}

const NOTHING = shapeWith({});

/** Draws screens with replies whose free texts are payloads; clients and programmes take turns. */
export function payloadDrawer(documents: CheckContext) {
  const portals = new Map(documents.clients.map(({ id }) => [id, assemblePortal(documents, id)]));
  return function drawn(screen: ScreenDocument, turn: number): DrawnScreen {
    const clients = clientsWith(documents, portals, namesOfClient(documents, screen));
    const client = clients[turn % clients.length];
    const portal = portals.get(client?.id ?? "");
    if (client === undefined || portal === undefined) throw new Error("No client is served.");
    const sold = Object.keys(portal.programmes);
    const programme = documents.programmes.find(({ id }) => id === sold[turn % sold.length]);
    const known = { client: portal.client, programme: portal.programmes[programme?.id ?? ""]?.programme };
    const making = { known, turn, selected: selectedOf(documents, programme) };
    const problems: string[] = [];
    const reportProblem = ({ error, where }: { error: unknown; where: string }) => {
      problems.push(`${where}: ${error}`);
      return "7QK2";
    };
    const { port } = fakePort({ reportProblem, load: fakeLoads(documents, screen, making) });
    const scene = sceneOfScreen(documents, screen, {
      ...{ client, programme, port, report: () => {} },
      locale: String(portal.client.languages[0]),
      timeZone: portal.client.region.timeZone,
      journeys: journeysNamed(screen.value),
      known: { ...known, ...replyScope(documents, screen, making), now: "2026-11-21T04:00:00Z" },
    });
    return { ...seen({ ...scene, shellRun: (flow) => flow }), problems };
  };
}

/** The members of the client that a screen needs: those that it reads, and the origins of its external frames. */
const namesOfClient = (documents: CheckContext, screen: ScreenDocument): string[] => [
  ...[...JSON.stringify(screen.value).matchAll(/"client\.([\w.]+)"/g)].map(([, names = ""]) => names),
  ...documents
    .visitsOf(screen, "Block")
    .flatMap(({ value }) => frameOfBlock(documents, value) ?? [])
    .map(({ id }) => `frames.${id}`),
];

/** The entries with words that a programme selects, by the path of their catalogue. */
const selectedOf = ({ schemas }: CheckContext, programme: Resolved | undefined): Making["selected"] =>
  new Map(
    (programme === undefined ? [] : wordedCatalogues(schemas, programme)).map(({ path, selected }) => [
      ["programme", ...path].join("."),
      [...selected.keys()],
    ]),
  );

/** The clients that have all of these, because flows show a screen to no other; all clients if none has. */
function clientsWith(
  { clients }: CheckContext,
  portals: ReadonlyMap<string, ReturnType<typeof assemblePortal>>,
  names: readonly string[],
) {
  const has = (client: unknown, name: string) =>
    name.split(".").reduce<unknown>((value, part) => member(value, part), client) !== undefined;
  const having = clients.filter(({ id }) => names.every((name) => has(portals.get(id)?.client, name)));
  return having.length > 0 ? having : clients;
}

/** The data of a flow and of the session, all from replies; and the rules that flows name. */
function replyScope(documents: CheckContext, screen: ScreenDocument, making: Making) {
  const scope = scopeOfRule(documents, screen, ["blocks"]);
  const made = (root: string) => Object(valueOfShape(scope[root] ?? NOTHING, making) ?? {});
  const named = flowsAround(documents, screen).flatMap((flow) => rulesOfFlow(documents, flow));
  return {
    data: made("data"),
    session: { ...made("session"), isSignedIn: true },
    settings: made("settings"),
    derived: made("derived"),
    storage: {},
    rules: Object.fromEntries(named.map(({ name, value }) => [name, value])),
  };
}

/** Loads that are done, each with an answer of its shape. */
function fakeLoads(documents: CheckContext, screen: ScreenDocument, making: Making): (key: string) => Loading {
  const all = [screen, ...listForms(documents, screen)].map((one) => loadShapes(documents, one));
  const shapes: ReturnType<typeof loadShapes> = Object.assign({}, ...all);
  return (key) => {
    const name = key.split("/").at(-1) ?? "";
    const value = valueOfShape(shapes[name]?.member("value") ?? NOTHING, making);
    const loaded = { status: "ready", value } as const;
    return { get: () => loaded, follow: () => () => {}, stop: () => {} };
  };
}

function seen(scene: Scene): Omit<DrawnScreen, "problems"> {
  const container = document.createElement("div");
  const root = createRoot(container);
  try {
    flushSync(() => root.render(<ScreenView scene={scene} />));
    const read = timesRead(container.textContent ?? "");
    return { read, made: container.querySelectorAll(MADE_ELEMENT).length };
  } finally {
    flushSync(() => root.unmount());
  }
}
