import { type Example, inEachLanguage } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { radioListFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "Which number should the code go to?",
    hint: "These are the numbers of your plans.",
    why: "This number cannot get messages",
    colour: "Which colour is it?",
    colours: ["Midnight", "Starlight", "Mist Blue", "Another colour"],
    error: "Please choose a number",
    loading: "Loading your numbers",
    empty: "We found no number. Go back and sign in by email.",
  },
  "zh-Hant": {
    label: "驗證碼要傳送到哪一個門號？",
    hint: "以下是您方案中的門號。",
    why: "這個門號無法接收簡訊",
    colour: "是哪一種顏色？",
    colours: ["午夜色", "星光色", "霧藍色", "其他顏色"],
    error: "請選擇門號",
    loading: "正在載入您的門號",
    empty: "找不到門號。請返回上一步，改用電子郵件登入。",
  },
  th: {
    label: "ต้องการรับรหัสที่หมายเลขใด",
    hint: "หมายเลขเหล่านี้อยู่ในแผนของคุณ",
    why: "หมายเลขนี้รับข้อความไม่ได้",
    colour: "เครื่องเป็นสีอะไร",
    colours: ["สีมิดไนต์", "สีสตาร์ไลต์", "สีฟ้าหมอก", "สีอื่น"],
    error: "โปรดเลือกหมายเลข",
    loading: "กำลังโหลดหมายเลขของคุณ",
    empty: "ไม่พบหมายเลข โปรดย้อนกลับแล้วเข้าสู่ระบบด้วยอีเมล",
  },
};

const numbers = ["****4567", "****8812", "****0093"].map((label, index) => ({ value: `number-${index}`, label }));

/** Of the colours in order; the last one has none. */
const swatches = ["#232a31", "#f7f5ef", "#a8bccf"];

export const radioListFieldExamples: readonly Example<typeof radioListFieldContract>[] = inEachLanguage(
  words,
  ({ label, hint, why, colour, colours, error, loading, empty }, language) => {
    const id = `radio-list-${language}`;
    const given = { label, options: numbers, isRequired: true };
    const { longLabel, longHint, longError } = fieldWords[language];
    return {
      ordinary: { props: { ...given, id, hint, value: "" } },
      "one cannot be chosen": {
        props: {
          ...given,
          id: `${id}-why`,
          value: "number-0",
          options: numbers.map((option, index) => (index === 2 ? { ...option, isDisabled: true, why } : option)),
        },
      },
      "with colours": {
        props: {
          id: `${id}-colours`,
          label: colour,
          isRequired: true,
          value: "1",
          options: colours.map((name, index) => {
            const swatch = swatches[index];
            return { value: String(index), label: name, ...(swatch === undefined ? {} : { swatch }) };
          }),
        },
      },
      error: { props: { ...given, id: `${id}-error`, value: "", error } },
      busy: { props: { ...given, id: `${id}-busy`, value: "number-1" }, isBusy: true },
      disabled: { props: { ...given, id: `${id}-disabled`, value: "number-1" }, isDisabled: true },
      loading: {
        props: { ...given, id: `${id}-loading`, value: "", options: [], isLoading: true, loadingText: loading },
      },
      empty: { props: { ...given, id: `${id}-empty`, value: "", options: [], emptyText: empty } },
      "long text": {
        props: {
          ...given,
          id: `${id}-long`,
          label: longLabel,
          hint: longHint,
          error: longError,
          value: "",
          options: [...numbers, { value: "long", label: longHint, details: longError }],
        },
      },
    };
  },
);
