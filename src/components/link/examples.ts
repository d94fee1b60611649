import type { Example } from "../example.ts";
import type { linkContract } from "./contract.ts";

export const linkExamples: readonly Example<typeof linkContract>[] = [
  { name: "a step", language: "en", props: { text: "Forgot your password?" } },
  {
    name: "a document",
    language: "en",
    props: { text: "Privacy policy", href: "/files/privacy.pdf", newTabText: "opens in a new tab" },
  },
  {
    name: "small, in a footer",
    language: "en",
    props: { text: "Terms of use", href: "/files/terms.pdf", newTabText: "opens in a new tab", size: "small" },
  },
  { name: "busy", language: "en", props: { text: "Certificate of cover", busyText: "Downloading" }, isBusy: true },
  { name: "disabled", language: "en", props: { text: "Forgot your password?" }, isDisabled: true },
  {
    name: "long text",
    language: "en",
    props: { text: "Read how we look after your device from the day on which you hand it over until it is back" },
  },
  { name: "ordinary, Chinese", language: "zh-Hant", props: { text: "忘記密碼了嗎？" } },
  { name: "ordinary, Thai", language: "th", props: { text: "ลืมรหัสผ่านใช่ไหม" } },
  { name: "busy, Chinese", language: "zh-Hant", props: { text: "保障證明書", busyText: "下載中" }, isBusy: true },
  {
    name: "busy, Thai",
    language: "th",
    props: { text: "หนังสือรับรองความคุ้มครอง", busyText: "กำลังดาวน์โหลด" },
    isBusy: true,
  },
  { name: "disabled, Chinese", language: "zh-Hant", props: { text: "忘記密碼了嗎？" }, isDisabled: true },
  { name: "disabled, Thai", language: "th", props: { text: "ลืมรหัสผ่านใช่ไหม" }, isDisabled: true },
  {
    name: "long text, Chinese",
    language: "zh-Hant",
    props: { text: "了解從您交出裝置的那一天起，到我們送回為止，我們如何照顧它" },
  },
  { name: "long text, Thai", language: "th", props: { text: "อ่านวิธีที่เราดูแลอุปกรณ์ของคุณ ตั้งแต่วันที่คุณส่งมอบจนถึงวันที่ได้รับคืน" } },
];
