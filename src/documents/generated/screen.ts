// Generated from schemas/screen.schema.json by `npm run generate`. Change the schema instead.

import type { Rule, RuleMap } from "../../engine/generated/rule.ts";
import type { Text } from "../../engine/generated/text.ts";

/**
 * The view of a state: a tree of registered components.
 */
export interface Screen {
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
   * The page's name in the browser's title and for screen readers.
   */
  readonly title: Text;
  /**
   * The layout that is around the blocks, as `journey/layout`; without it, the blocks are the whole screen.
   */
  readonly layout?: string;
  /**
   * The loads while the screen is on view, read as `load.<name>`.
   */
  readonly load?: {
    readonly [k: string]: Load;
  };
  /**
   * Values that follow from others, by name, read as `derived.x` in the screen's rules beside those of the flow. Computed when first read, once for each drawing. They read what the screen reads, its loads and each other; the forms of the screen do not see them.
   */
  readonly derived?: RuleMap;
  /**
   * The blocks by name, in order.
   */
  readonly blocks: {
    readonly [k: string]: Child;
  };
}

/**
 * A use of a component.
 */
export interface Block {
  /**
   * The component's name.
   */
  readonly component: string;
  /**
   * Its slot in the parent; the parent's first slot when absent.
   */
  readonly slot?: string;
  readonly each?: Each;
  /**
   * The component's properties; its contract states for each whether it takes a value, a rule or a text.
   */
  readonly props?: {};
  /**
   * Shown only when this rule is true.
   */
  readonly visibleWhen?: Rule;
  /**
   * The flow's event for each event of the component.
   */
  readonly on?: {
    readonly [k: string]: BlockEvent;
  };
  /**
   * The look of a control while the flow would not take its event with these values. Values that only a use gives (typed, chosen, received) count as valid.
   */
  readonly whenRefused?: "hidden" | "disabled";
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
   * The key of an element.
   */
  readonly key: Rule;
  /**
   * The text for an empty list.
   */
  readonly empty?: Text;
}

/**
 * A block, one that a fragment describes, or in a layout a slot.
 */
export type Child = Block;

/**
 * A block that a fragment describes.
 */
export interface FragmentUse {
  /**
   * The fragment's journey and name.
   */
  readonly fragment: string;
  /**
   * A value, rule or text for each input of the fragment.
   */
  readonly with?: {};
  /**
   * Its slot in the parent, instead of the fragment's.
   */
  readonly slot?: string;
}

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
   * Its values; transitions read them as `event`. Inside a form, `form.x` is the present value of a field, valid or not; passwords and codes cannot be read.
   */
  readonly with?: RuleMap;
}

/**
 * A safe call whose answer a screen or a form shows: made on entry and when its input changes, never awaited. Rules read `load.<name>.status` (`idle`, `loading`, `ready`, `failed`), `.value` and `.error`.
 */
export interface Load {
  /**
   * The call; all its variants must be safe.
   */
  readonly call: string;
  /**
   * Its variant; the client's when absent.
   */
  readonly variant?: Rule;
  /**
   * Made only while this rule is true; otherwise the load is idle.
   */
  readonly when?: Rule;
  /**
   * The pause between an answer and the next request, as an ISO 8601 duration of at least five seconds. Asked again only while the page is visible and the network is there; after failures less often, at most every five minutes. The last answer stays on view meanwhile.
   */
  readonly every?: string;
  /**
   * The last wanted answer: when this rule over `result` is true, it is not asked again.
   */
  readonly until?: Rule;
  /**
   * The time for which its input must stay unchanged before the load is repeated, as an ISO 8601 duration of seconds.
   */
  readonly debounce?: string;
  /**
   * Its input by name.
   */
  readonly with?: {
    readonly [k: string]: Rule;
  };
}
