import { useEffect, useId, useRef, useState } from "react";

interface Entries {
  readonly value: readonly string[];
  readonly addedText?: string | undefined;
  readonly removedText?: string | undefined;
}

interface Pressed {
  /** The place of a removed entry; undefined for an added one. */
  readonly removed: number | undefined;
  /** How many entries there were. */
  readonly count: number;
}

const CONTROLS = "input:not([disabled]), select:not([disabled]), textarea:not([disabled])";

/**
 * Moves the focus to the first question of an added entry. After a removal it goes to the entry that took the place,
 * else to the one before, else to the button that adds one. Says what happened.
 */
export function useEntryFocus({ value, addedText, removedText }: Entries, nameOf: (place: number) => string) {
  const entries = useRef(new Map<string, HTMLFieldSetElement>());
  const pressed = useRef<Pressed>(undefined);
  const addId = useId();
  const [status, setStatus] = useState("");
  useEffect(() => {
    const { current } = pressed;
    if (current === undefined || current.count === value.length) return;
    pressed.current = undefined;
    const { removed } = current;
    const place = Math.min(removed ?? value.length, value.length - 1);
    const entry = entries.current.get(value[place] ?? "");
    const control = removed === undefined ? entry?.querySelector<HTMLElement>(CONTROLS) : entry;
    (control ?? entry ?? document.getElementById(addId)?.querySelector("button"))?.focus();
  }, [value, addId]);
  const say = (text: string | undefined, place: number) => setStatus((text ?? "").replace("{{entry}}", nameOf(place)));
  return {
    addId,
    status,
    added() {
      pressed.current = { removed: undefined, count: value.length };
      say(addedText, value.length);
    },
    removed(place: number) {
      pressed.current = { removed: place, count: value.length };
      say(removedText, place);
    },
    refOf: (key: string) => (element: HTMLFieldSetElement | null) => {
      if (element === null) entries.current.delete(key);
      else entries.current.set(key, element);
    },
  };
}
