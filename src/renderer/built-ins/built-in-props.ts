import type { ReactNode } from "react";
import type { Scope } from "../../engine/index.ts";
import type { CompiledBlock } from "../screens/compile-screen.ts";

/** The props of a block that the renderer draws itself. */
export interface BuiltInProps {
  readonly block: CompiledBlock;
  readonly scope: Scope;
  /** Distinguishes this drawing of the block from all others of the screen. */
  readonly instance: string;
  /** Distinguishes the elements of a list around the block; empty outside lists. */
  readonly within: string;
  readonly slots: Readonly<Record<string, ReactNode>>;
  readonly isBusy: boolean;
  readonly isDisabled: boolean;
}
