// Generated from schemas/screen.schema.json by `npm run generate`. Change the schema instead.

import type { Rule, RuleMap } from "../../engine/generated/rule.ts";
import type { Text } from "../../engine/generated/text.ts";

/**
 * What a state shows: a tree of registered components.
 */
export interface Screen {
  /**
   * The file's name without its ending: words with hyphens.
   */
  readonly id: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 1;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * The page's name in the browser's title and for screen readers.
   */
  readonly title: Text;
  /**
   * The layout that is around the blocks, as `journey/layout`; without it, the blocks are the whole screen.
   */
  readonly layout?: string;
  /**
   * What is asked for while the screen is on view, read as `load.<name>`.
   */
  readonly load?: {
    readonly [k: string]: Load;
  };
  /**
   * The blocks by name, in order.
   */
  readonly blocks: {
    readonly [k: string]: Block;
  };
}

/**
 * A use of a component.
 */
export interface Block {
  /**
   * The component's name.
   */
  readonly use: string;
  /**
   * The slot of the parent in which it stands; the parent's first slot when absent.
   */
  readonly slot?: string;
  readonly each?: Each;
  /**
   * The component's properties; its contract says for each whether it takes a value, a rule or a text.
   */
  readonly props?: {};
  /**
   * Shown only when this rule is true.
   */
  readonly visibleWhen?: Rule;
  /**
   * What each event of the component sends to the flow.
   */
  readonly on?: {
    readonly [k: string]: BlockEvent;
  };
  /**
   * What a control looks like while the flow would not take its event with what the control would send. What only its use tells (what is typed, chosen, heard) counts as right.
   */
  readonly can?: "hidden" | "disabled";
  /**
   * The blocks inside, by name, in order.
   */
  readonly children?: {
    readonly [k: string]: Child;
  };
}
/**
 * Repeats the block for each element of a list.
 */
export interface Each {
  /**
   * The list.
   */
  readonly in: Rule;
  /**
   * The name under which rules read the element.
   */
  readonly as: string;
  /**
   * What tells elements apart.
   */
  readonly key: Rule;
  /**
   * What is said when the list is empty.
   */
  readonly empty?: Text;
}

/**
 * A block, or in a layout a slot.
 */
export type Child = Block;

/**
 * The place in a layout for blocks of a screen: the block of this name, and those that name this slot. The slot `content` also takes all blocks that go to no other.
 */
export interface Slot {
  /**
   * The slot's name.
   */
  readonly slot: string;
}

/**
 * The event that is sent: its name, or its name with what goes with it.
 */
export type BlockEvent = Send;

/**
 * An event that goes to the flow, or to the shell.
 */
export interface Send {
  /**
   * The event's name. SUBMIT of a form carries the form's values.
   */
  readonly send: string;
  /**
   * What goes with it; transitions read it as `event`. Inside a form, `form.x` is what a field means now, be it right or not; passwords and codes cannot be read.
   */
  readonly with?: RuleMap;
}

/**
 * A safe call whose answer a screen or a form shows: made on entry and when its input changes, never waited for. Rules read `load.<name>.status` (`idle`, `loading`, `ready`, `failed`), `.value` and `.error`.
 */
export interface Load {
  /**
   * The call; all its ways must be safe.
   */
  readonly call: string;
  /**
   * Which of its ways; the client's when absent.
   */
  readonly way?: Rule;
  /**
   * Asked only while this rule is true; otherwise the load is idle.
   */
  readonly when?: Rule;
  /**
   * How long its input must stand still before it is asked again, as an ISO 8601 duration of seconds.
   */
  readonly debounce?: string;
  /**
   * Its input by name.
   */
  readonly with?: {
    readonly [k: string]: Rule;
  };
}
