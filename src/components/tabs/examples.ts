import { type Example, inEachLanguage } from "../example.ts";
import type { tabsContract } from "./contract.ts";

const words = {
  en: {
    label: "Your service requests",
    tabs: ["Ongoing", "Completed", "Cancelled"],
    long: ["Requests that wait for something from you", "Requests that are with us", "Requests of former plans"],
    panel: "Two requests are on their way.",
  },
  "zh-Hant": {
    label: "您的服務申請",
    tabs: ["進行中", "已完成", "已取消"],
    long: ["等待您補件或回覆的服務申請", "由我們處理中的服務申請", "先前方案的服務申請紀錄"],
    panel: "有兩件申請正在處理中。",
  },
  th: {
    label: "คำขอรับบริการของคุณ",
    tabs: ["กำลังดำเนินการ", "เสร็จสิ้น", "ยกเลิกแล้ว"],
    long: ["คำขอที่รอข้อมูลจากคุณ", "คำขอที่เรากำลังดำเนินการ", "คำขอของแผนเดิมทั้งหมด"],
    panel: "มีสองคำขอที่กำลังดำเนินการ",
  },
};

const createTabs = (texts: readonly string[], disabled?: number) =>
  texts.map((text, index) => ({
    component: "tab",
    props: { text, value: `tab-${index}`, ...(index < 2 ? { count: 2 - index * 2 } : {}) },
    isDisabled: index === disabled,
  }));

export const tabsExamples: readonly Example<typeof tabsContract>[] = inEachLanguage(
  words,
  ({ label, tabs, long, panel }) => ({
    ordinary: { props: { label, current: "tab-0" }, slots: { tabs: createTabs(tabs), panel } },
    "one disabled": { props: { label, current: "tab-1" }, slots: { tabs: createTabs(tabs, 2), panel } },
    "long text": { props: { label, current: "tab-1" }, slots: { tabs: createTabs(long), panel } },
  }),
);
