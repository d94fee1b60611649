import type { Example } from "../example.ts";
import { lineExamples } from "../field-frame/line-examples.ts";
import type { telFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "Mobile number",
    hint: "Without the country code.",
    value: "8123 4567",
    wrong: "8123",
    error: "Please use a valid mobile number",
  },
  "zh-Hant": {
    label: "手機號碼",
    hint: "不含國碼。",
    value: "0912 345 678",
    wrong: "0912",
    error: "請輸入有效的手機號碼",
  },
  th: {
    label: "หมายเลขโทรศัพท์มือถือ",
    hint: "ไม่ต้องใส่รหัสประเทศ",
    value: "081 234 5678",
    wrong: "081",
    error: "โปรดกรอกหมายเลขให้ครบ",
  },
};

export const telFieldExamples: readonly Example<typeof telFieldContract>[] = lineExamples<typeof telFieldContract>(
  "tel-field",
  words,
  (line) => line,
);
