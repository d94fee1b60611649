import { type Example, type ExampleBlock, type ExampleSlots, inEachLanguage } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { listFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "Who may collect the device?",
    hint: "Up to three people. They show their ID.",
    entry: "Person {{number}}",
    add: "Add another person",
    remove: "Remove {{entry}}",
    added: "{{entry}} added",
    removed: "{{entry}} removed",
    name: "Name",
    mobile: "Mobile number",
    names: ["Mei Tan", "Arun Kumar"],
    error: "Name at least one person",
    wrong: "Please enter a name",
  },
  "zh-Hant": {
    label: "誰可以代為領取裝置？",
    hint: "最多三位，領取時請出示身分證件。",
    entry: "代領人{{number}}",
    add: "新增代領人",
    remove: "移除{{entry}}",
    added: "已新增{{entry}}",
    removed: "已移除{{entry}}",
    name: "姓名",
    mobile: "手機號碼",
    names: ["陳美玲", "林志明"],
    error: "請至少填寫一位代領人",
    wrong: "請輸入姓名",
  },
  th: {
    label: "ใครมารับเครื่องแทนได้บ้าง",
    hint: "ไม่เกินสามคน โดยต้องแสดงบัตรประจำตัว",
    entry: "ผู้รับแทนคนที่ {{number}}",
    add: "เพิ่มผู้รับแทน",
    remove: "นำ{{entry}}ออก",
    added: "เพิ่ม{{entry}}แล้ว",
    removed: "นำ{{entry}}ออกแล้ว",
    name: "ชื่อ",
    mobile: "หมายเลขโทรศัพท์มือถือ",
    names: ["สมชาย ใจดี", "มาลี ศรีสุข"],
    error: "โปรดระบุผู้รับแทนอย่างน้อยหนึ่งคน",
    wrong: "โปรดกรอกชื่อ",
  },
};

export const listFieldExamples: readonly Example<typeof listFieldContract>[] = inEachLanguage(
  words,
  ({ label, hint, error, names, ...say }, language) => {
    const { longLabel, longHint, longError } = fieldWords[language];
    const texts = {
      ...{ entryText: say.entry, addText: say.add, removeText: say.remove },
      ...{ addedText: say.added, removedText: say.removed },
    };
    const question = (id: string, key: string, own: object): ExampleBlock => ({
      component: "text-field",
      props: { id: `${id}-${key}`, isRequired: true, ...own },
    });
    const asked = (id: string, given: readonly string[], wrong?: string): ExampleSlots =>
      Object.fromEntries(
        given.map((value, index) => {
          const name = question(id, `${index}-name`, {
            label: say.name,
            value,
            error: value === "" ? wrong : undefined,
          });
          return [`${index}`, [name, question(id, `${index}-mobile`, { label: say.mobile, value: "" })]];
        }),
      );
    const show = (suffix: string, own: object, given: readonly string[] = [], wrong?: string) => {
      const id = `list-field-${language}-${suffix}`;
      const value = given.map((_, index) => `${index}`);
      return { props: { id, label, ...texts, value, ...own }, slots: asked(id, given, wrong) };
    };
    return {
      "ordinary, with the one entry that it must have": show("ordinary", { minimum: 1, isRequired: true }, [""]),
      "filled, with as many as there can be": show("filled", { hint, minimum: 1, maximum: 2 }, names),
      "no entries yet": show("none", { hint }),
      error: show("error", { hint, error, isRequired: true }),
      "error in an entry": show("wrong", { hint }, [names[0] ?? "", ""], say.wrong),
      busy: { ...show("busy", {}, names), isBusy: true },
      disabled: { ...show("disabled", {}, names), isDisabled: true },
      "long text": show(
        "long",
        { label: longLabel, hint: longHint, error: longError, entryText: longLabel, addText: longHint },
        names,
      ),
    };
  },
);
