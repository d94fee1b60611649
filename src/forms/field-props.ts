import type { Field } from "../documents/generated/form.ts";
import type { Scope } from "../engine/index.ts";
import type { Words } from "../texts/catalogue.ts";
import { runtimeKeys } from "../texts/runtime-keys.ts";
import type { CompiledField } from "./compile-field.ts";
import type { Choice } from "./compile-options.ts";
import type { FieldState } from "./field-state.ts";
import { fileLimits, offeredTypes } from "./file-limits.ts";

/** A field to draw. */
interface Drawn {
  readonly field: CompiledField;
  readonly state: FieldState;
  readonly scope: Scope;
  readonly words: Words;
}

type Props = Readonly<Record<string, unknown>>;

/** Properties for some types of field only. */
export const propsOfType = (drawn: Drawn): Props => ofType[drawn.field.document.type]?.(drawn) ?? {};

const ofType: Partial<Readonly<Record<Field["type"], (drawn: Drawn) => Props>>> = {
  password: ({ words }) => ({
    showText: words.say(runtimeKeys.showPassword),
    capsLockText: words.say(runtimeKeys.capsLock),
  }),
  "one-time-code": ({ state }) => ({ length: state.limits.length }),
  combobox: ({ state, words }) => ({
    suggestions: (state.suggestions ?? []).map((one) => ({ value: one.value, details: one.say("hint", words) })),
    isLoading: state.isSuggesting || undefined,
    countText: words.say(runtimeKeys.suggestions),
    listText: words.say(runtimeKeys.suggestionsList),
  }),
  textarea: counted,
  select: (drawn) => ({
    ...chosen(drawn),
    chooseText: drawn.field.placeholder?.(drawn.scope, drawn.words) ?? drawn.words.say(runtimeKeys.choose),
  }),
  radio: chosen,
  "radio-list": chosen,
  "yes-no": chosen,
  checkboxes: chosen,
  day: (drawn) => ({ ...chosen(drawn), locale: drawn.words.locale }),
  slot: chosen,
  number: ({ field: { document }, state: { limits } }) => ({
    inputMode: document.inputMode ?? keyboardOfNumbers(document.decimals, limits.min),
  }),
  date: ({ words }) => ({ ...monthTexts(words), dayText: words.say(runtimeKeys.day) }),
  month: ({ words }) => monthTexts(words),
  time: ({ state: { limits } }) => ({ min: limits.min, max: limits.max }),
  file: ({ field, state, words }) => ({
    locale: words.locale,
    types: offeredTypes(field.document.types),
    maxFiles: field.document.maxFiles,
    limitsText: fileLimits({ ...fileBounds(field), maxBytes: state.limits.maxBytes }, words),
    chooseText: words.say(runtimeKeys.chooseFile),
    cameraText: field.document.camera === true ? words.say(runtimeKeys.takePhoto) : undefined,
    chosenText: words.say(runtimeKeys.fileChosen),
    replaceText: words.say(runtimeKeys.replaceFile),
    removeText: words.say(runtimeKeys.removeFile),
  }),
};

/** The digits of phones' keyboards have no minus. */
const keyboardOfNumbers = (decimals: number | undefined, min: unknown) => {
  if (typeof min !== "number" || min < 0) return "text";
  return decimals === undefined ? "numeric" : "decimal";
};

const monthTexts = (words: Words): Props => ({
  locale: words.locale,
  monthText: words.say(runtimeKeys.month),
  yearText: words.say(runtimeKeys.year),
});

const fileBounds = ({ document: { types, maxFiles } }: CompiledField) => ({ types, maxFiles });

function counted({ field, state, words }: Drawn): Props {
  const { rows, counter } = field.document;
  if (counter === false) return { rows };
  return {
    rows,
    limit: state.limits.maxLength,
    counterText: words.say(runtimeKeys.counter),
    overText: words.say(runtimeKeys.counterOver),
  };
}

function chosen({ field, state, scope, words }: Drawn): Props {
  const empty = field.options?.empty;
  return {
    options: (state.choices ?? []).map((choice) => toOption(choice, words)),
    isLoading: state.waiting === "loading" || undefined,
    loadingText: words.say(runtimeKeys.loading),
    emptyText: state.waiting === undefined ? (empty?.(scope, words) ?? words.say(runtimeKeys.noChoice)) : undefined,
  };
}

function toOption(choice: Choice, words: Words): Props {
  const { value, isDisabled } = choice;
  const parts = {
    label: choice.say("label", words) ?? value,
    picture: choice.draw("picture"),
    swatch: choice.draw("swatch"),
    details: choice.say("hint", words),
    cost: choice.say("cost", words),
    distance: choice.say("distance", words),
    hours: choice.say("hours", words),
    earliest: choice.say("earliest", words),
    mark: choice.say("mark", words),
    why: isDisabled ? choice.say("why", words) : undefined,
  };
  const present = Object.entries(parts).filter(([, part]) => part !== undefined);
  return { value, isDisabled, ...Object.fromEntries(present) };
}
