import { useScene } from "../scene.ts";
import type { BuiltInProps } from "./built-in-props.ts";

/** The view of a shell flow, in its place in the frame. */
export function ShellRun({ block, scope }: BuiltInProps) {
  const { shellRun, words } = useScene();
  const { flow } = block.props(scope, words);
  return typeof flow === "string" ? (shellRun?.(flow) ?? null) : null;
}
