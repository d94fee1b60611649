import { type Example, inEachLanguage } from "../example.ts";
import type { menuContract } from "./contract.ts";

const words = {
  en: {
    text: "Menu",
    name: "Mei Tan",
    account: "Care plan holder",
    items: ["Plan overview", "My service requests", "My payments"],
    out: "Sign out",
    long: "Everything about the plans that you had before this one",
    longName: "Maximiliana Alexandrina Featherstonehaugh-Cholmondeley of the Upper Valley",
  },
  "zh-Hant": {
    text: "選單",
    name: "陳美玲",
    account: "方案持有人",
    items: ["方案總覽", "我的服務申請", "我的付款"],
    out: "登出",
    long: "您先前所有方案的內容、付款紀錄與服務申請",
    longName: "歐陽上官美玲小姐與其家庭方案的所有共同使用人",
  },
  th: {
    text: "เมนู",
    name: "มะลิ ใจดี",
    account: "เจ้าของแผน",
    items: ["ภาพรวมแผน", "คำขอรับบริการของฉัน", "การชำระเงินของฉัน"],
    out: "ออกจากระบบ",
    long: "ข้อมูลทั้งหมดของแผนที่คุณเคยใช้ก่อนหน้านี้",
    longName: "มะลิวัลย์ ใจดีมีสุขสวัสดิ์พิพัฒน์มงคลวงศ์ไพศาล",
  },
};

const createItems = (texts: readonly string[], disabled?: number) =>
  texts.map((text, index) => ({
    component: "menu-item",
    props: { text, isCurrent: index === 1 },
    isDisabled: index === disabled,
  }));

export const menuExamples: readonly Example<typeof menuContract>[] = inEachLanguage(
  words,
  ({ text, name, account, items, out, long, longName }) => {
    const actions = [{ component: "menu-item", props: { text: out } }];
    return {
      ordinary: {
        props: { text, customerName: name, accountText: account },
        slots: { items: createItems(items), actions },
      },
      "one disabled": { props: { text }, slots: { items: createItems(items, 2), actions } },
      "long text": {
        props: { text, customerName: longName, accountText: account },
        slots: { items: createItems([long, ...items.slice(1)]), actions },
      },
    };
  },
);
