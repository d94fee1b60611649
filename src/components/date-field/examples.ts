import type { ComponentContract } from "../contract.ts";
import { type Example, type ExampleLanguage, inEachLanguage, type Shown } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { dateFieldContract, monthFieldContract } from "./contract.ts";

const dayWords = {
  en: {
    label: "When did you buy it?",
    hint: "As it says on the receipt, for example 27 3 2026.",
    dayText: "Day",
    monthText: "Month",
    yearText: "Year",
    error: "There is no such day",
  },
  "zh-Hant": {
    label: "您是什麼時候購買的？",
    hint: "請依照收據填寫，西元或民國年皆可，例如115年3月27日。",
    dayText: "日",
    monthText: "月",
    yearText: "年",
    error: "沒有這一天，請再確認",
  },
  th: {
    label: "ซื้อเมื่อวันที่เท่าไร",
    hint: "ตามใบเสร็จ ใช้ พ.ศ. หรือ ค.ศ. ก็ได้ เช่น 27 3 2569",
    dayText: "วัน",
    monthText: "เดือน",
    yearText: "ปี",
    error: "ไม่มีวันที่นี้ โปรดตรวจสอบอีกครั้ง",
  },
};

const monthWords = {
  en: {
    label: "In which month did you buy it?",
    hint: "For example 3 2026.",
    monthText: "Month",
    yearText: "Year",
    error: "There is no such month",
  },
  "zh-Hant": {
    label: "您是哪一年哪一月購買的？",
    hint: "西元或民國年皆可，例如115年3月。",
    monthText: "月",
    yearText: "年",
    error: "沒有這個月份，請再確認",
  },
  th: {
    label: "ซื้อเมื่อเดือนใด",
    hint: "ใช้ พ.ศ. หรือ ค.ศ. ก็ได้ เช่น 3 2569",
    monthText: "เดือน",
    yearText: "ปี",
    error: "ไม่มีเดือนนี้ โปรดตรวจสอบอีกครั้ง",
  },
};

/** The texts of the examples in a language. */
interface MonthWords {
  readonly label: string;
  readonly hint: string;
  readonly error: string;
  readonly monthText: string;
  readonly yearText: string;
}

/** The properties of every field in typed parts. */
interface PartsProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly locale: string;
  readonly monthText: string;
  readonly yearText: string;
  readonly hint?: string;
  readonly error?: string;
  readonly optionalText?: string;
  readonly isRequired?: boolean;
}

/** The examples of a field in typed parts, in each language; `withOwn` adds this field's own properties. */
function partsExamples<Contract extends ComponentContract, Words extends MonthWords>(
  words: { readonly [language in ExampleLanguage]: Words },
  { name, value, wrong }: { readonly name: string; readonly value: string; readonly wrong: string },
  withOwn: (parts: PartsProps, words: Words) => Shown<Contract>["props"],
) {
  return inEachLanguage<Contract, Words>(words, (own, language) => {
    const { label, hint, error, monthText, yearText } = own;
    const { longLabel, longHint, longError, optional, locale } = fieldWords[language];
    const show = (suffix: string, parts: Partial<PartsProps>) => ({
      props: withOwn(
        { id: `${name}-${language}-${suffix}`, label, value: "", locale, monthText, yearText, ...parts },
        own,
      ),
    });
    return {
      ordinary: show("ordinary", { hint, isRequired: true }),
      filled: show("filled", { value }),
      optional: show("optional", { optionalText: optional }),
      error: show("error", { hint, value: wrong, error, isRequired: true }),
      busy: { ...show("busy", { value }), isBusy: true },
      disabled: { ...show("disabled", { value }), isDisabled: true },
      "long text": show("long", { label: longLabel, hint: longHint, error: longError }),
    };
  });
}

export const dateFieldExamples: readonly Example<typeof dateFieldContract>[] = partsExamples<
  typeof dateFieldContract,
  (typeof dayWords)["en"]
>(dayWords, { name: "date", value: "2026-03-27", wrong: "2026-2-31" }, (parts, { dayText }) => ({ ...parts, dayText }));

export const monthFieldExamples: readonly Example<typeof monthFieldContract>[] = partsExamples<
  typeof monthFieldContract,
  MonthWords
>(monthWords, { name: "month", value: "2026-03", wrong: "2026-13" }, (parts) => parts);
