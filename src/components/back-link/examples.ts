import type { Example } from "../example.ts";
import type { backLinkContract } from "./contract.ts";

export const backLinkExamples: readonly Example<typeof backLinkContract>[] = [
  { name: "ordinary", language: "en", props: { text: "Back" } },
  { name: "disabled", language: "en", props: { text: "Back" }, isDisabled: true },
  { name: "long text", language: "en", props: { text: "Back to the list of your devices" } },
  { name: "ordinary, Chinese", language: "zh-Hant", props: { text: "返回" } },
  { name: "ordinary, Thai", language: "th", props: { text: "ย้อนกลับ" } },
  { name: "disabled, Chinese", language: "zh-Hant", props: { text: "返回" }, isDisabled: true },
  { name: "disabled, Thai", language: "th", props: { text: "ย้อนกลับ" }, isDisabled: true },
  { name: "long text, Chinese", language: "zh-Hant", props: { text: "返回您方案中所有裝置與配件的清單頁面" } },
  { name: "long text, Thai", language: "th", props: { text: "ย้อนกลับไปยังรายการอุปกรณ์และอุปกรณ์เสริมทั้งหมดในแผนของคุณ" } },
];
