import { createContext, type ReactNode, useContext } from "react";
import type { Form } from "../documents/generated/form.ts";
import type { Screen } from "../documents/generated/screen.ts";
import type { FrameContract } from "../documents/release.ts";
import type { Scope } from "../engine/index.ts";
import type { ScreenPort } from "../ports/screen-port.ts";
import type { Words } from "../texts/catalogue.ts";

/** A message for the customer about the last step. */
export interface SceneNotice {
  readonly key: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly tone: "good" | "info" | "warn" | "bad";
  readonly supportCode?: string;
}

/** A screen at one moment: the document and all its data. */
export interface Scene {
  readonly screen: Screen;
  /** The journey of the screen's bare references. */
  readonly journey: string;
  /** By `journey/id`. */
  readonly forms: Readonly<Record<string, Form>>;
  /** The contracts of external frames, by id. */
  readonly frames?: Readonly<Record<string, FrameContract>>;
  readonly scope: Scope;
  /** The forms on the screen of a state of the flow, by `journey/id`; empty when it has none. */
  readonly formsOfStep: (state: string) => readonly string[];
  readonly words: Words;
  readonly port: ScreenPort;
  readonly visit: number;
  /** A call of this screen is under way. */
  readonly isBusy: boolean;
  /** The call cannot be interrupted: no event would be taken. */
  readonly isLocked: boolean;
  readonly notice?: SceneNotice | undefined;
  /** The server's messages about fields, by `form.field`. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** A preview shows errors in detail; a customer reads a safe message. */
  readonly isPreview?: boolean;
  /** The content of a frame's slot for the page. */
  readonly page?: ReactNode;
  /**
   * In a frame: the present view of the run of a shell flow (`journey/id`), for the block `shell-run`; null for none.
   */
  readonly shellRun?: ((flow: string) => ReactNode) | undefined;
}

/** A scene while it is drawn: the block that was pressed last, and the function that sends. */
export interface LiveScene extends Scene {
  /** The instance of the block whose event was sent last; undefined after a reload. */
  readonly pressed: string | undefined;
  /** Whether its event was sent from the view that is drawn: a newer one is to come. */
  readonly isAwaited: boolean;
  /** Inside a form: its fields' present values, without passwords and codes, for events. */
  readonly typed?: () => Readonly<Record<string, unknown>>;
  /** Repeats the failed loads. */
  retryLoads(names: readonly string[]): void;
  /** Sends for a block, and remembers that it was this one. */
  send(instance: string, event: Omit<Parameters<ScreenPort["send"]>[0], "visit">): void;
}

export const SceneContext = createContext<LiveScene | undefined>(undefined);

/** The scene around a block. @throws Error outside a ScreenView. */
export function useScene(): LiveScene {
  const scene = useContext(SceneContext);
  if (scene === undefined) throw new Error("A block is drawn only inside a ScreenView.");
  return scene;
}
