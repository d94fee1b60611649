import { ScreenDialog, ScreenView } from "../renderer/index.ts";
import type { PageOnView } from "./page-on-view.ts";
import { overlayScenes, runScene, type Stage } from "./scenes.ts";

interface PlacedRun {
  readonly stage: Stage;
  /** `journey/id`. */
  readonly flow: string;
}

/** The view of a shell run in its place in the frame. */
export function ShellRunPage({ stage, flow }: PlacedRun) {
  const run = stage.state.shell[flow];
  if (run?.view.page === undefined) return null;
  const { page } = run.view;
  return <ScreenView key={`${run.runId} ${page.visit}`} scene={runScene(stage, run, page)} />;
}

interface AbovePage {
  readonly stage: Stage;
  readonly onView: PageOnView;
}

/**
 * The shell's overlay above the page: of all its runs, the first one with an overlay, so that a customer answers one
 * dialog at a time. It is drawn again when the page opens a dialog, and so stays above it.
 */
export function ShellOverlay({ stage, onView }: AbovePage) {
  const speaking = Object.values(stage.state.shell).find(({ view }) => view.overlays.length > 0);
  if (speaking === undefined) return null;
  return overlayScenes(stage, speaking).map(({ scene, as }) => (
    <ScreenDialog key={`${speaking.runId} ${scene.visit} over ${visitsOver(onView)}`} scene={scene} as={as} />
  ));
}

const visitsOver = (onView: PageOnView) =>
  onView.kind === "scenes" ? onView.overlays.map(({ scene }) => scene.visit).join() : "";
