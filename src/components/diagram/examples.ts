import { type Example, inEachLanguage } from "../example.ts";
import type { diagramContract } from "./contract.ts";

const words = {
  en: {
    dial: "Open the phone app and dial *#06#. The number of 15 digits is the IMEI.",
    settings: "Open Settings, then About phone. On an iPhone: General, then About. The IMEI is in the list.",
    long: "Open the app with which you make calls, choose the keypad, and enter the star, the hash, zero, six and the hash again, without pressing the button for the call. A window opens by itself and shows one or two numbers of 15 digits. The first of them is the IMEI.",
  },
  "zh-Hant": {
    dial: "開啟電話撥號鍵盤，輸入 *#06#，顯示的 15 碼數字就是 IMEI。",
    settings: "開啟「設定」>「關於手機」；iPhone 請到「設定」>「一般」>「關於本機」，清單中就有 IMEI。",
    long: "開啟平常打電話的應用程式，選擇撥號鍵盤，依序輸入星號、井字號、零、六，最後再輸入一次井字號，不需要按下撥號鍵。畫面會自動顯示一組或兩組 15 碼的數字，第一組就是 IMEI。",
  },
  th: {
    dial: "เปิดแอปโทรศัพท์แล้วกด *#06# ตัวเลข 15 หลักที่แสดงคือ IMEI",
    settings: "เปิดการตั้งค่า > เกี่ยวกับโทรศัพท์ ถ้าเป็น iPhone ให้ไปที่ทั่วไป > เกี่ยวกับ แล้วดู IMEI ในรายการ",
    long: "เปิดแอปที่ใช้โทรออก เลือกแป้นตัวเลข แล้วกดดอกจัน สี่เหลี่ยม ศูนย์ หก และสี่เหลี่ยมอีกครั้ง โดยไม่ต้องกดปุ่มโทรออก หน้าจอจะแสดงตัวเลข 15 หลักหนึ่งหรือสองชุด ชุดแรกคือ IMEI",
  },
};

export const diagramExamples: readonly Example<typeof diagramContract>[] = inEachLanguage(
  words,
  ({ dial, settings, long }) => ({
    "the code to dial": { props: { picture: "dial", text: dial } },
    "the list of the settings": { props: { picture: "settings", text: settings } },
    "long text": { props: { picture: "dial", text: long } },
  }),
);
