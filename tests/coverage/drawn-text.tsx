import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "../../src/components/test-support/all-components.ts";
import type { CheckContext } from "../../src/checker/check-context.ts";
import type { SourceDocument } from "../../src/checker/read/source-document.ts";
import { assemblePortal } from "../../src/checker/release/release-for.ts";
import { derivedOfFlows } from "../../src/checker/uses/derived-values.ts";
import { flowsAround, withNamedRules } from "../../src/checker/uses/named-rules.ts";
import { member } from "../../src/documents/json.ts";
import { withDerived } from "../../src/engine/index.ts";
import type { LoadRepeat, LoadRequest } from "../../src/ports/screen-port.ts";
import { builtIns } from "../../src/renderer/built-ins/built-ins.ts";
import type { Scene } from "../../src/renderer/scene.ts";
import { screenTitle } from "../../src/renderer/screens/compiled-screen.ts";
import { ScreenView } from "../../src/renderer/screens/ScreenView.tsx";
import { fakePort } from "../../src/renderer/test-support/sample-scene.ts";
import { sceneOfScreen } from "../../tools/fuzz/drawn/scene-of-screen.ts";
import { withValues } from "./with-values.ts";

// Screens are drawn at once.
await Promise.all(Object.values(builtIns).map(({ fetch }) => fetch?.()));

/** A screen, its client and its data. */
export interface Drawn {
  readonly screen: string;
  readonly client: string;
  readonly programme?: string | undefined;
  /** Values of the programme at some places, by pointer, instead of its own. */
  readonly over?: Readonly<Record<string, unknown>> | undefined;
  /** The client's first language when absent. */
  readonly locale?: string | undefined;
  readonly data?: object | undefined;
  readonly session?: object | undefined;
  readonly storage?: object | undefined;
  readonly route?: object | undefined;
  readonly rules?: object | undefined;
  readonly settings?: object | undefined;
  readonly notice?: Scene["notice"];
  /** What loads of the screen give, all the same. */
  readonly loaded?: unknown;
  /** What was typed into its forms. */
  readonly typed?: Readonly<Record<string, unknown>> | undefined;
}

/** Called with each request of a screen's loads, and how it is repeated. */
type OnAsk = (request: LoadRequest, repeat: LoadRepeat | undefined) => void;

/** The calls that loads of a screen ask for, each with its variant. */
export function askedCalls(documents: CheckContext, drawn: Drawn): readonly string[] {
  const asked: string[] = [];
  drawnMarkup(documents, drawn, ({ call, variant }) =>
    asked.push([call, variant].filter((part) => part !== undefined).join(" ")),
  );
  return asked;
}

/** The HTML of a screen. Throws if it cannot be drawn. `onAsk` is called with each request of its loads. */
export function drawnMarkup(documents: CheckContext, drawn: Drawn, onAsk: OnAsk = () => {}) {
  const problems: unknown[] = [];
  const reportProblem = ({ error }: { error: unknown }) => {
    problems.push(error);
    return "7QK2";
  };
  const port = fakePort({
    reportProblem,
    ...(drawn.loaded !== undefined && {
      load: (_key: string, request: LoadRequest, repeat?: LoadRepeat) => {
        onAsk(request, repeat);
        return loading(drawn.loaded);
      },
    }),
    ...(drawn.typed && { draft: () => ({ get: () => drawn.typed, set: () => {} }) }),
  }).port;
  const scene = createScene(documents, drawn, port);
  const container = document.createElement("div");
  const root = createRoot(container);
  try {
    flushSync(() => root.render(<ScreenView scene={scene} />));
    if (problems.length > 0) throw problems[0];
    return `<title>${screenTitle(scene)}</title>${container.innerHTML}`;
  } finally {
    flushSync(() => root.unmount());
  }
}

/** The readable text of HTML. */
export const markupText = (markup: string): string =>
  unescaped(markup.replaceAll(/<[^>]*>/g, "\n")).replaceAll(/\s*\n\s*/g, "\n");

/** HTML with its characters as they are meant. */
export const unescaped = (html: string): string =>
  html
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

function createScene(documents: CheckContext, drawn: Drawn, port: Scene["port"]): Scene {
  const document = documents.index.find("screen", drawn.screen);
  const client = documents.clients.find(({ id }) => id === drawn.client);
  if (document === undefined || client === undefined)
    throw new Error(`There is no ${drawn.screen} of ${drawn.client}.`);
  const { client: released, programmes } = assemblePortal(documents, drawn.client);
  const programme = documents.programmes.find(({ id }) => id === drawn.programme);
  const programmed = programme && withValues(programmes[programme.id]?.programme, drawn.over);
  const scene = sceneOfScreen(documents, document, {
    client,
    programme,
    locale: drawn.locale ?? String(released.languages[0]),
    timeZone: released.region.timeZone,
    journeys: journeysNamed(document.value),
    known: {
      client: released,
      ...(programmed && { programme: programmed }),
      data: { ...drawn.data },
      session: { ...drawn.session },
      storage: { ...drawn.storage },
      route: { id: "route", frame: "frame", params: {}, query: {}, ...drawn.route },
      rules: { ...(drawn.rules ?? { ...rulesAround(documents, document), ...programmeRules(programmed) }) },
      settings: { ...drawn.settings },
      now: "2026-11-21T04:00:00Z",
    },
    report: () => {},
    port,
  });
  const derived = Object.fromEntries(derivedOfFlows(documents, document));
  // A region of the shell is another drawing: the name of its flow replaces it.
  return {
    ...scene,
    scope: withDerived(scene.scope, derived),
    shellRun: (flow) => flow,
    ...(drawn.notice && { notice: drawn.notice }),
  };
}

/** The named rules of the flows that show a screen. */
const rulesAround = (documents: CheckContext, document: SourceDocument): object =>
  Object.assign(
    {},
    ...flowsAround(documents, document).map((flow) => member(withNamedRules(documents, flow), "rules")),
  );

const programmeRules = (programme: unknown): object => Object.assign({}, member(programme, "rules"));

/** Other journeys whose texts a screen says by their keys. */
export const journeysNamed = (screen: unknown): string[] => [
  ...new Set([...JSON.stringify(screen).matchAll(/"([a-z-]+)\.[a-z-]+\./g)].map(([, journey = ""]) => journey)),
];

/** A load that is done. */
function loading(value: unknown) {
  const loaded = { status: "ready", value } as const;
  return { get: () => loaded, follow: () => () => {}, stop: () => {} };
}
