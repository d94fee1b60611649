import { type Example, inEachLanguage } from "../example.ts";
import type { stepperContract } from "./contract.ts";

const words = {
  en: {
    text: "Step 2 of 5",
    name: "Delivery",
    open: "Almost there",
    long: "Where we pick your device up, and who hands it over when you cannot be there yourself",
  },
  "zh-Hant": {
    text: "步驟 2／5",
    name: "配送方式",
    open: "快完成了",
    long: "我們到哪裡取件，以及您無法親自在場時，由哪一位代理人將裝置交給快遞人員",
  },
  th: {
    text: "ขั้นที่ 2 จาก 5",
    name: "การจัดส่ง",
    open: "ใกล้เสร็จแล้ว",
    long: "เราจะไปรับเครื่องที่ไหน และใครจะเป็นผู้ส่งมอบเครื่องแทนหากคุณไม่สะดวกอยู่ด้วยตัวเอง",
  },
};

export const stepperExamples: readonly Example<typeof stepperContract>[] = inEachLanguage(
  words,
  ({ text, name, open, long }) => ({
    ordinary: { props: { text, name, place: 2, count: 5 } },
    "where the count is not known": { props: { text: open, place: 2 } },
    "long text": { props: { text, name: long, place: 2, count: 5 } },
  }),
);
