import type { Example } from "../example.ts";
import { lineExamples } from "../field-frame/line-examples.ts";
import type { emailFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "Email",
    hint: "The one you gave when you bought your plan.",
    value: "mei@mail.test",
    wrong: "mei@",
    error: "Please use a valid email address",
  },
  "zh-Hant": {
    label: "電子郵件",
    hint: "購買方案時使用的電子郵件。",
    value: "mei@mail.test",
    wrong: "mei",
    error: "請輸入有效的電子郵件地址",
  },
  th: { label: "อีเมล", hint: "อีเมลที่ใช้ตอนซื้อแผน", value: "mali@mail.test", wrong: "mali", error: "โปรดกรอกอีเมลให้ถูกต้อง" },
};

export const emailFieldExamples: readonly Example<typeof emailFieldContract>[] = lineExamples<
  typeof emailFieldContract
>("email-field", words, (line) => ({ ...line, autocomplete: "username" }));
