import type { Example } from "../example.ts";
import type { countdownContract } from "./contract.ts";

export const countdownExamples: readonly Example<typeof countdownContract>[] = [
  {
    name: "ordinary",
    language: "en",
    props: {
      until: "2026-11-21T08:00:59Z",
      now: "2026-11-21T08:00:00Z",
      text: "You can ask for a new code in {{time}}",
    },
  },
  {
    name: "minutes",
    language: "en",
    props: { until: "2026-11-21T08:04:59Z", now: "2026-11-21T08:00:00Z", text: "The code works for {{time}} more" },
  },
  {
    name: "long text",
    language: "en",
    props: {
      until: "2026-11-21T08:00:59Z",
      now: "2026-11-21T08:00:00Z",
      text: "You have asked for several codes. To keep your account safe you can ask for another one in {{time}}",
    },
  },
  {
    name: "ordinary, Chinese",
    language: "zh-Hant",
    props: { until: "2026-11-21T08:00:59Z", now: "2026-11-21T08:00:00Z", text: "{{time}} 後可重新傳送驗證碼" },
  },
  {
    name: "ordinary, Thai",
    language: "th",
    props: { until: "2026-11-21T08:00:59Z", now: "2026-11-21T08:00:00Z", text: "ขอรหัสใหม่ได้ในอีก {{time}}" },
  },
  {
    name: "long text, Chinese",
    language: "zh-Hant",
    props: {
      until: "2026-11-21T08:00:59Z",
      now: "2026-11-21T08:00:00Z",
      text: "您已多次要求傳送驗證碼。為了保護您的帳戶，{{time}} 後才能再次重新傳送",
    },
  },
  {
    name: "long text, Thai",
    language: "th",
    props: {
      until: "2026-11-21T08:00:59Z",
      now: "2026-11-21T08:00:00Z",
      text: "คุณขอรหัสมาหลายครั้งแล้ว เพื่อความปลอดภัยของบัญชี คุณขอรหัสใหม่ได้ในอีก {{time}}",
    },
  },
];
