import { type Example, inEachLanguage } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { slotCardsFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "At what time?",
    hint: "Wednesday, 25 November 2026",
    slots: ["9:00 am – 12:00 pm", "12:00 pm – 4:00 pm", "4:00 pm – 6:00 pm", "7:00 pm – 10:00 pm"],
    earliest: "Earliest",
    next: "Next free",
    gone: "Gone",
    fee: "+ S$15.00",
    error: "That time was just taken. These are the next ones.",
    empty: "No time is left on this day. Choose another day.",
    long: "From nine in the morning until noon, with a call from the courier half an hour before",
  },
  "zh-Hant": {
    label: "什麼時段方便？",
    hint: "2026年11月25日 星期三",
    slots: ["上午9:00–12:00", "中午12:00–下午4:00", "下午4:00–6:00", "晚上7:00–10:00"],
    earliest: "最快",
    next: "下一個時段",
    gone: "已額滿",
    fee: "＋NT$300",
    error: "這個時段剛剛被預約了，以下是接下來的時段。",
    empty: "這一天已經沒有時段。請選擇其他日期。",
    long: "上午九點到中午十二點之間，快遞人員會在抵達前半小時先以電話與您聯絡",
  },
  th: {
    label: "สะดวกช่วงเวลาไหน",
    hint: "วันพุธที่ 25 พฤศจิกายน 2569",
    slots: ["9:00–12:00 น.", "12:00–16:00 น.", "16:00–18:00 น.", "19:00–22:00 น."],
    earliest: "เร็วที่สุด",
    next: "ช่วงถัดไป",
    gone: "เต็มแล้ว",
    fee: "+ ฿300",
    error: "มีคนจองช่วงเวลานี้ไปแล้ว เลือกช่วงเวลาถัดไปได้ด้านล่าง",
    empty: "วันนี้ไม่มีช่วงเวลาว่าง โปรดเลือกวันอื่น",
    long: "ตั้งแต่เก้าโมงเช้าถึงเที่ยงวัน พนักงานจะโทรแจ้งก่อนถึงประมาณครึ่งชั่วโมง",
  },
};

export const slotCardsFieldExamples: readonly Example<typeof slotCardsFieldContract>[] = inEachLanguage(
  words,
  ({ label, hint, slots, earliest, next, gone, fee, error, empty, long }, language) => {
    const id = `slot-cards-${language}`;
    const { longLabel, longHint, longError } = fieldWords[language];
    const options = slots.map((slot, index) => ({
      value: `slot-${index}`,
      label: slot,
      ...(index === 0 ? { mark: earliest } : {}),
      ...(index === 3 ? { cost: fee } : {}),
    }));
    const afterLoss = slots.map((slot, index) => ({
      value: `slot-${index}`,
      label: slot,
      ...(index === 0 ? { isDisabled: true, why: gone } : {}),
      ...(index === 1 ? { mark: next } : {}),
    }));
    const given = { label, options, isRequired: true };
    return {
      ordinary: { props: { ...given, id, hint, value: "" } },
      chosen: { props: { ...given, id: `${id}-chosen`, value: "slot-3" } },
      "error, a time was taken": {
        props: { ...given, id: `${id}-error`, hint, value: "", options: afterLoss, error },
      },
      disabled: { props: { ...given, id: `${id}-disabled`, value: "slot-0" }, isDisabled: true },
      empty: { props: { ...given, id: `${id}-empty`, value: "", options: [], emptyText: empty } },
      "long text": {
        props: {
          ...given,
          id: `${id}-long`,
          label: longLabel,
          hint: longHint,
          error: longError,
          value: "long",
          options: [...options, { value: "long", label: long, mark: earliest, cost: fee }],
        },
      },
    };
  },
);
