import type { Example } from "../example.ts";
import type { publicFrameContract } from "./contract.ts";

export const publicFrameExamples: readonly Example<typeof publicFrameContract>[] = [
  {
    name: "ordinary",
    language: "en",
    props: { logo: "/brands/default/logo.svg", logoText: "Care portal", skipText: "Skip to content" },
    slots: { page: "The page.", header: "English", footer: "Privacy policy" },
  },
  {
    name: "page only",
    language: "en",
    props: { logo: "/brands/default/logo.svg", logoText: "Care portal", skipText: "Skip to content" },
    slots: { page: "The page." },
  },
  {
    name: "ordinary, Chinese",
    language: "zh-Hant",
    props: { logo: "/brands/default/logo.svg", logoText: "安心入口", skipText: "跳到主要內容" },
    slots: { page: "頁面。" },
  },
  {
    name: "ordinary, Thai",
    language: "th",
    props: { logo: "/brands/default/logo.svg", logoText: "พอร์ทัลดูแลอุปกรณ์", skipText: "ข้ามไปยังเนื้อหา" },
    slots: { page: "เนื้อหา" },
  },
  {
    name: "long name",
    language: "en",
    props: {
      logo: "/brands/default/logo.svg",
      logoText: "Care portal for everything that your family holds dear",
      skipText: "Skip to the content of this page",
    },
    slots: {
      page: "The page.",
      header: "English",
      footer: "Privacy policy, terms of use, and how we look after what you tell us",
    },
  },
  {
    name: "long name, Chinese",
    language: "zh-Hant",
    props: {
      logo: "/brands/default/logo.svg",
      logoText: "守護您全家大小裝置的安心入口",
      skipText: "跳到這個頁面的主要內容",
    },
    slots: { page: "頁面。", header: "繁體中文", footer: "隱私權政策、使用條款，以及我們如何保護您所提供的資料" },
  },
  {
    name: "long name, Thai",
    language: "th",
    props: {
      logo: "/brands/default/logo.svg",
      logoText: "พอร์ทัลดูแลอุปกรณ์ทุกชิ้นของทุกคนในครอบครัว",
      skipText: "ข้ามไปยังเนื้อหาหลักของหน้านี้",
    },
    slots: { page: "เนื้อหา", header: "ไทย", footer: "นโยบายความเป็นส่วนตัว ข้อกำหนดการใช้งาน และวิธีที่เราดูแลข้อมูลของคุณ" },
  },
];
