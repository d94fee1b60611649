import { type Example, inEachLanguage } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { selectFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "Colour",
    hint: "As it says on the box.",
    choose: "Choose a colour",
    colours: ["Midnight", "Starlight", "Deep green"],
    why: "not made any more",
    error: "Please choose a colour",
    loading: "Loading the colours",
  },
  "zh-Hant": {
    label: "顏色",
    hint: "請參考包裝盒上的標示。",
    choose: "請選擇顏色",
    colours: ["午夜色", "星光色", "深綠色"],
    why: "已停產",
    error: "請選擇顏色",
    loading: "正在載入顏色",
  },
  th: {
    label: "สี",
    hint: "ดูได้จากข้างกล่อง",
    choose: "เลือกสี",
    colours: ["มิดไนท์", "สตาร์ไลท์", "เขียวเข้ม"],
    why: "เลิกผลิตแล้ว",
    error: "โปรดเลือกสี",
    loading: "กำลังโหลดสี",
  },
};

export const selectFieldExamples: readonly Example<typeof selectFieldContract>[] = inEachLanguage(
  words,
  ({ label, hint, choose, colours, why, error, loading }, language) => {
    const id = `select-${language}`;
    const options = colours.map((colour, index) => ({ value: `colour-${index}`, label: colour }));
    const given = { label, options, chooseText: choose };
    const { longLabel, longHint, longError, optional } = fieldWords[language];
    return {
      ordinary: { props: { ...given, id, hint, value: "", isRequired: true } },
      "chosen, one cannot be": {
        props: {
          ...given,
          id: `${id}-chosen`,
          value: "colour-0",
          options: options.map((option, index) => (index === 2 ? { ...option, isDisabled: true, why } : option)),
        },
      },
      optional: { props: { ...given, id: `${id}-optional`, value: "", optionalText: optional } },
      loading: {
        props: { ...given, id: `${id}-loading`, value: "", options: [], isLoading: true, loadingText: loading },
      },
      error: { props: { ...given, id: `${id}-error`, value: "", error, isRequired: true } },
      disabled: { props: { ...given, id: `${id}-disabled`, value: "colour-1" }, isDisabled: true },
      "long text": {
        props: {
          ...given,
          id: `${id}-long`,
          label: longLabel,
          hint: longHint,
          error: longError,
          value: "long",
          options: [...options, { value: "long", label: longHint }],
        },
      },
    };
  },
);
