import { type Example, inEachLanguage } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { radioCardsFieldContract } from "./contract.ts";

const drawings = { phone: "phone", fridge: "refrigerator" } as const;

const words = {
  en: {
    label: "How should we help?",
    hint: "You can change this until we have your device.",
    swap: {
      value: "swap",
      label: "Swap it",
      details: "A courier brings a device like yours and takes the broken one.",
      cost: "S$68.00",
      earliest: "Earliest: Monday, 23 November 2026",
      mark: "Fastest",
    },
    repair: {
      value: "repair",
      label: "Have it repaired",
      details: "A courier picks yours up and brings it back. Your data stay on it if they can.",
      cost: "S$45.00",
      earliest: "Earliest: Friday, 27 November 2026",
    },
    walkIn: {
      value: "walk-in",
      label: "Bring it to a repair centre",
      details: "You wait there, about two hours.",
      cost: "S$45.00",
      why: "No centre near you has this part before 7 December.",
    },
    device: "Which device is it about?",
    phone: { value: "phone", label: "Phone 15 Pro", details: "Midnight, 256 GB", picture: drawings.phone },
    fridge: { value: "fridge", label: "Fridge 420", details: "Silver", picture: drawings.fridge },
    stores: "Where will you bring it?",
    near: {
      value: "near",
      label: "Care Centre Bedok",
      details: "311 New Upper Road, #01-78",
      distance: "1.6 km from your address",
      hours: "Open today 10:00 am–6:00 pm",
      earliest: "Earliest: Friday, 27 November 2026",
    },
    far: {
      value: "far",
      label: "Care Centre Orchard",
      details: "181 Orchard Road, #04-26",
      hours: "Closed today",
    },
    error: "Please choose how we should help",
    long: {
      label: "Have it repaired by the maker of the device, which takes longer and keeps the maker's own warranty",
      details:
        "A courier picks your device up at the address of your plan, the maker looks at it, and tells you what the repair costs before anything is done. When you do not want it, the device comes back as it was.",
    },
  },
  "zh-Hant": {
    label: "您希望我們怎麼處理？",
    hint: "在我們收到您的裝置之前，您都可以更改。",
    swap: {
      value: "swap",
      label: "更換裝置",
      details: "快遞人員會送來同款裝置，並取回故障的那一台。",
      cost: "NT$1,990",
      earliest: "最快：2026年11月23日 星期一",
      mark: "最快",
    },
    repair: {
      value: "repair",
      label: "送修",
      details: "快遞人員到府取件，修好後送回。我們會盡可能保留您的資料。",
      cost: "NT$990",
      earliest: "最快：2026年11月27日 星期五",
    },
    walkIn: {
      value: "walk-in",
      label: "自行送到維修中心",
      details: "現場等候約兩小時。",
      cost: "NT$990",
      why: "您附近的維修中心在12月7日之前沒有這項零件。",
    },
    device: "是哪一台裝置？",
    phone: { value: "phone", label: "美玲的手機", details: "午夜色，256 GB", picture: drawings.phone },
    fridge: { value: "fridge", label: "廚房冰箱", details: "銀色", picture: drawings.fridge },
    stores: "您要送到哪一間維修中心？",
    near: {
      value: "near",
      label: "信義維修中心",
      details: "臺北市信義區松高路68號1樓",
      distance: "距離您的地址 1.6 公里",
      hours: "今天營業時間：上午10:00–下午6:00",
      earliest: "最快：2026年11月27日 星期五",
    },
    far: { value: "far", label: "板橋維修中心", details: "新北市板橋區縣民大道二段7號", hours: "今天休息" },
    error: "請選擇處理方式",
    long: {
      label: "交由原廠維修，所需時間較長，但會保留原廠所提供的保固期間與保固內容",
      details:
        "快遞人員會到您方案所登記的地址取件，由原廠檢測之後，先向您說明維修費用，經您同意才會開始維修。如果您決定不修，我們會將裝置原樣送回。",
    },
  },
  th: {
    label: "ต้องการให้เราช่วยแบบไหน",
    hint: "เปลี่ยนใจได้จนกว่าเราจะได้รับอุปกรณ์ของคุณ",
    swap: {
      value: "swap",
      label: "เปลี่ยนเครื่อง",
      details: "พนักงานส่งของนำเครื่องรุ่นเดียวกันมาให้ และรับเครื่องเสียกลับไป",
      cost: "฿1,500",
      earliest: "เร็วที่สุด วันจันทร์ที่ 23 พฤศจิกายน 2569",
      mark: "เร็วที่สุด",
    },
    repair: {
      value: "repair",
      label: "ส่งซ่อม",
      details: "พนักงานมารับเครื่องและนำกลับมาส่งเมื่อซ่อมเสร็จ เราจะพยายามรักษาข้อมูลของคุณไว้",
      cost: "฿900",
      earliest: "เร็วที่สุด วันศุกร์ที่ 27 พฤศจิกายน 2569",
    },
    walkIn: {
      value: "walk-in",
      label: "นำไปที่ศูนย์ซ่อมเอง",
      details: "รอรับได้เลย ใช้เวลาประมาณสองชั่วโมง",
      cost: "฿900",
      why: "ศูนย์ใกล้คุณยังไม่มีอะไหล่จนถึงวันที่ 7 ธันวาคม",
    },
    device: "เป็นอุปกรณ์เครื่องใด",
    phone: { value: "phone", label: "โทรศัพท์ของมะลิ", details: "สีมิดไนต์ 256 GB", picture: drawings.phone },
    fridge: { value: "fridge", label: "ตู้เย็นในครัว", details: "สีเงิน", picture: drawings.fridge },
    stores: "จะนำเครื่องไปที่ศูนย์ใด",
    near: {
      value: "near",
      label: "ศูนย์ซ่อมปทุมวัน",
      details: "989 ถนนพระราม 1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพฯ 10330",
      distance: "ห่างจากที่อยู่ของคุณ 1.6 กม.",
      hours: "วันนี้เปิด 10:00–18:00 น.",
      earliest: "เร็วที่สุด วันศุกร์ที่ 27 พฤศจิกายน 2569",
    },
    far: {
      value: "far",
      label: "ศูนย์ซ่อมบางนา",
      details: "587 ถนนเทพรัตน แขวงบางนาเหนือ เขตบางนา กรุงเทพฯ 10260",
      hours: "วันนี้ปิด",
    },
    error: "โปรดเลือกวิธีที่ต้องการ",
    long: {
      label: "ส่งให้ผู้ผลิตซ่อมเอง ซึ่งใช้เวลานานกว่าแต่ยังคงการรับประกันของผู้ผลิตไว้ครบทุกข้อ",
      details:
        "พนักงานจะไปรับเครื่องตามที่อยู่ในแผนของคุณ ผู้ผลิตจะตรวจสอบและแจ้งค่าซ่อมให้ทราบก่อนเริ่มซ่อม หากไม่ต้องการซ่อม เราจะส่งเครื่องคืนในสภาพเดิม",
    },
  },
};

export const radioCardsFieldExamples: readonly Example<typeof radioCardsFieldContract>[] = inEachLanguage(
  words,
  ({ label, hint, swap, repair, walkIn, device, phone, fridge, stores, near, far, error, long }, language) => {
    const options = [swap, repair, { ...walkIn, isDisabled: true }];
    const given = { id: `radio-cards-${language}`, label, options, isRequired: true };
    const { longLabel, longHint, longError } = fieldWords[language];
    return {
      ordinary: { props: { ...given, hint, value: "" } },
      chosen: { props: { ...given, id: `${given.id}-chosen`, value: "swap" } },
      "with drawings": {
        props: { ...given, id: `${given.id}-drawings`, label: device, value: "", options: [phone, fridge] },
      },
      stores: {
        props: { ...given, id: `${given.id}-stores`, label: stores, value: "", options: [near, far] },
      },
      error: { props: { ...given, id: `${given.id}-error`, value: "", error } },
      disabled: { props: { ...given, id: `${given.id}-disabled`, value: "swap" }, isDisabled: true },
      "long text": {
        props: {
          ...given,
          id: `${given.id}-long`,
          label: longLabel,
          hint: longHint,
          error: longError,
          value: "maker",
          options: [swap, { ...repair, ...long, value: "maker" }],
        },
      },
    };
  },
);
