// Generated from schemas/external-frame.schema.json by `npm run generate`. Change the schema instead.

import type { DataType } from "../../engine/generated/data.ts";

/**
 * A page of another party inside ours: what it may do, and the messages that go between. The client or programme that uses it lists its origin under `frames`.
 */
export interface ExternalFrame {
  /**
   * The file's name without its ending: words with hyphens.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 2;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * What the page may do beside running scripts and keeping its own origin, by the names of the HTML attribute. It can never move our page.
   */
  readonly sandbox?: readonly (
    | "allow-forms"
    | "allow-popups"
    | "allow-popups-to-escape-sandbox"
    | "allow-modals"
    | "allow-downloads"
    | "allow-storage-access-by-user-activation"
  )[];
  /**
   * The features of the browser that the page may use, by the names of the Permissions Policy.
   */
  readonly allow?: readonly ("camera" | "microphone" | "geolocation" | "payment" | "usb")[];
  /**
   * The incoming message after which the page can be used; when absent, a loaded page can. A page that is not ready after 20 seconds sends the block's event `unavailable`.
   */
  readonly ready?: string;
  /**
   * The messages that the page sends, by their `type`: a block's events have these names. `height` is known to every frame: `{ type: 'height', height }` in pixels.
   */
  readonly incoming: {
    readonly [k: string]: FrameMessage;
  };
  /**
   * The messages that flows post to the page, by their `type`.
   */
  readonly outgoing?: {
    readonly [k: string]: FrameMessage;
  };
}

/**
 * A message `{ type, … }` and its other members. A message with others, or without a required one, is refused.
 */
export interface FrameMessage {
  /**
   * When it is sent, for a person.
   */
  readonly summary: string;
  /**
   * Its members by name, with their types and marks.
   */
  readonly properties?: {
    readonly [k: string]: DataType;
  };
  /**
   * The members that are always present.
   */
  readonly required?: readonly string[];
}
