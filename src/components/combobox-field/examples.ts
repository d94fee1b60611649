import type { Example } from "../example.ts";
import { lineExamples } from "../field-frame/line-examples.ts";
import type { comboboxFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "Street and number",
    hint: "Start to type, then choose, or type it all.",
    value: "12 Orchard",
    wrong: "12",
    error: "Please enter a street and a number",
    list: "Suggested addresses",
    count: "Suggestions: {{count}}",
    suggestions: [
      { value: "12 Orchard Road", details: "Central 238823" },
      { value: "12 Orchard Boulevard", details: "Central 248643" },
    ],
  },
  "zh-Hant": {
    label: "街道與門牌",
    hint: "開始輸入後可從清單選取，也可自行輸入完整地址。",
    value: "忠孝東路",
    wrong: "忠孝",
    error: "請輸入街道與門牌",
    list: "建議的地址",
    count: "建議：{{count}} 項",
    suggestions: [
      { value: "忠孝東路四段1號", details: "臺北市大安區 106" },
      { value: "忠孝東路五段8號", details: "臺北市信義區 110" },
    ],
  },
  th: {
    label: "บ้านเลขที่และถนน",
    hint: "เริ่มพิมพ์แล้วเลือกจากรายการ หรือพิมพ์เองทั้งหมด",
    value: "12 สุขุมวิท",
    wrong: "12",
    error: "โปรดกรอกบ้านเลขที่และถนน",
    list: "ที่อยู่ที่แนะนำ",
    count: "คำแนะนำ {{count}} รายการ",
    suggestions: [
      { value: "12 ซอยสุขุมวิท 11", details: "เขตวัฒนา 10110" },
      { value: "12 ซอยสุขุมวิท 55", details: "เขตวัฒนา 10110" },
    ],
  },
};

export const comboboxFieldExamples: readonly Example<typeof comboboxFieldContract>[] = lineExamples<
  typeof comboboxFieldContract
>("combobox-field", words, (line, language) => {
  const { list, count, suggestions } = words[language];
  return { ...line, suggestions, listText: list, countText: count };
});
