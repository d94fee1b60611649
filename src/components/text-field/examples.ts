import type { Example } from "../example.ts";
import { lineExamples } from "../field-frame/line-examples.ts";
import type { textFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "Full name",
    hint: "As in your passport or identity card.",
    value: "Mei Tan",
    wrong: "M",
    error: "Please give your full name",
  },
  "zh-Hant": { label: "姓名", hint: "與護照或身分證上相同。", value: "陳美玲", wrong: "陳", error: "請輸入完整姓名" },
  th: {
    label: "ชื่อและนามสกุล",
    hint: "ตามบัตรประชาชนหรือหนังสือเดินทาง",
    value: "มะลิ ใจดี",
    wrong: "ม",
    error: "โปรดกรอกชื่อและนามสกุลให้ครบ",
  },
};

export const textFieldExamples: readonly Example<typeof textFieldContract>[] = lineExamples<typeof textFieldContract>(
  "text-field",
  words,
  (line) => line,
);
