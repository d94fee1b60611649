import { type Example, inEachLanguage } from "../example.ts";
import type { headerButtonContract } from "./contract.ts";

const words = {
  en: { bell: "Notifications", waiting: "Notifications, 3 waiting", many: "Notifications, 128 waiting", chat: "Chat" },
  "zh-Hant": { bell: "通知", waiting: "通知，3 則待處理", many: "通知，128 則待處理", chat: "線上客服" },
  th: {
    bell: "การแจ้งเตือน",
    waiting: "การแจ้งเตือน รอดำเนินการ 3 รายการ",
    many: "การแจ้งเตือน รอดำเนินการ 128 รายการ",
    chat: "แชต",
  },
};

export const headerButtonExamples: readonly Example<typeof headerButtonContract>[] = inEachLanguage(
  words,
  ({ bell, waiting, many, chat }) => ({
    ordinary: { props: { icon: "bell", text: bell, count: 0 } },
    "things wait": { props: { icon: "bell", text: waiting, count: 3 } },
    "long number": { props: { icon: "bell", text: many, count: 128 } },
    chat: { props: { icon: "chat", text: chat } },
    disabled: { props: { icon: "chat", text: chat }, isDisabled: true },
  }),
);
