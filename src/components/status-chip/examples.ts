import type { Example } from "../example.ts";
import type { statusChipContract } from "./contract.ts";

export const statusChipExamples: readonly Example<typeof statusChipContract>[] = [
  { name: "good", language: "en", props: { text: "Covered", tone: "good" } },
  { name: "info", language: "en", props: { text: "On its way", tone: "info" } },
  { name: "warn", language: "en", props: { text: "Needs a document", tone: "warn" } },
  { name: "bad", language: "en", props: { text: "Declined", tone: "bad" } },
  { name: "grey", language: "en", props: { text: "Open", colour: "grey" } },
  { name: "lime", language: "en", props: { text: "Processing", colour: "lime" } },
  { name: "amber", language: "en", props: { text: "Pending Action", colour: "amber" } },
  { name: "green", language: "en", props: { text: "Device Received", colour: "green" } },
  { name: "red", language: "en", props: { text: "Cancelled", colour: "red" } },
  { name: "yellow", language: "en", props: { text: "Under Review", colour: "yellow", isLive: true } },
  { name: "neutral", language: "en", props: { text: "Not active" } },
  {
    name: "long text",
    language: "en",
    props: { text: "Waiting for the courier to confirm the day of the pick-up", tone: "info" },
  },
  { name: "ordinary, Chinese", language: "zh-Hant", props: { text: "保障中", tone: "good" } },
  { name: "ordinary, Thai", language: "th", props: { text: "อยู่ในความคุ้มครอง", tone: "good" } },
  { name: "long text, Chinese", language: "zh-Hant", props: { text: "等待快遞人員確認到府取件的日期", tone: "info" } },
  { name: "long text, Thai", language: "th", props: { text: "รอพนักงานยืนยันวันที่จะไปรับเครื่อง", tone: "info" } },
];
