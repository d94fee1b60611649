import type { Example } from "../example.ts";
import type { headingContract } from "./contract.ts";

export const headingExamples: readonly Example<typeof headingContract>[] = [
  { name: "a screen", language: "en", props: { text: "Where should we pick it up?", level: 1 } },
  { name: "a greeting", language: "en", props: { text: "Hello, Mei", level: 1, size: "display" } },
  { name: "a part", language: "en", props: { text: "Your devices", level: 2 } },
  { name: "a card", language: "en", props: { text: "Phone 15 Pro", level: 3 } },
  {
    name: "long text",
    language: "en",
    props: { text: "Which of the devices on your family plan was damaged, lost or stolen?", level: 1 },
  },
  { name: "ordinary, Chinese", language: "zh-Hant", props: { text: "請輸入我們傳送給您的驗證碼", level: 1 } },
  { name: "ordinary, Thai", language: "th", props: { text: "กรอกรหัสที่เราส่งให้คุณ", level: 1 } },
  {
    name: "long text, Chinese",
    language: "zh-Hant",
    props: { text: "您的家庭方案中，是哪一台裝置損壞、遺失或遭竊？", level: 1 },
  },
  {
    name: "long text, Thai",
    language: "th",
    props: { text: "อุปกรณ์เครื่องใดในแผนครอบครัวของคุณที่ชำรุด สูญหาย หรือถูกขโมย", level: 1 },
  },
];
