import type { Scene } from "../renderer/index.ts";
import { overlayScenes, plainScene, problemScene, runScene, type Stage } from "./scenes.ts";

/** The content of the page: a screen, perhaps a dialog above it, or a placeholder until then. */
export type PageOnView =
  | { readonly kind: "loading" }
  | { readonly kind: "unavailable"; readonly supportCode: string | undefined }
  | {
      readonly kind: "scenes";
      /** The same while the customer is on the same screen; answers live as long. */
      readonly key: string;
      readonly page: Scene | undefined;
      /** The overlays above the page, the outermost first. */
      readonly overlays: readonly Overlay[];
    };

/** A screen above the page, or beside it. */
export interface Overlay {
  readonly scene: Scene;
  readonly as: "dialog" | "panel";
}

const reported = new WeakMap<object, string>();

/** Derives the page from the portal's state. A missing screen is reported, once, and replaced by a placeholder. */
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
      // A flow that first makes a call shows nothing until it has an answer.
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
