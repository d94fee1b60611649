import { type KeyboardEvent, useState } from "react";

interface Suggesting {
  readonly value: string;
  readonly suggestions?: readonly { readonly value: string }[] | undefined;
  readonly isBusy?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onChange: (value: string) => void;
  readonly onChoose?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
}

/** Where the list is open, and which suggestion the arrows have reached. */
export function useSuggestions(field: Suggesting) {
  const { value, suggestions = [], isBusy, isDisabled, onChange, onChoose = onChange, onBlur } = field;
  const [isWanted, setWanted] = useState(false);
  const [reached, setReached] = useState<string>();
  const isFixed = isBusy === true || isDisabled === true;
  const isOpen = isWanted && !isFixed && suggestions.length > 0;
  const place = suggestions.findIndex((one) => one.value === reached);
  const active = place < 0 ? undefined : place;

  function close() {
    setWanted(false);
    setReached(undefined);
  }

  function choose(at: number) {
    const chosen = suggestions[at];
    if (chosen !== undefined) onChoose(chosen.value);
    close();
  }

  /** From the field the arrows lead to the first or the last suggestion, and from those back to the field. */
  function move(step: 1 | -1) {
    if (!isOpen) return setWanted(true);
    const count = suggestions.length + 1;
    const next = ((active ?? count - 1) + step + count) % count;
    setReached(suggestions[next]?.value);
  }

  /** What a key does; undefined where the field itself takes it. */
  function actionOf(key: string): (() => void) | undefined {
    if (key === "ArrowDown") return () => move(1);
    if (key === "ArrowUp") return () => move(-1);
    if (!isOpen) return undefined;
    if (key === "Escape") return close;
    return key === "Enter" && active !== undefined ? () => choose(active) : undefined;
  }

  function press(event: KeyboardEvent) {
    // While characters are being composed, keys belong to the input method.
    const act = isFixed || event.nativeEvent.isComposing ? undefined : actionOf(event.key);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return {
    isOpen,
    active: isOpen ? active : undefined,
    press,
    choose,
    type(text: string) {
      setWanted(text.trim() !== "");
      setReached(undefined);
      if (text !== value) onChange(text);
    },
    leave() {
      close();
      onBlur?.();
    },
    /** Keeps the reached suggestion on view in a long list. */
    mark: (element: HTMLElement | null) => element?.scrollIntoView?.({ block: "nearest" }),
  };
}
