import type { Example } from "../example.ts";
import { deviceDrawingNames } from "../icons/device-drawing-names.ts";
import type { deviceCardContract } from "./contract.ts";

export const deviceCardExamples: readonly Example<typeof deviceCardContract>[] = [
  {
    name: "ordinary",
    language: "en",
    props: {
      name: "Phone 15 Pro",
      details: "Midnight · 256 GB",
      identifier: "IMEI ending 4821",
      status: "Covered",
      statusTone: "good",
    },
  },
  {
    name: "with a picture",
    language: "en",
    props: {
      name: "Tablet Air",
      details: "Silver",
      identifier: "IMEI ending 0937",
      image: "/brands/default/favicon.svg",
      status: "Covered",
      statusTone: "good",
    },
  },
  {
    name: "with an action",
    language: "en",
    props: { name: "Phone 15 Pro", identifier: "IMEI ending 4821" },
    slots: { actions: "Get help with this device" },
  },
  { name: "name only", language: "en", props: { name: "Phone 15 Pro" } },
  ...deviceDrawingNames.map(
    (picture): Example<typeof deviceCardContract> => ({
      name: `drawn: ${picture}`,
      language: "en",
      props: { name: picture, details: "Any colour", picture },
    }),
  ),
  {
    name: "with a light colour",
    language: "en",
    props: { name: "Tablet Air", details: "Starlight · 128 GB", swatch: "#f7f7f5", picture: "tablet" },
  },
  {
    name: "with a dark colour, Chinese",
    language: "zh-Hant",
    props: { name: "美玲的手錶", details: "曜石黑，45 公釐", swatch: "#17181a", picture: "watch" },
  },
  {
    name: "with a colour, Thai",
    language: "th",
    props: { name: "ตู้เย็นของมะลิ", details: "สีเงิน 420 ลิตร", swatch: "#d9dadc", picture: "refrigerator" },
  },
  {
    name: "long text",
    language: "en",
    props: {
      name: "Grandmother's large phone with the green case",
      details: "Midnight green with a sapphire frame, 1 terabyte",
      identifier: "IMEI 356938035643809356938035643809356938035643809",
      status: "Waiting for the first photo",
      statusTone: "warn",
    },
  },
  {
    name: "ordinary, Chinese",
    language: "zh-Hant",
    props: {
      name: "美玲的手機",
      details: "午夜色，256 GB",
      identifier: "IMEI 末四碼 4821",
      status: "保障中",
      statusTone: "good",
    },
  },
  {
    name: "ordinary, Thai",
    language: "th",
    props: {
      name: "โทรศัพท์ของมะลิ",
      details: "สีมิดไนต์ 256 GB",
      identifier: "IMEI ลงท้ายด้วย 4821",
      status: "อยู่ในความคุ้มครอง",
      statusTone: "good",
    },
  },
  {
    name: "long text, Chinese",
    language: "zh-Hant",
    props: {
      name: "奶奶那台有綠色保護殼的大螢幕手機",
      details: "午夜綠色搭配藍寶石色邊框，1 TB 儲存容量",
      identifier: "IMEI 356938035643809356938035643809356938035643809",
      status: "等待您上傳第一張照片",
      statusTone: "warn",
    },
  },
  {
    name: "long text, Thai",
    language: "th",
    props: {
      name: "โทรศัพท์เครื่องใหญ่ของคุณยายที่ใส่เคสสีเขียว",
      details: "สีเขียวมิดไนต์ ขอบสีแซฟไฟร์ ความจุ 1 เทราไบต์",
      identifier: "IMEI 356938035643809356938035643809356938035643809",
      status: "รอรูปภาพแรกจากคุณ",
      statusTone: "warn",
    },
  },
];
