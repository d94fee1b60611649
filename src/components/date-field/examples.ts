import { type Example, inEachLanguage } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { dateFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "When did you buy it?",
    hint: "As it says on the receipt, for example 27 3 2026.",
    dayText: "Day",
    monthText: "Month",
    yearText: "Year",
    error: "There is no such day",
  },
  "zh-Hant": {
    label: "您是什麼時候購買的？",
    hint: "請依照收據填寫，西元或民國年皆可，例如115年3月27日。",
    dayText: "日",
    monthText: "月",
    yearText: "年",
    error: "沒有這一天，請再確認",
  },
  th: {
    label: "ซื้อเมื่อวันที่เท่าไร",
    hint: "ตามใบเสร็จ ใช้ พ.ศ. หรือ ค.ศ. ก็ได้ เช่น 27 3 2569",
    dayText: "วัน",
    monthText: "เดือน",
    yearText: "ปี",
    error: "ไม่มีวันที่นี้ โปรดตรวจสอบอีกครั้ง",
  },
};

export const dateFieldExamples: readonly Example<typeof dateFieldContract>[] = inEachLanguage(
  words,
  ({ label, hint, error, ...parts }, language) => {
    const id = `date-${language}`;
    const { longLabel, longHint, longError, optional, locale } = fieldWords[language];
    const given = { ...parts, label, locale };
    return {
      ordinary: { props: { ...given, id, hint, value: "", isRequired: true } },
      filled: { props: { ...given, id: `${id}-filled`, value: "2026-03-27" } },
      optional: { props: { ...given, id: `${id}-optional`, value: "", optionalText: optional } },
      error: { props: { ...given, id: `${id}-error`, hint, value: "2026-2-31", error, isRequired: true } },
      busy: { props: { ...given, id: `${id}-busy`, value: "2026-03-27" }, isBusy: true },
      disabled: { props: { ...given, id: `${id}-disabled`, value: "2026-03-27" }, isDisabled: true },
      "long text": {
        props: { ...given, id: `${id}-long`, label: longLabel, hint: longHint, error: longError, value: "" },
      },
    };
  },
);
