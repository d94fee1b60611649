import { type Example, inEachLanguage } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { checkboxFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "I have read the terms of the service and agree to them.",
    hint: "You can read them again on your plan's page.",
    error: "Agree to the registration terms to continue",
  },
  "zh-Hant": {
    label: "我已閱讀並同意服務條款。",
    hint: "您可以隨時在方案頁面再次查看。",
    error: "請先同意服務條款，再繼續下一步",
  },
  th: {
    label: "ฉันได้อ่านและยอมรับข้อกำหนดการให้บริการแล้ว",
    hint: "คุณอ่านข้อกำหนดได้อีกครั้งในหน้าแผนของคุณ",
    error: "โปรดยอมรับข้อกำหนดเพื่อดำเนินการต่อ",
  },
};

export const checkboxFieldExamples: readonly Example<typeof checkboxFieldContract>[] = inEachLanguage(
  words,
  ({ label, hint, error }, language) => {
    const id = `checkbox-${language}`;
    const { longLabel, longHint, longError, optional } = fieldWords[language];
    return {
      ordinary: { props: { id, label, value: false, isRequired: true } },
      "ticked, with a hint": { props: { id: `${id}-ticked`, label, hint, value: true, isRequired: true } },
      optional: { props: { id: `${id}-optional`, label, value: false, optionalText: optional } },
      error: { props: { id: `${id}-error`, label, value: false, error, isRequired: true } },
      busy: { props: { id: `${id}-busy`, label, value: true }, isBusy: true },
      disabled: { props: { id: `${id}-disabled`, label, value: true }, isDisabled: true },
      "long text": {
        props: { id: `${id}-long`, label: longLabel, hint: longHint, error: longError, value: false },
      },
    };
  },
);
