import type { Example } from "../example.ts";
import { lineExamples } from "../field-frame/line-examples.ts";
import type { numberFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "How much did you pay?",
    hint: "In Singapore dollars, as on the receipt.",
    value: "1,249.50",
    wrong: "about 1,200",
    error: "Enter the price in digits, such as 1,249.50",
  },
  "zh-Hant": {
    label: "您的購買金額是多少？",
    hint: "請依照收據填寫，以新臺幣計。",
    value: "32,900",
    wrong: "三萬多",
    error: "請以數字輸入金額，例如32,900",
  },
  th: {
    label: "ราคาที่ซื้อ",
    hint: "ตามใบเสร็จ เป็นเงินบาท",
    value: "29,900",
    wrong: "สองหมื่นกว่า",
    error: "โปรดกรอกราคาเป็นตัวเลข เช่น 29,900",
  },
};

export const numberFieldExamples: readonly Example<typeof numberFieldContract>[] = lineExamples<
  typeof numberFieldContract
>("number-field", words, (line) => line);
