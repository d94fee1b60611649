import { type ReactNode, useMemo, useState } from "react";
import { type Scope, withOwnDerived } from "../../engine/index.ts";
import { NoticeBanner } from "../built-ins/NoticeBanner.tsx";
import { useLoads } from "../loads/use-loads.ts";
import { type LiveScene, type Scene, SceneContext } from "../scene.ts";
import { BlockView } from "./BlockView.tsx";
import type { AnyBlock } from "./compile-screen.ts";
import { compiledScreen } from "./compiled-screen.ts";

/** The parts of a screen: the notice, and its blocks. */
export interface ScreenParts {
  readonly notice: ReactNode;
  readonly blocks: readonly AnyBlock[];
  readonly draw: (block: AnyBlock) => ReactNode;
}

interface Props {
  readonly scene: Scene;
  /** The layout of the parts; one under another when absent. */
  readonly arrange?: (parts: ScreenParts) => ReactNode;
}

/** Draws a screen. Give it another `key` for another visit: answers belong to one visit. */
export function ScreenView({ scene, arrange = oneUnderAnother }: Props) {
  const { blocks, loads, derived } = compiledScreen(scene.screen);
  const key = `${scene.journey}/${scene.screen.id}`;
  // Loads may read derived values, and derived values may read loads.
  const asking = useMemo(() => withOwnDerived(scene.scope, derived), [scene.scope, derived]);
  const { scope: loaded, retry } = useLoads({ loads, port: scene.port, key, scope: asking });
  const scope = useMemo(() => withOwnDerived(loaded, derived), [loaded, derived]);
  const live = useLiveScene(scene, scope, retry);
  const notice = hasNoticeBlock(blocks) ? null : <NoticeBanner />;
  const draw = (block: AnyBlock) => <BlockView key={block.name} block={block} scope={scope} within="" />;
  return <SceneContext value={live}>{arrange({ notice, blocks, draw })}</SceneContext>;
}

const oneUnderAnother = ({ notice, blocks, draw }: ScreenParts) => (
  <>
    {notice}
    {blocks.map(draw)}
  </>
);

function useLiveScene(scene: Scene, scope: Scope, retryLoads: LiveScene["retryLoads"]): LiveScene {
  const [press, setPress] = useState<{ instance: string; from: Scene }>();
  return useMemo(
    () => ({
      ...scene,
      scope,
      pressed: press?.instance,
      isAwaited: press?.from === scene,
      retryLoads,
      send: (instance, event) => {
        setPress({ instance, from: scene });
        scene.port.send({ ...event, visit: scene.visit });
      },
    }),
    [scene, scope, press, retryLoads],
  );
}

const hasNoticeBlock = (blocks: readonly AnyBlock[]): boolean =>
  blocks.some((block) => block.component === "notice" || (!block.isBroken && hasNoticeBlock(block.children)));
