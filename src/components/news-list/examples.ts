import { type Example, inEachLanguage } from "../example.ts";
import type { newsListContract } from "./contract.ts";

const words = {
  en: {
    open: "Waiting for you",
    news: [
      [
        "Please send a photo",
        "We need a photo of the screen to continue with your request.",
        "Friday, 20 November 2026",
      ],
      ["Your phone is repaired", "You can pick it up at the shop.", "Monday, 2 November 2026"],
    ],
    long: "Your request for the replacement of the device with the longest name that we have ever sold was received and is being looked at by somebody who will call you",
  },
  "zh-Hant": {
    open: "待您處理",
    news: [
      ["請提供照片", "需要螢幕照片才能繼續處理您的申請。", "2026年11月20日 星期五"],
      ["您的手機已修復", "您可以到門市領取。", "2026年11月2日 星期一"],
    ],
    long: "我們已收到您的更換申請，專人正在確認您這台名稱很長的裝置是否符合方案的更換條件，確認後會盡快致電與您聯絡",
  },
  th: {
    open: "รอคุณดำเนินการ",
    news: [
      ["โปรดส่งรูปถ่าย", "เราต้องใช้รูปถ่ายหน้าจอเพื่อดำเนินการคำขอของคุณต่อ", "วันศุกร์ที่ 20 พฤศจิกายน 2569"],
      ["ซ่อมโทรศัพท์ของคุณเสร็จแล้ว", "คุณรับเครื่องได้ที่ร้าน", "วันจันทร์ที่ 2 พฤศจิกายน 2569"],
    ],
    long: "เราได้รับคำขอเปลี่ยนอุปกรณ์ที่มีชื่อยาวที่สุดเท่าที่เราเคยจำหน่ายแล้ว และเจ้าหน้าที่กำลังตรวจสอบก่อนโทรหาคุณ",
  },
};

export const newsListExamples: readonly Example<typeof newsListContract>[] = inEachLanguage(
  words,
  ({ open, news, long }) => ({
    ordinary: {
      props: {},
      slots: {
        entries: news.map(([title = "", text = "", time = ""], index) => ({
          component: "news",
          props: { title, text, time, isOpen: index === 0, openText: open },
        })),
      },
    },
    "long text": { props: {}, slots: { entries: [{ component: "news", props: { title: long, text: long } }] } },
  }),
);
