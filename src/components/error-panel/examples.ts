import type { Example } from "../example.ts";
import type { errorPanelContract } from "./contract.ts";

export const errorPanelExamples: readonly Example<typeof errorPanelContract>[] = [
  {
    name: "a screen",
    language: "en",
    props: {
      title: "This page could not be shown",
      text: "Something went wrong on our side. Nothing that you sent has been lost. Try again, or come back in a few minutes.",
      supportText: "If you contact us, give us this code: 7F3K-92QD",
      actionText: "Try again",
      level: 1,
    },
  },
  {
    name: "busy",
    language: "en",
    props: { title: "Your devices could not be loaded", actionText: "Try again" },
    isBusy: true,
  },
  { name: "title only", language: "en", props: { title: "This part cannot be shown right now." } },
  {
    name: "long text",
    language: "en",
    props: {
      title: "We could not reach the store that you chose, and therefore cannot show when it has time",
      text: "Choose another store, or come back in a few minutes. What you typed is kept on this device until you close the page.",
      supportText: "If you contact us, give us this code: 7F3K-92QD-7F3K-92QD-7F3K-92QD-7F3K-92QD",
      actionText: "Choose another store",
    },
  },
  {
    name: "ordinary, Chinese",
    language: "zh-Hant",
    props: {
      title: "無法顯示此頁面",
      text: "系統發生問題，您送出的資料都已保存。請再試一次，或幾分鐘後再回來。",
      supportText: "與我們聯絡時，請提供此代碼：7F3K-92QD",
      actionText: "再試一次",
      level: 1,
    },
  },
  {
    name: "ordinary, Thai",
    language: "th",
    props: {
      title: "แสดงหน้านี้ไม่ได้",
      text: "เกิดปัญหาที่ระบบของเรา ข้อมูลที่คุณส่งไม่สูญหาย ลองอีกครั้ง หรือกลับมาใหม่ในอีกไม่กี่นาที",
      supportText: "หากติดต่อเรา โปรดแจ้งรหัสนี้ 7F3K-92QD",
      actionText: "ลองอีกครั้ง",
      level: 1,
    },
  },
  {
    name: "busy, Chinese",
    language: "zh-Hant",
    props: { title: "無法載入您的裝置", actionText: "再試一次" },
    isBusy: true,
  },
  { name: "busy, Thai", language: "th", props: { title: "โหลดอุปกรณ์ของคุณไม่ได้", actionText: "ลองอีกครั้ง" }, isBusy: true },
  {
    name: "long text, Chinese",
    language: "zh-Hant",
    props: {
      title: "我們無法連線到您所選擇的門市，因此無法顯示可預約的時段",
      text: "請改選其他門市，或幾分鐘後再回來。在您關閉頁面之前，您輸入的內容都會保留在這台裝置上。",
      supportText: "與我們聯絡時，請提供此代碼：7F3K-92QD-7F3K-92QD-7F3K-92QD-7F3K-92QD",
      actionText: "改選其他門市",
    },
  },
  {
    name: "long text, Thai",
    language: "th",
    props: {
      title: "เราติดต่อสาขาที่คุณเลือกไม่ได้ จึงยังแสดงช่วงเวลาที่ว่างให้ไม่ได้",
      text: "โปรดเลือกสาขาอื่นหรือกลับมาใหม่ในอีกไม่กี่นาที ข้อมูลที่คุณพิมพ์ไว้จะอยู่ในอุปกรณ์นี้จนกว่าคุณจะปิดหน้านี้",
      supportText: "หากติดต่อเรา โปรดแจ้งรหัสนี้ 7F3K-92QD-7F3K-92QD-7F3K-92QD-7F3K-92QD",
      actionText: "เลือกสาขาอื่น",
    },
  },
];
