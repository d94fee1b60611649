import type { Example } from "../example.ts";
import type { bannerContract } from "./contract.ts";

export const bannerExamples: readonly Example<typeof bannerContract>[] = [
  {
    name: "good",
    language: "en",
    props: { tone: "good", text: "We sent you a new code. The earlier one no longer works.", dismissText: "Dismiss" },
  },
  { name: "info", language: "en", props: { tone: "info", text: "We look after your data while you change phones." } },
  {
    name: "warn, with an action",
    language: "en",
    props: {
      tone: "warn",
      title: "You are offline",
      text: "What you typed is kept. We go on when you are back.",
      actionText: "Try again",
    },
  },
  { name: "bad", language: "en", props: { tone: "bad", text: "Incorrect email/password" } },
  {
    name: "bad, with a note",
    language: "en",
    props: { tone: "bad", text: "Unexpected error", note: "If you contact us, give us this code: 8F2A-91C3" },
  },
  {
    name: "long text",
    language: "en",
    props: {
      tone: "bad",
      text: "Sorry, we can't find an account with this email address. Please try again or create a new account.",
      dismissText: "Dismiss",
    },
  },
  { name: "ordinary, Chinese", language: "zh-Hant", props: { tone: "warn", text: "您的帳戶已鎖定，請稍後再試。" } },
  { name: "ordinary, Thai", language: "th", props: { tone: "good", text: "เราส่งรหัสใหม่ให้คุณแล้ว รหัสเดิมใช้ไม่ได้อีก" } },
  {
    name: "long text, Chinese",
    language: "zh-Hant",
    props: {
      tone: "bad",
      text: "很抱歉，我們找不到使用這個電子郵件地址的帳戶。請確認後再試一次，或是建立新的帳戶。",
      dismissText: "關閉",
    },
  },
  {
    name: "long text, Thai",
    language: "th",
    props: { tone: "bad", text: "ขออภัย เราไม่พบบัญชีที่ใช้อีเมลนี้ โปรดตรวจสอบแล้วลองอีกครั้ง หรือสร้างบัญชีใหม่", dismissText: "ปิด" },
  },
];
