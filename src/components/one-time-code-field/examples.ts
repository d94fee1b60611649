import type { Example } from "../example.ts";
import { lineExamples } from "../field-frame/line-examples.ts";
import type { oneTimeCodeFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "Six-digit code",
    hint: "Look in your email.",
    value: "123456",
    wrong: "1234",
    error: "OTP must be exactly 6 characters",
  },
  "zh-Hant": {
    label: "六位數驗證碼",
    hint: "請查看您的電子郵件。",
    value: "123456",
    wrong: "123",
    error: "驗證碼必須為 6 位數",
  },
  th: { label: "รหัส 6 หลัก", hint: "ดูรหัสได้ในอีเมลของคุณ", value: "123456", wrong: "123", error: "รหัสต้องมี 6 หลัก" },
};

export const oneTimeCodeFieldExamples: readonly Example<typeof oneTimeCodeFieldContract>[] = lineExamples<
  typeof oneTimeCodeFieldContract
>("one-time-code-field", words, (line) => line);
