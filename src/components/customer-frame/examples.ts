import type { Example } from "../example.ts";
import type { customerFrameContract } from "./contract.ts";

export const customerFrameExamples: readonly Example<typeof customerFrameContract>[] = [
  {
    name: "ordinary",
    language: "en",
    props: {
      logo: "/brands/default/logo.svg",
      logoText: "Care portal",
      skipText: "Skip to content",
      customerName: "Mei Tan",
    },
    slots: { page: "The page.", header: "English", footer: "Privacy policy" },
  },
  {
    name: "long name",
    language: "en",
    props: {
      logo: "/brands/default/logo.svg",
      logoText: "Care portal",
      skipText: "Skip to content",
      customerName: "Maximiliana Alexandrina Featherstonehaugh-Cholmondeley of the Upper Valley",
    },
    slots: { page: "The page.", header: "English", footer: "Privacy policy" },
  },
  {
    name: "without a name",
    language: "en",
    props: { logo: "/brands/default/logo.svg", logoText: "Care portal", skipText: "Skip to content" },
    slots: { page: "The page." },
  },
  {
    name: "ordinary, Chinese",
    language: "zh-Hant",
    props: { logo: "/brands/default/logo.svg", logoText: "安心入口", skipText: "跳到主要內容", customerName: "陳美玲" },
    slots: { page: "頁面。" },
  },
  {
    name: "ordinary, Thai",
    language: "th",
    props: {
      logo: "/brands/default/logo.svg",
      logoText: "พอร์ทัลดูแลอุปกรณ์",
      skipText: "ข้ามไปยังเนื้อหา",
      customerName: "มะลิ ใจดี",
    },
    slots: { page: "เนื้อหา" },
  },
  {
    name: "long name, Chinese",
    language: "zh-Hant",
    props: {
      logo: "/brands/default/logo.svg",
      logoText: "安心入口",
      skipText: "跳到主要內容",
      customerName: "歐陽上官美玲小姐與其家庭方案的所有共同使用人",
    },
    slots: { page: "頁面。" },
  },
  {
    name: "long name, Thai",
    language: "th",
    props: {
      logo: "/brands/default/logo.svg",
      logoText: "พอร์ทัลดูแลอุปกรณ์",
      skipText: "ข้ามไปยังเนื้อหา",
      customerName: "มะลิวัลย์ ใจดีมีสุขสวัสดิ์พิพัฒน์มงคลวงศ์ไพศาลเกียรติ",
    },
    slots: { page: "เนื้อหา" },
  },
];
