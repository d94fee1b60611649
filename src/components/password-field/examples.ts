import type { Example } from "../example.ts";
import { lineExamples } from "../field-frame/line-examples.ts";
import type { passwordFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "Password",
    hint: "At least 8 characters.",
    value: "correct horse",
    wrong: "corr",
    error: "Password is required",
  },
  "zh-Hant": { label: "密碼", hint: "至少 8 個字元。", value: "correct horse", wrong: "cor", error: "請輸入密碼" },
  th: { label: "รหัสผ่าน", hint: "อย่างน้อย 8 ตัวอักษร", value: "correct horse", wrong: "cor", error: "โปรดกรอกรหัสผ่าน" },
};

const own = {
  en: { showText: "Show password", capsLockText: "Caps Lock is on" },
  "zh-Hant": { showText: "顯示密碼", capsLockText: "已開啟大寫鎖定" },
  th: { showText: "แสดงรหัสผ่าน", capsLockText: "เปิด Caps Lock อยู่" },
};

export const passwordFieldExamples: readonly Example<typeof passwordFieldContract>[] = lineExamples<
  typeof passwordFieldContract
>("password-field", words, (line, language) => ({ ...line, ...own[language] }));
