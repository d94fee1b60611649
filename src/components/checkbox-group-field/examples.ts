import { type Example, inEachLanguage } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { checkboxGroupFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "Why do you want to cancel?",
    hint: "Tick all that apply.",
    reasons: ["It takes too long", "I do not like the model on offer", "I bought a new device", "It costs too much"],
    why: "Not for repairs",
    error: "Please tick at least one reason",
  },
  "zh-Hant": {
    label: "您為什麼想取消？",
    hint: "可複選。",
    reasons: ["等候時間太長", "不喜歡所提供的機型", "已經購買新裝置", "費用太高"],
    why: "維修不適用",
    error: "請至少勾選一個原因",
  },
  th: {
    label: "ทำไมจึงต้องการยกเลิก",
    hint: "เลือกได้มากกว่าหนึ่งข้อ",
    reasons: ["ต้องรอนานเกินไป", "ไม่ชอบรุ่นที่เสนอให้", "ซื้อเครื่องใหม่แล้ว", "ค่าใช้จ่ายสูงเกินไป"],
    why: "ใช้กับการซ่อมไม่ได้",
    error: "โปรดเลือกอย่างน้อยหนึ่งข้อ",
  },
};

export const checkboxGroupFieldExamples: readonly Example<typeof checkboxGroupFieldContract>[] = inEachLanguage(
  words,
  ({ label, hint, reasons, why, error }, language) => {
    const id = `checkbox-group-${language}`;
    const options = reasons.map((reason, index) => ({ value: `reason-${index}`, label: reason }));
    const { longLabel, longHint, longError } = fieldWords[language];
    return {
      ordinary: { props: { id, label, hint, options, value: [], isRequired: true } },
      "some ticked, one cannot be": {
        props: {
          id: `${id}-some`,
          label,
          value: ["reason-0", "reason-3"],
          options: options.map((option, index) => (index === 1 ? { ...option, isDisabled: true, why } : option)),
        },
      },
      error: { props: { id: `${id}-error`, label, hint, options, value: [], error, isRequired: true } },
      disabled: { props: { id: `${id}-disabled`, label, options, value: ["reason-2"] }, isDisabled: true },
      "long text": {
        props: {
          id: `${id}-long`,
          label: longLabel,
          hint: longHint,
          error: longError,
          options: [...options, { value: "long", label: longHint, details: longError }],
          value: ["long"],
        },
      },
    };
  },
);
