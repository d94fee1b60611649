import { createElement } from "react";
import type { Scope } from "../../engine/index.ts";
import { builtIns } from "../built-ins/built-ins.ts";
import { blockComponent } from "../registered-components.ts";
import { type LiveScene, useScene } from "../scene.ts";
import { BlockBoundary } from "./BlockBoundary.tsx";
import { BrokenBlock } from "./BrokenBlock.tsx";
import type { AnyBlock, CompiledBlock, Values } from "./compile-screen.ts";
import { EachBlock } from "./EachBlock.tsx";
import { fillSlots } from "./fill-slots.ts";
import { offeredBy } from "./offered-events.ts";

interface Props {
  readonly block: AnyBlock;
  readonly scope: Scope;
  /** Distinguishes the elements of a list around the block; empty outside lists. */
  readonly within: string;
}

/** Draws a block inside its own boundary, once or for each element of its list. */
export function BlockView({ block, scope, within }: Props) {
  const { journey, screen, port } = useScene();
  const where = `${journey}/${screen.id}: block ${block.path} (${block.component})`;
  return (
    <BlockBoundary
      fallback={(error) => <BrokenBlock path={block.path} use={block.component} error={error} />}
      onBroken={(error) => port.reportProblem({ error, where })}
    >
      <BlockContent block={block} scope={scope} within={within} />
    </BlockBoundary>
  );
}

function BlockContent({ block, scope, within }: Props) {
  if (block.isBroken) throw block.error;
  if (block.each === undefined) return <OneBlock block={block} scope={scope} within={within} />;
  return (
    <EachBlock
      each={block.each}
      scope={scope}
      draw={(elementScope, key) => (
        <BlockView block={{ ...block, each: undefined }} scope={elementScope} within={`${within}${key}-`} />
      )}
    />
  );
}

function OneBlock({ block, scope, within }: { block: CompiledBlock; scope: Scope; within: string }) {
  const scene = useScene();
  if (!block.isVisible(scope)) return null;
  const instance = within + block.path;
  // The flow is ahead of the view: the control of a press would lose the focus before the view says that it is busy.
  const isAwaited = scene.isAwaited && scene.pressed === instance;
  const isPressed =
    scene.isBusy && (scene.pressed === undefined ? isPrimary(block, scope, scene) : scene.pressed === instance);
  // While its call is under way it says so, though the flow would not take another press.
  const isRefused = block.whenRefused !== undefined && !isAwaited && !isPressed && !isAccepted(block, scope, scene);
  if (isRefused && block.whenRefused === "hidden") return null;
  const draw = (child: AnyBlock) => <BlockView key={child.name} block={child} scope={scope} within={within} />;
  const given = {
    slots: fillSlots(block.children, block.contract.slots, draw),
    isBusy: isPressed,
    isDisabled: isRefused || (scene.isLocked && !isPressed),
  };
  const builtIn = builtIns[block.component];
  if (builtIn !== undefined) return createElement(builtIn.component, { ...given, block, scope, instance, within });
  const on = createHandlers(block, scope, scene, instance);
  return createElement(blockComponent(block.component), { ...block.props(scope, scene.words), ...given, on });
}

/** After a reload nobody knows which control was pressed: the primary one shows that its call is under way. */
const isPrimary = (block: CompiledBlock, scope: Scope, { words }: LiveScene) =>
  block.props(scope, words).kind === "primary";

/** A control with several events is shown as long as one of them would be taken. */
const isAccepted = (block: CompiledBlock, scope: Scope, scene: LiveScene) =>
  offeredBy(block, scope, scene.words).some((event) => scene.port.accepts(event));

function createHandlers(block: CompiledBlock, scope: Scope, scene: LiveScene, instance: string) {
  const handler = (send: CompiledBlock["on"][string]) => (given?: Values) => {
    const around = scene.typed === undefined ? scope : { ...scope, form: scene.typed() };
    const values = send.payload(around, given);
    scene.send(instance, { name: send.name, ...(values === undefined ? {} : { with: values }) });
  };
  return Object.fromEntries(Object.entries(block.on).map(([event, send]) => [event, handler(send)]));
}
