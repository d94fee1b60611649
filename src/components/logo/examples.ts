import { type Example, inEachLanguage } from "../example.ts";
import type { logoContract } from "./contract.ts";

const words = {
  en: { text: "Care portal", leadsText: "to the start page" },
  "zh-Hant": { text: "安心入口", leadsText: "回首頁" },
  th: { text: "พอร์ทัลดูแลอุปกรณ์", leadsText: "ไปหน้าแรก" },
};

const source = "/brands/default/logo.svg";

export const logoExamples: readonly Example<typeof logoContract>[] = inEachLanguage(words, ({ text, leadsText }) => ({
  ordinary: { props: { source, text, leadsText } },
  "long words": { props: { source, text: `${text} ${text} ${text}`, leadsText: `${leadsText} ${leadsText}` } },
  busy: { props: { source, text, leadsText }, isBusy: true },
}));
