import { type Example, inEachLanguage } from "../example.ts";
import type { dataTableContract } from "./contract.ts";

const words = {
  en: {
    caption: "Payments of the last 24 months",
    heads: ["Day", "What for", "Card", "Amount"],
    rows: [
      ["1 November 2026", "Plan, November", "****4242", "S$12.90"],
      ["21 October 2026", "Service fee, swap", "****4242", "S$68.00"],
      ["1 October 2026", "Plan, October", "****4242", "S$12.90"],
    ],
    empty: "There is no payment yet. The first is taken on 1 December 2026.",
    long: "Service fee for the swap of a telephone with a broken screen, and the transfer of its data on site",
  },
  "zh-Hant": {
    caption: "近 24 個月的付款紀錄",
    heads: ["日期", "項目", "信用卡", "金額"],
    rows: [
      ["2026年11月1日", "方案月費，11月", "****4242", "NT$199"],
      ["2026年10月21日", "更換服務費", "****4242", "NT$1,990"],
      ["2026年10月1日", "方案月費，10月", "****4242", "NT$199"],
    ],
    empty: "目前沒有付款紀錄。第一筆款項將於2026年12月1日收取。",
    long: "螢幕破損手機的更換服務費，以及工程師到府協助移轉裝置資料的加購服務費用",
  },
  th: {
    caption: "การชำระเงินใน 24 เดือนที่ผ่านมา",
    heads: ["วันที่", "รายการ", "บัตร", "จำนวนเงิน"],
    rows: [
      ["1 พฤศจิกายน 2569", "ค่าแผนเดือนพฤศจิกายน", "****4242", "฿129"],
      ["21 ตุลาคม 2569", "ค่าบริการเปลี่ยนเครื่อง", "****4242", "฿1,500"],
      ["1 ตุลาคม 2569", "ค่าแผนเดือนตุลาคม", "****4242", "฿129"],
    ],
    empty: "ยังไม่มีการชำระเงิน รายการแรกจะเรียกเก็บในวันที่ 1 ธันวาคม 2569",
    long: "ค่าบริการเปลี่ยนเครื่องสำหรับโทรศัพท์จอแตก รวมค่าบริการย้ายข้อมูลถึงที่บ้าน",
  },
};

const align = (index: number) => (index === 3 ? "end" : "start");

function cells(heads: readonly string[], row: readonly string[]) {
  return row.map((text, index) => ({
    component: "table-cell",
    props: { text, align: align(index), ...(index === 0 ? { isHead: true } : { label: heads[index] }) },
  }));
}

export const dataTableExamples: readonly Example<typeof dataTableContract>[] = inEachLanguage(
  words,
  ({ caption, heads, rows, empty, long }) => {
    const columns = heads.map((text, index) => ({ component: "table-column", props: { text, align: align(index) } }));
    const drawn = rows.map((row) => ({ component: "table-row", slots: { cells: cells(heads, row) } }));
    const [first = []] = rows;
    const longRow = first.map((text, index) => (index === 1 ? long : text));
    return {
      ordinary: { props: { caption }, slots: { columns, rows: drawn } },
      empty: { props: { caption, emptyText: empty, isEmpty: true }, slots: { columns } },
      "long text": {
        props: { caption: long },
        slots: { columns, rows: [{ component: "table-row", slots: { cells: cells(heads, longRow) } }, ...drawn] },
      },
    };
  },
);
