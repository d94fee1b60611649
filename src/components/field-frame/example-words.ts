import type { ExampleLanguage } from "../example.ts";

/** The texts of every field's examples in a language. */
export interface FieldWords {
  readonly optional: string;
  readonly longLabel: string;
  readonly longHint: string;
  readonly longError: string;
  readonly locale: string;
}

/** The texts of every field's examples. */
export const fieldWords: { readonly [language in ExampleLanguage]: FieldWords } = {
  en: {
    optional: "(optional)",
    longLabel: "How do we reach you, or somebody whom you trust, until your device is back from the repair?",
    longHint: "We use it for this request only, and take it out of our records ninety days after it was closed.",
    longError: "Please look at this once more: something in it cannot be right, or a part of it is missing.",
    locale: "en-SG",
  },
  "zh-Hant": {
    optional: "（選填）",
    longLabel: "在您的裝置修好送回之前，我們可以用什麼方式聯絡您，或是聯絡您所信任的其他人？",
    longHint: "我們只會為了這次的申請使用這項資料，並在結案九十天後將它從我們的紀錄中刪除。",
    longError: "請您再看一次這一題的內容：其中可能有不正確的地方，或是還有一部分沒有填寫完成。",
    locale: "zh-Hant-TW",
  },
  th: {
    optional: "(ไม่บังคับ)",
    longLabel: "เราจะติดต่อคุณหรือคนที่คุณไว้ใจได้ทางไหน จนกว่าอุปกรณ์ของคุณจะซ่อมเสร็จและส่งกลับถึงมือคุณ",
    longHint: "เราใช้ข้อมูลนี้สำหรับคำขอนี้เท่านั้น และจะลบออกจากระบบเก้าสิบวันหลังจากปิดคำขอแล้ว",
    longError: "โปรดตรวจสอบคำตอบนี้อีกครั้ง อาจมีบางส่วนที่ไม่ถูกต้องหรือยังกรอกไม่ครบ",
    locale: "th-TH",
  },
};
