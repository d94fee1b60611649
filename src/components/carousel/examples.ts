import { type Example, inEachLanguage } from "../example.ts";
import type { carouselContract } from "./contract.ts";

const words = {
  en: {
    label: "What your plan gives you",
    previous: "Previous",
    next: "Next",
    slides: [
      ["Security advisor", "Looks after your passwords and warns you of leaks."],
      ["Office programmes", "One year of text, tables and slides on five devices."],
      ["Data transfer at home", "We move your data from the old to the new device, in 60 minutes."],
      ["Battery check", "Free of charge in every repair centre."],
    ],
    act: "Get it",
    long: "A specialist who comes to your home and sets up the new device together with you, step by step",
  },
  "zh-Hant": {
    label: "您的方案所包含的服務",
    previous: "上一項",
    next: "下一項",
    slides: [
      ["資安顧問", "管理您的密碼，並在資料外洩時提醒您。"],
      ["辦公軟體", "文書、試算表與簡報，一年內可用於五台裝置。"],
      ["到府資料移轉", "我們會在 60 分鐘內，將資料從舊裝置移到新裝置。"],
      ["電池檢測", "在任一維修中心皆可免費檢測。"],
    ],
    act: "立即使用",
    long: "由專員親自到府，一步一步陪您完成新裝置的所有設定與資料移轉",
  },
  th: {
    label: "สิทธิประโยชน์ในแผนของคุณ",
    previous: "ก่อนหน้า",
    next: "ถัดไป",
    slides: [
      ["ที่ปรึกษาด้านความปลอดภัย", "ดูแลรหัสผ่านของคุณและแจ้งเตือนเมื่อข้อมูลรั่วไหล"],
      ["โปรแกรมสำนักงาน", "ใช้งานเอกสาร ตาราง และสไลด์ได้หนึ่งปีบนห้าอุปกรณ์"],
      ["ย้ายข้อมูลถึงบ้าน", "เราย้ายข้อมูลจากเครื่องเก่าไปเครื่องใหม่ให้ภายใน 60 นาที"],
      ["ตรวจสุขภาพแบตเตอรี่", "ไม่มีค่าใช้จ่ายที่ศูนย์ซ่อมทุกแห่ง"],
    ],
    act: "รับสิทธิ์",
    long: "ผู้เชี่ยวชาญไปถึงบ้านและช่วยตั้งค่าเครื่องใหม่ไปพร้อมกับคุณทีละขั้นตอน",
  },
};

const slide = ([title, text]: readonly string[], act: string) => ({
  component: "slide",
  props: { title, text },
  slots: { actions: [{ component: "link", props: { text: act } }] },
});

export const carouselExamples: readonly Example<typeof carouselContract>[] = inEachLanguage(
  words,
  ({ label, previous, next, slides, act, long }) => {
    const props = { label, previousText: previous, nextText: next };
    const drawn = slides.map((one) => slide(one, act));
    return {
      ordinary: { props, slots: { slides: drawn } },
      "only one": { props, slots: { slides: drawn.slice(0, 1) } },
      "with pictures": {
        props,
        slots: { slides: drawn.map((one) => ({ ...one, props: { ...one.props, picture: "box" } })) },
      },
      "long text": { props, slots: { slides: [slide([long, long], long), ...drawn] } },
    };
  },
);
