import { type Example, inEachLanguage } from "../example.ts";
import type { toastRegionContract } from "./contract.ts";

const words = {
  en: {
    label: "Notices",
    sent: "We sent your receipt.",
    offline: "You are currently offline. Please check your network connection.",
    again: "Try again",
    dismiss: "Dismiss",
    long: "We could not send your photos because the connection was lost, and will do it by ourselves as soon as it is back. Keep this page open until then, or come back to it later from your requests.",
  },
  "zh-Hant": {
    label: "通知",
    sent: "您的收據已上傳。",
    offline: "您目前處於離線狀態，請檢查網路連線。",
    again: "再試一次",
    dismiss: "關閉通知",
    long: "由於連線中斷，您的照片尚未上傳。恢復連線後，我們會自動為您上傳。在此之前請不要關閉這個頁面，或稍後再從您的服務申請進入。",
  },
  th: {
    label: "การแจ้งเตือน",
    sent: "ส่งใบเสร็จเรียบร้อยแล้ว",
    offline: "ขณะนี้คุณออฟไลน์อยู่ โปรดตรวจสอบการเชื่อมต่อเครือข่าย",
    again: "ลองอีกครั้ง",
    dismiss: "ปิดการแจ้งเตือน",
    long: "เราส่งรูปภาพของคุณไม่ได้เพราะการเชื่อมต่อขาดหาย และจะส่งให้อัตโนมัติเมื่อเชื่อมต่อได้อีกครั้ง โปรดเปิดหน้านี้ค้างไว้ หรือกลับมาใหม่ภายหลังจากหน้าคำขอของคุณ",
  },
};

export const toastRegionExamples: readonly Example<typeof toastRegionContract>[] = inEachLanguage(
  words,
  ({ label, sent, offline, again, dismiss, long }) => {
    const banner = (tone: string, text: string, props: object = {}) => ({
      component: "banner",
      props: { tone, text, dismissText: dismiss, ...props },
    });
    return {
      ordinary: { props: { label }, slots: { toasts: [banner("good", sent)] } },
      "error, and another": {
        props: { label },
        slots: { toasts: [banner("good", sent), banner("warn", offline, { actionText: again })] },
      },
      "long text": { props: { label }, slots: { toasts: [banner("bad", long, { actionText: again })] } },
    };
  },
);
