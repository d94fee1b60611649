import type { Example } from "../example.ts";
import type { languageSelectContract } from "./contract.ts";

export const languageSelectExamples: readonly Example<typeof languageSelectContract>[] = [
  { name: "ordinary", language: "en", props: { label: "Language", locale: "en-US", locales: ["en-US", "zh-Hant-TW"] } },
  {
    name: "compact",
    language: "en",
    props: { label: "Language", locale: "en-US", locales: ["en-US", "zh-Hant-TW", "th-TH", "ms-MY"], size: "compact" },
  },
  {
    name: "disabled",
    language: "en",
    props: { label: "Language", locale: "en-US", locales: ["en-US", "zh-Hant-TW"] },
    isDisabled: true,
  },
  { name: "one language", language: "en", props: { label: "Language", locale: "en-US", locales: ["en-US"] } },
  {
    name: "ordinary, Chinese",
    language: "zh-Hant",
    props: { label: "語言", locale: "zh-Hant-TW", locales: ["en-US", "zh-Hant-TW"] },
  },
  { name: "ordinary, Thai", language: "th", props: { label: "ภาษา", locale: "th-TH", locales: ["en-US", "th-TH"] } },
  {
    name: "disabled, Chinese",
    language: "zh-Hant",
    props: { label: "語言", locale: "zh-Hant-TW", locales: ["en-US", "zh-Hant-TW"] },
    isDisabled: true,
  },
  {
    name: "disabled, Thai",
    language: "th",
    props: { label: "ภาษา", locale: "th-TH", locales: ["en-US", "th-TH"] },
    isDisabled: true,
  },
];
