import type { Example } from "../example.ts";
import type { buttonContract } from "./contract.ts";

export const buttonExamples: readonly Example<typeof buttonContract>[] = [
  { name: "primary", language: "en", props: { text: "Continue", busyText: "Checking the code", kind: "primary" } },
  {
    name: "busy",
    language: "en",
    props: { text: "Continue", busyText: "Checking the code", kind: "primary" },
    isBusy: true,
  },
  { name: "disabled", language: "en", props: { text: "Continue", kind: "primary" }, isDisabled: true },
  { name: "secondary", language: "en", props: { text: "Try once more" } },
  { name: "quiet", language: "en", props: { text: "Send a new code", kind: "quiet" } },
  { name: "danger", language: "en", props: { text: "Cancel this request", kind: "danger" } },
  {
    name: "long text",
    language: "en",
    props: { text: "Use another way to prove that you are the owner of this plan and of its devices", kind: "primary" },
  },
  { name: "ordinary, Chinese", language: "zh-Hant", props: { text: "重新傳送驗證碼", kind: "primary" } },
  { name: "ordinary, Thai", language: "th", props: { text: "ขอรหัสยืนยันใหม่", kind: "primary" } },
  {
    name: "busy, Chinese",
    language: "zh-Hant",
    props: { text: "繼續", busyText: "正在確認驗證碼", kind: "primary" },
    isBusy: true,
  },
  {
    name: "busy, Thai",
    language: "th",
    props: { text: "ดำเนินการต่อ", busyText: "กำลังตรวจสอบรหัส", kind: "primary" },
    isBusy: true,
  },
  { name: "disabled, Chinese", language: "zh-Hant", props: { text: "繼續", kind: "primary" }, isDisabled: true },
  { name: "disabled, Thai", language: "th", props: { text: "ดำเนินการต่อ", kind: "primary" }, isDisabled: true },
  {
    name: "long text, Chinese",
    language: "zh-Hant",
    props: { text: "改用其他方式，證明您是這個方案與方案中所有裝置的持有人", kind: "primary" },
  },
  {
    name: "long text, Thai",
    language: "th",
    props: { text: "ใช้วิธีอื่นเพื่อยืนยันว่าคุณเป็นเจ้าของแผนนี้และอุปกรณ์ทั้งหมดในแผน", kind: "primary" },
  },
];
