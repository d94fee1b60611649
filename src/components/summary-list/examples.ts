import { type Example, inEachLanguage } from "../example.ts";
import type { summaryListContract } from "./contract.ts";

const words = {
  en: {
    change: "Change",
    rows: [
      ["How we help", "Swap, S$68.00"],
      ["Address", "12 Marina Way\n#08-15\n018970"],
      ["Day and time", "Wednesday, 25 November 2026, 9:00 am – 12:00 pm"],
    ],
    long: [
      "Who hands the device over when you cannot be there yourself",
      "Maximiliana Alexandrina Featherstonehaugh-Cholmondeley, maximiliana.alexandrina.featherstonehaugh@mail.example",
    ],
  },
  "zh-Hant": {
    change: "修改",
    rows: [
      ["處理方式", "更換裝置，NT$1,990"],
      ["地址", "110 台北市信義區\n松仁路100號23樓"],
      ["日期與時段", "2026年11月25日 星期三 上午9:00–12:00"],
    ],
    long: [
      "您無法親自在場時，代替您將裝置交給快遞人員的代理人",
      "歐陽美玲小姐，maximiliana.alexandrina.featherstonehaugh@mail.example",
    ],
  },
  th: {
    change: "แก้ไข",
    rows: [
      ["วิธีที่เราช่วย", "เปลี่ยนเครื่อง ฿1,500"],
      ["ที่อยู่", "99/9 ถนนพระราม 4\nแขวงลุมพินี เขตปทุมวัน\nกรุงเทพมหานคร 10330"],
      ["วันและเวลา", "วันพุธที่ 25 พฤศจิกายน 2569 เวลา 9:00–12:00 น."],
    ],
    long: [
      "ผู้ส่งมอบเครื่องแทนในวันที่คุณไม่สะดวกอยู่ด้วยตัวเอง",
      "มะลิวัลย์ ใจดีมีสุขสวัสดิ์พิพัฒน์มงคล maximiliana.alexandrina.featherstonehaugh@mail.example",
    ],
  },
};

export const summaryListExamples: readonly Example<typeof summaryListContract>[] = inEachLanguage(
  words,
  ({ change, rows, long }) => {
    const row = ([label, value]: readonly string[]) => ({ component: "summary-row", props: { label, value } });
    const group = (answers: readonly (readonly string[])[], isDisabled = false) => ({
      component: "summary-group",
      props: { changeText: change, changes: answers.map(([label]) => label).join(", ") },
      slots: { content: answers.map(row) },
      isDisabled,
    });
    const [help = [], ...where] = rows;
    return {
      ordinary: { props: {}, slots: { content: [group([help]), group(where)] } },
      disabled: { props: {}, slots: { content: [group([help], true), group(where, true)] } },
      "long text": { props: {}, slots: { content: [group([long]), group(rows)] } },
    };
  },
);
