import { type Example, inEachLanguage } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { textareaFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "What happened?",
    hint: "When, where, and what does not work now.",
    value: "It fell down the stairs on Tuesday. The screen is cracked, and the left half no longer feels a touch.",
    counter: "{{count}} of {{limit}} characters",
    over: "{{over}} characters too many",
    error: "Please make it shorter",
  },
  "zh-Hant": {
    label: "發生了什麼事？",
    hint: "請說明時間、地點，以及目前無法使用的部分。",
    value: "星期二從樓梯上摔下來，螢幕裂開，左半邊已經沒有觸控反應。",
    counter: "{{count}}／{{limit}} 字",
    over: "超過 {{over}} 字",
    error: "請縮短內容",
  },
  th: {
    label: "เกิดอะไรขึ้น",
    hint: "เกิดขึ้นเมื่อไร ที่ไหน และตอนนี้อะไรใช้งานไม่ได้",
    value: "ตกบันไดเมื่อวันอังคาร หน้าจอแตกและครึ่งซ้ายไม่ตอบสนองต่อการสัมผัสแล้ว",
    counter: "{{count}} จาก {{limit}} ตัวอักษร",
    over: "เกินมา {{over}} ตัวอักษร",
    error: "โปรดเขียนให้สั้นลง",
  },
};

export const textareaFieldExamples: readonly Example<typeof textareaFieldContract>[] = inEachLanguage(
  words,
  ({ label, hint, value, counter, over, error }, language) => {
    const id = `textarea-${language}`;
    const counted = { limit: 200, counterText: counter, overText: over };
    const { longLabel, longHint, longError, optional } = fieldWords[language];
    return {
      ordinary: { props: { ...counted, id, label, hint, value: "", isRequired: true } },
      filled: { props: { ...counted, id: `${id}-filled`, label, value } },
      "optional, without a counter": { props: { id: `${id}-optional`, label, value: "", optionalText: optional } },
      "error, over the limit": { props: { ...counted, id: `${id}-error`, label, value, limit: 20, error } },
      "of two lines": { props: { ...counted, id: `${id}-two`, label, value: "", rows: 2 } },
      "six paragraphs": {
        props: {
          ...counted,
          id: `${id}-paragraphs`,
          label,
          value: Array.from({ length: 6 }, () => value).join("\n\n"),
          limit: 2000,
        },
      },
      disabled: { props: { id: `${id}-disabled`, label, value }, isDisabled: true },
      "long text": {
        props: {
          ...counted,
          id: `${id}-long`,
          label: longLabel,
          hint: longHint,
          error: longError,
          value: Array.from({ length: 6 }, () => value).join(" "),
        },
      },
    };
  },
);
