import { type Example, inEachLanguage } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { dayStripFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "On which day should we come?",
    hint: "Days in the next two weeks.",
    full: "Full",
    closed: "Closed",
    earliest: "Earliest",
    error: "Please choose a day",
    loading: "Looking for free days",
    empty: "There is no free day in the next two weeks. Choose another store.",
  },
  "zh-Hant": {
    label: "您希望我們哪一天到府？",
    hint: "未來兩週內的日期。",
    full: "額滿",
    closed: "休息",
    earliest: "最快",
    error: "請選擇日期",
    loading: "正在查詢可預約的日期",
    empty: "未來兩週內沒有可預約的日期。請選擇其他門市。",
  },
  th: {
    label: "ต้องการให้เราไปวันไหน",
    hint: "เลือกได้ภายในสองสัปดาห์นี้",
    full: "เต็ม",
    closed: "ปิด",
    earliest: "เร็วสุด",
    error: "โปรดเลือกวัน",
    loading: "กำลังค้นหาวันว่าง",
    empty: "ไม่มีวันว่างในสองสัปดาห์นี้ โปรดเลือกสาขาอื่น",
  },
};

const days = Array.from({ length: 14 }, (_, index) =>
  new Date(Date.UTC(2026, 10, 23 + index)).toISOString().slice(0, 10),
);

export const dayStripFieldExamples: readonly Example<typeof dayStripFieldContract>[] = inEachLanguage(
  words,
  ({ label, hint, full, closed, earliest, error, loading, empty }, language) => {
    const id = `day-strip-${language}`;
    const { longLabel, longHint, longError, locale } = fieldWords[language];
    const options = days.map((value, index) => {
      if (index === 0) return { value, isDisabled: true, why: full };
      if (index === 1) return { value, mark: earliest };
      return index % 7 === 6 ? { value, isDisabled: true, why: closed } : { value };
    });
    const given = { label, options, locale, isRequired: true };
    return {
      ordinary: { props: { ...given, id, hint, value: "" } },
      chosen: { props: { ...given, id: `${id}-chosen`, value: "2026-11-25" } },
      error: { props: { ...given, id: `${id}-error`, value: "", error } },
      disabled: { props: { ...given, id: `${id}-disabled`, value: "2026-11-25" }, isDisabled: true },
      loading: {
        props: { ...given, id: `${id}-loading`, value: "", options: [], isLoading: true, loadingText: loading },
      },
      empty: { props: { ...given, id: `${id}-empty`, value: "", options: [], emptyText: empty } },
      "long text": {
        props: { ...given, id: `${id}-long`, label: longLabel, hint: longHint, error: longError, value: "2026-11-24" },
      },
    };
  },
);
