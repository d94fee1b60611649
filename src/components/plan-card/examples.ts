import type { Example } from "../example.ts";
import type { planCardContract } from "./contract.ts";

export const planCardExamples: readonly Example<typeof planCardContract>[] = [
  {
    name: "ordinary",
    language: "en",
    props: {
      name: "Device Care Plus",
      reference: "Plan number 4512 8890",
      period: "Renews on Friday, 20 November 2026",
      status: "Active",
      statusTone: "good",
    },
  },
  {
    name: "with more inside",
    language: "en",
    props: { name: "Device Care", status: "Active", statusTone: "good" },
    slots: { body: "Two devices are covered.", actions: "See what is covered" },
  },
  {
    name: "a thing to know about it",
    language: "en",
    props: { name: "What it costs", icon: "price" },
    slots: { body: "The fee for each service, for your device.", actions: "See the fees" },
  },
  { name: "name only", language: "en", props: { name: "Device Care" } },
  {
    name: "long text",
    language: "en",
    props: {
      name: "Device Care Plus for families with tablets, watches and laptops",
      reference: "Plan number 4512889077123456789012345678901234567890",
      period: "Covered from Saturday, 21 November 2026 to Friday, 20 November 2027",
      status: "Waiting for your first payment",
      statusTone: "warn",
    },
  },
  {
    name: "ordinary, Chinese",
    language: "zh-Hant",
    props: {
      name: "裝置安心方案",
      reference: "方案編號 4512 8890",
      period: "2026年11月20日 星期五續約",
      status: "有效",
      statusTone: "good",
    },
  },
  {
    name: "ordinary, Thai",
    language: "th",
    props: {
      name: "แผนดูแลอุปกรณ์พลัส",
      reference: "หมายเลขแผน 4512 8890",
      period: "ต่ออายุวันศุกร์ที่ 20 พฤศจิกายน 2569",
      status: "ใช้งานอยู่",
      statusTone: "good",
    },
  },
  {
    name: "long text, Chinese",
    language: "zh-Hant",
    props: {
      name: "涵蓋平板、手錶與筆記型電腦的家庭裝置安心方案",
      reference: "方案編號 4512889077123456789012345678901234567890",
      period: "保障期間：2026年11月21日 星期六至2027年11月20日 星期五",
      status: "等待您的第一筆付款",
      statusTone: "warn",
    },
  },
  {
    name: "long text, Thai",
    language: "th",
    props: {
      name: "แผนดูแลอุปกรณ์พลัสสำหรับครอบครัวที่มีแท็บเล็ต นาฬิกา และแล็ปท็อป",
      reference: "หมายเลขแผน 4512889077123456789012345678901234567890",
      period: "คุ้มครองตั้งแต่วันเสาร์ที่ 21 พฤศจิกายน 2569 ถึงวันศุกร์ที่ 20 พฤศจิกายน 2570",
      status: "รอการชำระเงินงวดแรก",
      statusTone: "warn",
    },
  },
];
