import { createContext, type ReactNode, useContext } from "react";
import type { Form } from "../documents/generated/form.ts";
import type { Screen } from "../documents/generated/screen.ts";
import type { Scope } from "../engine/index.ts";
import type { ScreenPort } from "../ports/screen-port.ts";
import type { Words } from "../texts/catalogue.ts";

/** A message for the customer about what just happened. */
export interface SceneNotice {
  readonly key: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly tone: "good" | "info" | "warn" | "bad";
  readonly supportCode?: string;
}

/** A screen at one moment: the document and everything that it reads. */
export interface Scene {
  readonly screen: Screen;
  /** The journey that the screen's bare references mean. */
  readonly journey: string;
  /** By `journey/id`. */
  readonly forms: Readonly<Record<string, Form>>;
  readonly scope: Scope;
  readonly words: Words;
  readonly port: ScreenPort;
  readonly visit: number;
  /** A call of this screen is under way. */
  readonly isBusy: boolean;
  /** The call cannot be left: no event would be taken. */
  readonly isLocked: boolean;
  readonly notice?: SceneNotice | undefined;
  /** What a server said about fields, by `form.field`. */
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** A preview says what is broken; a customer reads a safe message. */
  readonly isPreview?: boolean;
  /** What stands in a frame's slot for the page. */
  readonly page?: ReactNode;
  /** In a frame: what the run of a shell flow (`journey/id`) shows now, for the block `shell-run`; null for nothing. */
  readonly shellRun?: ((flow: string) => ReactNode) | undefined;
}

/** A scene while it is drawn: which block was pressed last, and how to send. */
export interface LiveScene extends Scene {
  /** The instance of the block whose event was sent last; undefined after a reload. */
  readonly pressed: string | undefined;
  /** Inside a form: what its fields mean now, without passwords and codes, for what goes with an event. */
  readonly typed?: () => Readonly<Record<string, unknown>>;
  /** Asks again the loads that failed. */
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
