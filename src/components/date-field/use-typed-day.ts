import { useEffect, useEffectEvent, useState } from "react";
import { type Part, type Precision, parseParts, type TypedParts, valueOfParts } from "./typed-parts.ts";
import { useDays } from "./use-days.ts";

interface Given {
  readonly value: string;
  readonly locale: string;
  readonly onChange: (value: string) => void;
}

/** The typed parts of a day or month, beside the field's value, which has no Thai or Taiwanese years; both are kept in step. */
export function useTypedDay({ value, locale, onChange }: Given, precision: Precision) {
  const days = useDays();
  const [typed, setTyped] = useState<{ readonly value: string; readonly parts: TypedParts }>();
  // A value from elsewhere (a draft, a reset) replaces the typed parts.
  const parts = typed?.value === value ? typed.parts : parseParts(value);

  const update = (next: TypedParts) => {
    const nextValue = days?.valueFromParts(next, locale, precision) ?? valueOfParts(next, precision);
    setTyped({ value: nextValue, parts: next });
    if (nextValue !== value) onChange(nextValue);
  };
  const updateAgain = useEffectEvent(() => valueOfParts(parts, precision) !== "" && update(parts));
  // Parts typed before the calendar code was loaded are converted afterwards.
  useEffect(() => {
    if (days !== undefined) updateAgain();
  }, [days]);

  const isKnown = days?.valueFromParts(parts, locale, precision) === value;
  return {
    parts,
    words: isKnown ? days?.inWords(value, parts.year, locale) : undefined,
    change: (part: Part, text: string) => update({ ...parts, [part]: text }),
  };
}
