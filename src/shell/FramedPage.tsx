import { memo, Suspense, useDeferredValue, useLayoutEffect, useMemo } from "react";
import { useStore } from "zustand";
import { type Catalogue, PageSkeleton, ScreenDialog, ScreenView } from "../renderer/index.ts";
import type { Portal, PortalState } from "../runs/index.ts";
import { type PageOnView, pageOnView } from "./page-on-view.ts";
import { SafePage } from "./SafePage.tsx";
import { ShellOverlay, ShellRunPage } from "./ShellRuns.tsx";
import { currentWords, frameScene, type Stage } from "./scenes.ts";
import { useDocumentHead } from "./use-document-head.ts";
import { useFocusOfRemoved, useScreenFocus } from "./use-screen-focus.ts";

interface Props {
  readonly portal: Portal;
  readonly catalogue: Catalogue;
  /** Called before paint when a screen is drawn. */
  readonly drawn?: (() => void) | undefined;
}

/** Draws the frame and, in its slot, the page. The former view stays until the code of all new parts is loaded. */
export function FramedPage({ portal, catalogue, drawn }: Props) {
  const state = useDeferredValue(useStore(portal.store));
  const waiting = <PageSkeleton words={currentWords({ portal, state, catalogue })} />;
  return (
    <Suspense fallback={<main tabIndex={-1}>{waiting}</main>}>
      <StateOnView portal={portal} state={state} catalogue={catalogue} drawn={drawn} />
    </Suspense>
  );
}

/** Not drawn again for a pending state. */
const StateOnView = memo(function StateOnView(props: Props & { readonly state: PortalState }) {
  const { portal, state, catalogue, drawn } = props;
  const stage = useMemo(() => ({ portal, state, catalogue }), [portal, state, catalogue]);
  const onView = useMemo(() => pageOnView(stage), [stage]);
  useDocumentHead(stage, onView);
  useScreenFocus(onView);
  useFocusOfRemoved(onView);
  useLayoutEffect(() => {
    if (onView.kind !== "loading") drawn?.();
  }, [onView, drawn]);
  const page = <Page stage={stage} onView={onView} />;
  const { frame } = state;
  const framed = useMemo(() => frame && frameScene(stage, frame), [stage, frame]);
  if (frame === undefined || framed === undefined) return <main tabIndex={-1}>{page}</main>;
  const shellRun = (flow: string) => <ShellRunPage stage={stage} flow={flow} />;
  return (
    <>
      <ScreenView key={`${frame.journey}/${frame.screen.id}`} scene={{ ...framed, page, shellRun }} />
      <ShellOverlay stage={stage} onView={onView} />
    </>
  );
});

function Page({ stage, onView }: { readonly stage: Stage; readonly onView: PageOnView }) {
  switch (onView.kind) {
    case "loading":
      return <PageSkeleton words={currentWords(stage)} shape={stage.state.route?.skeleton} />;
    case "unavailable":
      return <SafePage locale={stage.state.spoken} supportCode={onView.supportCode} />;
    case "scenes":
      return (
        <>
          {onView.page && <ScreenView key={onView.key} scene={onView.page} />}
          {onView.overlays.map(({ scene, as }) => (
            <ScreenDialog key={`overlay ${scene.visit}`} scene={scene} as={as} />
          ))}
        </>
      );
  }
}
