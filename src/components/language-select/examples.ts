import type { Example } from "../example.ts";
import type { languageSelectContract } from "./contract.ts";

const names = { "en-US": "English", "zh-Hant-TW": "繁體中文", "th-TH": "ไทย", "ms-MY": "Bahasa Melayu" };

export const languageSelectExamples: readonly Example<typeof languageSelectContract>[] = [
  {
    name: "ordinary",
    language: "en",
    props: { label: "Language", locale: "en-US", locales: ["en-US", "zh-Hant-TW"], names },
  },
  {
    name: "compact",
    language: "en",
    props: {
      label: "Language",
      locale: "en-US",
      locales: ["en-US", "zh-Hant-TW", "th-TH", "ms-MY"],
      names,
      size: "compact",
    },
  },
  {
    name: "disabled",
    language: "en",
    props: { label: "Language", locale: "en-US", locales: ["en-US", "zh-Hant-TW"], names },
    isDisabled: true,
  },
  { name: "one language", language: "en", props: { label: "Language", locale: "en-US", locales: ["en-US"], names } },
  {
    name: "ordinary, Chinese",
    language: "zh-Hant",
    props: { label: "語言", locale: "zh-Hant-TW", locales: ["en-US", "zh-Hant-TW"], names },
  },
  {
    name: "ordinary, Thai",
    language: "th",
    props: { label: "ภาษา", locale: "th-TH", locales: ["en-US", "th-TH"], names },
  },
  {
    name: "disabled, Chinese",
    language: "zh-Hant",
    props: { label: "語言", locale: "zh-Hant-TW", locales: ["en-US", "zh-Hant-TW"], names },
    isDisabled: true,
  },
  {
    name: "disabled, Thai",
    language: "th",
    props: { label: "ภาษา", locale: "th-TH", locales: ["en-US", "th-TH"], names },
    isDisabled: true,
  },
];
