import type { Example } from "../example.ts";
import type { dialogContract } from "./contract.ts";

export const dialogExamples: readonly Example<typeof dialogContract>[] = [
  {
    name: "a decision",
    language: "en",
    props: { title: "Would you like to set a new password?", dismissText: "Close" },
    slots: {
      body: "That email and password did not match four times. After one more try we lock the account to keep it safe.",
      actions: "Set a new password",
    },
  },
  {
    name: "without a cross",
    language: "en",
    props: { title: "Your account is locked for now" },
    slots: { body: "Wait a while, then sign in again.", actions: "Close" },
  },
  {
    name: "long text",
    language: "en",
    props: {
      title: "Are you sure that you want to cancel the request that you made for this device yesterday?",
      dismissText: "Close",
    },
    slots: {
      body: "The courier is on the way. When you cancel now, the replacement goes back to our store, and the service fee is paid back to your card within ten working days. The courier is on the way. When you cancel now, the replacement goes back to our store, and the service fee is paid back to your card within ten working days. The courier is on the way. When you cancel now, the replacement goes back to our store, and the service fee is paid back to your card within ten working days. ",
      actions: "Cancel this request",
    },
  },
  {
    name: "ordinary, Chinese",
    language: "zh-Hant",
    props: { title: "要設定新密碼嗎？", dismissText: "關閉" },
    slots: { body: "電子郵件與密碼已連續四次不相符。為了保護帳戶，再錯一次就會鎖定。", actions: "設定新密碼" },
  },
  {
    name: "ordinary, Thai",
    language: "th",
    props: { title: "ต้องการตั้งรหัสผ่านใหม่ไหม", dismissText: "ปิด" },
    slots: { body: "อีเมลและรหัสผ่านไม่ตรงกันสี่ครั้ง หากผิดอีกครั้งเราจะล็อกบัญชีเพื่อความปลอดภัย", actions: "ตั้งรหัสผ่านใหม่" },
  },
  {
    name: "long text, Chinese",
    language: "zh-Hant",
    props: { title: "您確定要取消昨天為這台裝置所提出的服務申請嗎？", dismissText: "關閉" },
    slots: {
      body: "快遞人員已經出發。如果您現在取消，替換裝置會退回我們的倉庫，服務費會在十個工作天內退還到您的信用卡。",
      actions: "取消申請",
    },
  },
  {
    name: "long text, Thai",
    language: "th",
    props: { title: "แน่ใจไหมว่าต้องการยกเลิกคำขอที่คุณแจ้งไว้สำหรับอุปกรณ์นี้เมื่อวานนี้", dismissText: "ปิด" },
    slots: {
      body: "พนักงานกำลังเดินทางไปหาคุณ หากยกเลิกตอนนี้ เครื่องใหม่จะถูกส่งคืนคลังของเรา และค่าบริการจะคืนเข้าบัตรของคุณภายในสิบวันทำการ",
      actions: "ยกเลิกคำขอนี้",
    },
  },
];
