import type { Example } from "../example.ts";
import type { calendarLinkContract } from "./contract.ts";

const visit = { starts: "2026-11-24T01:00:00.000Z", ends: "2026-11-24T04:00:00.000Z" };

const long = {
  en: "Add the day on which we collect your device, and the hours between which we come, to your calendar",
  th: "เพิ่มวันที่เราไปรับเครื่องของคุณ และช่วงเวลาที่เราจะไปถึง ลงในปฏิทินของคุณ",
  "zh-Hant": "將我們前往收取您裝置的日期與到達時段加入您的行事曆，以免錯過約定的時間",
};

export const calendarLinkExamples: readonly Example<typeof calendarLinkContract>[] = [
  {
    ...{ name: "ordinary", language: "en" },
    props: { text: "Add to your calendar", title: "Screen Repair", place: "Blk 118 Bishan Street 12", ...visit },
  },
  { name: "ordinary, Chinese", language: "zh-Hant", props: { text: "加入行事曆", title: "螢幕維修", ...visit } },
  { name: "ordinary, Thai", language: "th", props: { text: "เพิ่มลงในปฏิทิน", title: "ซ่อมหน้าจอ", ...visit } },
  { name: "long text", language: "en", props: { text: long.en, title: "Screen Repair", ...visit } },
  { name: "long text, Chinese", language: "zh-Hant", props: { text: long["zh-Hant"], title: "螢幕維修", ...visit } },
  { name: "long text, Thai", language: "th", props: { text: long.th, title: "ซ่อมหน้าจอ", ...visit } },
];
