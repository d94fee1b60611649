import { type Example, inEachLanguage } from "../example.ts";
import type { definitionListContract } from "./contract.ts";

const words = {
  en: {
    facts: [
      ["Number", "SR-2026-004417"],
      ["Device", "Phone, 256 GB, midnight"],
      ["Collection", "Wednesday, 25 November 2026, 9:00 am – 12:00 pm"],
    ],
    sum: ["Service fee, GST included", "S$68.00"],
    state: "Status",
    status: "Under review",
    long: [
      "The person who hands your device over when you cannot be there",
      "Maximiliana Alexandrina Featherstonehaugh-Cholmondeley, maximiliana.alexandrina.featherstonehaugh@mail.example",
    ],
  },
  "zh-Hant": {
    facts: [
      ["申請編號", "SR-2026-004417"],
      ["裝置", "手機，256 GB，午夜色"],
      ["取件時間", "2026年11月25日 星期三 上午9:00–12:00"],
    ],
    sum: ["服務費（含稅）", "NT$1,990"],
    state: "狀態",
    status: "審核中",
    long: [
      "您無法親自在場時，代替您將裝置交給快遞人員的代理人姓名與聯絡方式",
      "歐陽美玲小姐，台北市信義區松仁路一百號二十三樓之五，maximiliana.alexandrina.featherstonehaugh@mail.example",
    ],
  },
  th: {
    facts: [
      ["เลขที่คำขอ", "SR-2026-004417"],
      ["อุปกรณ์", "โทรศัพท์ 256 GB สีมิดไนท์"],
      ["วันรับเครื่อง", "วันพุธที่ 25 พฤศจิกายน 2569 เวลา 9:00–12:00 น."],
    ],
    sum: ["ค่าบริการรวมภาษี", "฿1,500"],
    state: "สถานะ",
    status: "กำลังตรวจสอบ",
    long: [
      "ชื่อและช่องทางติดต่อของผู้ส่งมอบเครื่องแทนคุณในวันที่คุณไม่สะดวกอยู่ด้วยตัวเอง",
      "คุณมะลิวัลย์ ใจดีมีสุขสวัสดิ์พิพัฒน์มงคล maximiliana.alexandrina.featherstonehaugh@mail.example",
    ],
  },
};

const fact = ([term, value]: readonly string[], emphasis = "normal") => ({
  component: "definition",
  props: { term, value, emphasis },
});

export const definitionListExamples: readonly Example<typeof definitionListContract>[] = inEachLanguage(
  words,
  ({ facts, sum, state, status, long }) => {
    const content = [...facts.map((one) => fact(one)), fact(sum, "strong")];
    const chip = { component: "status-chip", props: { text: status, tone: "info" } };
    const [first] = facts;
    return {
      ordinary: { props: {}, slots: { content } },
      "names above facts": { props: { layout: "above" }, slots: { content } },
      "a block as a fact": {
        props: {},
        slots: {
          content: [fact(first ?? []), { component: "definition", props: { term: state }, slots: { content: [chip] } }],
        },
      },
      "long text": { props: {}, slots: { content: [fact(long), ...content] } },
    };
  },
);
