import type { Example } from "../example.ts";
import type { textContract } from "./contract.ts";

export const textExamples: readonly Example<typeof textContract>[] = [
  { name: "ordinary", language: "en", props: { text: "Your phone is covered from today." } },
  {
    name: "soft",
    language: "en",
    props: { text: "We sent a six-digit code to b***k@mail.com. It works for 5 minutes.", tone: "soft" },
  },
  { name: "small", language: "en", props: { text: "Calls may be recorded.", tone: "small" } },
  {
    name: "long text",
    language: "en",
    props: {
      text: "We lock an account after several wrong passwords to keep it safe. Wait a while, then sign in again, or set a new password. If you did not try to sign in, tell us, and we look into it with you.",
    },
  },
  {
    name: "ordinary, Chinese",
    language: "zh-Hant",
    props: { text: "六位數驗證碼已傳送至 b***k@mail.com，5 分鐘內有效。", tone: "soft" },
  },
  {
    name: "ordinary, Thai",
    language: "th",
    props: { text: "เราส่งรหัส 6 หลักไปที่ b***k@mail.com แล้ว รหัสใช้ได้ 5 นาที", tone: "soft" },
  },
  {
    name: "long text, Chinese",
    language: "zh-Hant",
    props: {
      text: "為了保護您的帳戶，多次輸入錯誤的密碼後，我們會將帳戶鎖定。請稍候再登入，或設定新密碼。如果不是您本人嘗試登入，請告訴我們，我們會與您一起查明。",
    },
  },
  {
    name: "long text, Thai",
    language: "th",
    props: {
      text: "เราล็อกบัญชีหลังจากใส่รหัสผ่านผิดหลายครั้งเพื่อความปลอดภัย โปรดรอสักครู่แล้วเข้าสู่ระบบใหม่ หรือตั้งรหัสผ่านใหม่ หากคุณไม่ได้เป็นผู้เข้าสู่ระบบ โปรดแจ้งเราเพื่อตรวจสอบร่วมกัน",
    },
  },
];
