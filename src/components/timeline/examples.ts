import { type Example, inEachLanguage } from "../example.ts";
import type { timelineContract } from "./contract.ts";

const words = {
  en: {
    label: "What happened to your request",
    done: { stateText: "done", title: "We have your request", time: "Saturday, 21 November 2026, 9:14 am" },
    now: {
      stateText: "now",
      title: "We look at your photos",
      time: "Until Monday, 23 November 2026",
      details: "We call you when something cannot be seen well.",
    },
    next: [
      { stateText: "to come", title: "A courier brings the replacement", time: "By Wednesday, 25 November 2026" },
      { stateText: "to come", title: "The broken device is back with us", time: "By Wednesday, 16 December 2026" },
    ],
    failed: {
      stateText: "did not work",
      title: "Nobody was there",
      time: "Wednesday, 25 November 2026, 2:40 pm",
      details: "The courier rang twice. Choose another day, and it is free of charge.",
    },
    act: "Choose another day",
    long: "The replacement that you chose is not in stock at the moment, so your request waits in the line until the next delivery from the maker has arrived at our store",
  },
  "zh-Hant": {
    label: "您的申請進度",
    done: { stateText: "已完成", title: "我們已收到您的申請", time: "2026年11月21日 星期六 上午9:14" },
    now: {
      stateText: "進行中",
      title: "正在檢視您的照片",
      time: "2026年11月23日 星期一 前完成",
      details: "如果有看不清楚的地方，我們會致電給您。",
    },
    next: [
      { stateText: "未開始", title: "快遞人員送達替換裝置", time: "2026年11月25日 星期三 前送達" },
      { stateText: "未開始", title: "我們收到故障的裝置", time: "2026年12月16日 星期三 前寄回" },
    ],
    failed: {
      stateText: "未成功",
      title: "快遞人員抵達時無人在家",
      time: "2026年11月25日 星期三 下午2:40",
      details: "快遞人員按了兩次門鈴。請改選其他日期，不另外收費。",
    },
    act: "改選日期",
    long: "您選擇的替換裝置目前沒有庫存，您的申請會依序排隊，等原廠的下一批貨送達我們的倉庫之後再為您安排配送",
  },
  th: {
    label: "ความคืบหน้าของคำขอ",
    done: { stateText: "เสร็จแล้ว", title: "เราได้รับคำขอของคุณแล้ว", time: "วันเสาร์ที่ 21 พฤศจิกายน 2569 เวลา 9:14 น." },
    now: {
      stateText: "กำลังดำเนินการ",
      title: "เรากำลังตรวจรูปภาพของคุณ",
      time: "ภายในวันจันทร์ที่ 23 พฤศจิกายน 2569",
      details: "หากรูปใดไม่ชัดเจน เราจะโทรหาคุณ",
    },
    next: [
      { stateText: "ยังไม่ถึง", title: "พนักงานนำเครื่องใหม่ไปส่ง", time: "ภายในวันพุธที่ 25 พฤศจิกายน 2569" },
      { stateText: "ยังไม่ถึง", title: "เราได้รับเครื่องที่เสียคืน", time: "ภายในวันพุธที่ 16 ธันวาคม 2569" },
    ],
    failed: {
      stateText: "ไม่สำเร็จ",
      title: "ไม่มีผู้รับ",
      time: "วันพุธที่ 25 พฤศจิกายน 2569 เวลา 14:40 น.",
      details: "พนักงานกดกริ่งสองครั้งแล้ว เลือกวันใหม่ได้โดยไม่มีค่าใช้จ่าย",
    },
    act: "เลือกวันใหม่",
    long: "เครื่องที่คุณเลือกหมดสต็อกชั่วคราว คำขอของคุณจะรออยู่ในคิวจนกว่าสินค้ารอบถัดไปจากผู้ผลิตจะมาถึงคลังของเรา",
  },
};

const entry = (state: string, props: object, action?: string) => ({
  component: "timeline-entry",
  props: { state, ...props },
  ...(action === undefined ? {} : { slots: { actions: [{ component: "button", props: { text: action } }] } }),
});

export const timelineExamples: readonly Example<typeof timelineContract>[] = inEachLanguage(
  words,
  ({ label, done, now, next, failed, act, long }) => {
    const ahead = next.map((props) => entry("next", props));
    return {
      ordinary: { props: { label }, slots: { entries: [entry("done", done), entry("now", now), ...ahead] } },
      "error, with one thing to do": {
        props: { label },
        slots: { entries: [entry("done", done), entry("failed", failed, act), ...ahead.slice(1)] },
      },
      "long text": {
        props: { label },
        slots: { entries: [entry("done", done), entry("now", { ...now, title: long, details: long }), ...ahead] },
      },
    };
  },
);
