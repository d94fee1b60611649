import type { Example } from "../example.ts";
import { lineExamples } from "../field-frame/line-examples.ts";
import type { timeFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "From what time are you at home?",
    hint: "Between 9 am and 6 pm.",
    value: "14:30",
    wrong: "20:15",
    error: "Choose a time between 9 am and 6 pm",
  },
  "zh-Hant": {
    label: "您幾點後會在家？",
    hint: "上午9點到下午6點之間。",
    value: "14:30",
    wrong: "20:15",
    error: "請選擇上午9點到下午6點之間的時間",
  },
  th: {
    label: "อยู่บ้านตั้งแต่กี่โมง",
    hint: "ระหว่าง 9.00 น. ถึง 18.00 น.",
    value: "14:30",
    wrong: "20:15",
    error: "โปรดเลือกเวลาระหว่าง 9.00 น. ถึง 18.00 น.",
  },
};

export const timeFieldExamples: readonly Example<typeof timeFieldContract>[] = lineExamples<typeof timeFieldContract>(
  "time-field",
  words,
  (line) => ({ ...line, min: "09:00", max: "18:00", value: line.value.slice(0, "14:30".length) }),
);
