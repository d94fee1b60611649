import { type RunView, type ScreenViewData, withDerived } from "../engine/index.ts";
import type { Catalogue, Scene } from "../renderer/index.ts";
import {
  type JourneyDocs,
  type PageState,
  type Portal,
  type PortalState,
  SHELL_RUN,
  type ShellRunState,
} from "../runs/index.ts";
import { formsOnScreen } from "./forms-on-screen.ts";

/** The input of every scene of the shell. */
export interface Stage {
  readonly portal: Portal;
  readonly state: PortalState;
  readonly catalogue: Catalogue;
}

const documentsOf = ({ forms, frames }: JourneyDocs) => ({ forms, frames });

/** A screen reference `journey/id` in the documents of a page. @throws Error when it is absent. */
function findScreen(reference: string, docs: JourneyDocs) {
  const screen = docs.screens[reference];
  if (screen === undefined) throw new Error(`There is no screen "${reference}".`);
  return { screen, journey: reference.slice(0, reference.indexOf("/")), ...documentsOf(docs) };
}

/** The client's present language. */
export const currentWords = ({ state, catalogue }: Stage) =>
  catalogue.words({
    locale: state.spoken,
    timeZone: state.client.region.timeZone,
    ownCurrency: state.client.region,
    texts: state.texts,
    programmes: state.programmeTexts,
  });

/** The scope of every screen. */
const commonScope = ({ portal, state }: Stage) => ({
  client: state.client,
  programme: state.programme,
  session: state.session.values,
  storage: state.storage,
  locale: state.locale,
  languages: state.languageNames,
  route: state.route,
  now: new Date(portal.now()).toISOString(),
});

const calm = { visit: 0, isBusy: false, isLocked: false, formsOfStep: () => [] } as const;

/** The frame's scene; the page is in its slot. */
export function frameScene(stage: Stage, frame: NonNullable<PortalState["frame"]>): Scene {
  const { screen, journey, docs } = frame;
  const port = stage.portal.screenPort(SHELL_RUN);
  return {
    ...calm,
    ...documentsOf(docs),
    screen,
    journey,
    scope: commonScope(stage),
    words: currentWords(stage),
    port,
  };
}

/** The scene of a screen that belongs to no run. */
export function plainScene(stage: Stage, page: PageState & { kind: "screen" }): Scene {
  const port = stage.portal.screenPort(SHELL_RUN);
  return {
    ...calm,
    ...findScreen(page.screen, page.journey),
    scope: commonScope(stage),
    words: currentWords(stage),
    port,
  };
}

/** The scene of the page for problems; undefined when its screen could not be loaded. */
export function problemScene(stage: Stage, page: PageState & { kind: "problem" }): Scene | undefined {
  if (page.screen === undefined || page.journey === undefined) return undefined;
  const { supportCode, failure, canRetry } = page;
  const problem = { supportCode, failure, canRetry };
  const scope = { ...commonScope(stage), problem, data: problem };
  const port = stage.portal.screenPort(SHELL_RUN);
  return { ...calm, ...findScreen(page.screen, page.journey), scope, words: currentWords(stage), port };
}

/** The customer's position, from 1; the number of steps is absent while it is unknown. */
const stepScope = ({ step }: RunView) =>
  step === undefined
    ? {}
    : { step: { place: step.index + 1, name: step.name, ...(step.count !== undefined && { count: step.count }) } };

/** The view of a run: the main one, or one of the shell. */
export type ShownRun = ShellRunState & Pick<PageState & { kind: "run" }, "programme">;

/** The overlays above the page of a run, the outermost first. */
export const overlayScenes = (stage: Stage, run: ShownRun) =>
  run.view.overlays.map((shown) => ({
    scene: runScene(stage, run, shown),
    as: shown.as === "panel" ? ("panel" as const) : ("dialog" as const),
  }));

/** The scene of a run's page or overlay; the notice and field errors belong to the one on view. */
export function runScene(stage: Stage, run: ShownRun, shown: ScreenViewData): Scene {
  const { view, runId, journey, programme } = run;
  const words = currentWords(stage);
  const isOnView = shown === (view.overlays.at(-1) ?? view.page);
  const over = shown === view.page ? undefined : view.page?.visit;
  return {
    ...findScreen(shown.screen, journey),
    formsOfStep: (state) => formsOnScreen(stage.portal.screenOf(runId, shown.flow, state), journey.screens),
    scope: withDerived(
      {
        ...commonScope(stage),
        ...(programme && { programme }),
        ...stepScope(view),
        ...{ data: shown.data, settings: shown.settings, rules: shown.rules },
      },
      shown.derived,
    ),
    words: programme === undefined ? words : words.of(programme.id),
    port: stage.portal.screenPort(runId, shown.visit, over),
    visit: shown.visit,
    isBusy: view.isBusy,
    isLocked: view.isLocked,
    notice: isOnView ? view.show : undefined,
    fieldErrors: isOnView ? view.fieldErrors : undefined,
  };
}
