import type { Scene } from "../renderer/index.ts";
import { overlayScenes, plainScene, problemScene, runScene, type Stage } from "./scenes.ts";

/** What the page draws: a screen, perhaps a dialog above it, or a placeholder until there is one. */
export type PageOnView =
  | { readonly kind: "loading" }
  | { readonly kind: "unavailable"; readonly supportCode: string | undefined }
  | {
      readonly kind: "scenes";
      /** The same while the customer is on the same screen; what was typed lives as long. */
      readonly key: string;
      readonly page: Scene | undefined;
      /** What stands above the page, the outermost first. */
      readonly overlays: readonly Overlay[];
    };

/** A screen above the page, or beside it. */
export interface Overlay {
  readonly scene: Scene;
  readonly as: "dialog" | "panel";
}

const reported = new WeakMap<object, string>();

/** Reads the page off the portal's state. A screen that is missing is reported, once, and stood in for. */
export function pageOnView(stage: Stage): PageOnView {
  try {
    return read(stage);
  } catch (error) {
    const { page } = stage.state;
    const supportCode = reported.get(page) ?? stage.portal.reportProblem({ error, where: "the page on view" });
    reported.set(page, supportCode);
    return { kind: "unavailable", supportCode };
  }
}

function read(stage: Stage): PageOnView {
  const { page } = stage.state;
  switch (page.kind) {
    case "loading":
      return page;
    case "screen":
      return { kind: "scenes", key: page.screen, page: plainScene(stage, page), overlays: [] };
    case "problem": {
      const scene = problemScene(stage, page);
      if (scene === undefined) return { kind: "unavailable", supportCode: page.supportCode };
      return { kind: "scenes", key: `problem ${page.failure ?? page.supportCode}`, page: scene, overlays: [] };
    }
    case "run": {
      const { view, runId } = page;
      // A flow that asks for something first shows nothing until that is there.
      if (view.page === undefined && view.overlays.length === 0 && !view.isWaiting) return { kind: "loading" };
      return {
        kind: "scenes",
        key: `${runId} ${view.page?.visit ?? ""}`,
        page: view.page && runScene(stage, page, view.page),
        overlays: overlayScenes(stage, page),
      };
    }
  }
}
