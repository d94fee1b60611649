import type { Example } from "../example.ts";
import type { skeletonContract } from "./contract.ts";

export const skeletonExamples: readonly Example<typeof skeletonContract>[] = [
  { name: "lines", language: "en", props: { text: "Loading" } },
  { name: "cards", language: "en", props: { shape: "card", count: 2 } },
  { name: "a page", language: "en", props: { shape: "page" } },
  { name: "a form", language: "en", props: { shape: "form" } },
  { name: "ordinary, Chinese", language: "zh-Hant", props: { count: 2, text: "載入中" } },
  { name: "ordinary, Thai", language: "th", props: { count: 2, text: "กำลังโหลด" } },
];
