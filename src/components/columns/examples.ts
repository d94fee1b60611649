import { type Example, inEachLanguage } from "../example.ts";
import type { columnsContract } from "./contract.ts";

const words = {
  en: {
    term: "Device",
    value: "Phone, 256 GB, midnight",
    title: "What it costs",
    fee: "Service fee, GST included",
    amount: "S$68.00",
    send: "Send the request",
    long: "The person who hands your device over when you cannot be there, with a number where we reach them",
  },
  "zh-Hant": {
    term: "裝置",
    value: "手機，256 GB，午夜色",
    title: "費用明細",
    fee: "服務費（含稅）",
    amount: "NT$1,990",
    send: "送出申請",
    long: "您無法親自在場時，代替您將裝置交給快遞人員的代理人姓名，以及我們能聯絡到對方的電話號碼",
  },
  th: {
    term: "อุปกรณ์",
    value: "โทรศัพท์ 256 GB สีมิดไนท์",
    title: "ค่าใช้จ่าย",
    fee: "ค่าบริการรวมภาษี",
    amount: "฿1,500",
    send: "ส่งคำขอ",
    long: "ชื่อผู้ส่งมอบเครื่องแทนคุณในวันที่คุณไม่สะดวกอยู่ด้วยตัวเอง พร้อมหมายเลขโทรศัพท์ที่เราติดต่อได้",
  },
};

const listed = (term: string, value: string) => ({
  component: "definition-list",
  slots: { content: [{ component: "definition", props: { term, value } }] },
});

export const columnsExamples: readonly Example<typeof columnsContract>[] = inEachLanguage(
  words,
  ({ term, value, title, fee, amount, send, long }) => {
    const content = [listed(term, value)];
    const end = [{ component: "button", props: { text: send, kind: "primary" } }];
    const summary = [{ component: "heading", props: { text: title, level: 2 } }, listed(fee, amount)];
    return {
      ordinary: { props: {}, slots: { content, summary, end } },
      "summary first": { props: { summaryFirst: true }, slots: { content, summary } },
      "long text": { props: {}, slots: { content: [listed(long, long)], summary: [listed(long, long)], end } },
      "without a summary": { props: {}, slots: { content, end } },
    };
  },
);
