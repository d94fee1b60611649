import { type Example, inEachLanguage } from "../example.ts";
import type { helperPopoverContract } from "./contract.ts";

const words = {
  en: {
    text: "Where do I find the number?",
    title: "Where the IMEI or serial number is",
    close: "Close",
    topics: [
      ["phone", "Phone", "Dial *#06#. The number of 15 digits is the IMEI."],
      ["tablet", "Tablet", "Settings, General, About. Or on the back, in small print."],
      ["laptop", "Laptop", "On the underside, after “Serial” or “S/N”."],
      ["watch", "Smartwatch", "Settings, General, About. Or on the back of the case."],
      ["earphones", "Earphones and headphones", "Inside the lid of the charging case, or on the box."],
    ],
    longText: "I do not have the device at hand and would like to know where else the number is written",
    long: "On the receipt of the shop, on the side of the box beside the bar code, and in the message that we sent you on the day on which your plan began. Any of the three will do.",
  },
  "zh-Hant": {
    text: "在哪裡可以找到號碼？",
    title: "IMEI 或序號的位置",
    close: "關閉",
    topics: [
      ["phone", "手機", "撥打 *#06#，顯示的 15 碼數字就是 IMEI。"],
      ["tablet", "平板", "前往「設定」>「一般」>「關於本機」，或查看機身背面的小字。"],
      ["laptop", "筆記型電腦", "查看機身底部，「Serial」或「S/N」之後的號碼。"],
      ["watch", "智慧手錶", "前往「設定」>「一般」>「關於本機」，或查看錶殼背面。"],
      ["earphones", "耳機", "查看充電盒的盒蓋內側，或包裝盒。"],
    ],
    longText: "裝置不在我身邊，我想知道還可以從哪些地方找到這台裝置的號碼",
    long: "購買時的收據、包裝盒側面的條碼旁，或是方案生效當天我們傳送給您的訊息中，都可以找到號碼，任選其一即可。",
  },
  th: {
    text: "ดูหมายเลขได้ที่ไหน",
    title: "ตำแหน่งของหมายเลข IMEI หรือหมายเลขเครื่อง",
    close: "ปิด",
    topics: [
      ["phone", "โทรศัพท์", "กด *#06# หมายเลข 15 หลักที่แสดงคือ IMEI"],
      ["tablet", "แท็บเล็ต", "ไปที่การตั้งค่า > ทั่วไป > เกี่ยวกับ หรือดูตัวพิมพ์เล็กด้านหลังเครื่อง"],
      ["laptop", "แล็ปท็อป", "ดูใต้เครื่อง ถัดจากคำว่า Serial หรือ S/N"],
      ["watch", "สมาร์ตวอตช์", "ไปที่การตั้งค่า > ทั่วไป > เกี่ยวกับ หรือดูด้านหลังตัวเรือน"],
      ["earphones", "หูฟัง", "ดูด้านในฝากล่องชาร์จ หรือบนกล่องสินค้า"],
    ],
    longText: "ตอนนี้ไม่มีเครื่องอยู่กับตัว อยากทราบว่ายังดูหมายเลขได้จากที่ไหนอีกบ้าง",
    long: "ดูได้จากใบเสร็จของร้าน ข้างกล่องใกล้บาร์โค้ด หรือในข้อความที่เราส่งให้คุณในวันที่แผนเริ่มคุ้มครอง ใช้หมายเลขจากที่ใดที่หนึ่งก็ได้",
  },
};

const topic = ([picture, title, text]: readonly string[]) => ({
  component: "helper-topic",
  props: { picture, title, text },
});

export const helperPopoverExamples: readonly Example<typeof helperPopoverContract>[] = inEachLanguage(
  words,
  ({ text, title, close, topics, longText, long }) => ({
    ordinary: { props: { text, title, dismissText: close }, slots: { content: topics.map(topic) } },
    "long text": {
      props: { text: longText, title: longText, dismissText: close },
      slots: { content: [topic(["box", longText, long]), ...topics.map(topic)] },
    },
  }),
);
