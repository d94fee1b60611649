import { type Example, inEachLanguage } from "../example.ts";
import { fieldWords } from "../field-frame/example-words.ts";
import type { uploadFieldContract } from "./contract.ts";

const words = {
  en: {
    label: "Your receipt",
    limitsText: "JPG, PNG or PDF, up to 10 MB. Shop, day and price must be readable.",
    chooseText: "Choose a file",
    cameraText: "Take a photo",
    chosenText: "Chosen. It is sent when you continue.",
    replaceText: "Replace",
    removeText: "Remove",
    sending: "Sending, 40%",
    sent: "Sent",
    failed: "Not sent: the connection broke. It is sent again when you continue.",
    error: "Please add your receipt",
  },
  "zh-Hant": {
    label: "您的收據",
    limitsText: "JPG、PNG 或 PDF，檔案大小不超過 10 MB。店家、日期與金額須清晰可讀。",
    chooseText: "選擇檔案",
    cameraText: "拍照",
    chosenText: "已選擇，按「繼續」後才會上傳。",
    replaceText: "更換",
    removeText: "移除",
    sending: "正在上傳，40%",
    sent: "已上傳",
    failed: "未上傳：連線中斷。按「繼續」後會再次上傳。",
    error: "請附上收據",
  },
  th: {
    label: "ใบเสร็จของคุณ",
    limitsText: "ไฟล์ JPG, PNG หรือ PDF ขนาดไม่เกิน 10 MB โดยต้องเห็นชื่อร้าน วันที่ และราคาชัดเจน",
    chooseText: "เลือกไฟล์",
    cameraText: "ถ่ายรูป",
    chosenText: "เลือกแล้ว จะส่งเมื่อคุณกดดำเนินการต่อ",
    replaceText: "เปลี่ยนไฟล์",
    removeText: "ลบออก",
    sending: "กำลังส่ง 40%",
    sent: "ส่งแล้ว",
    failed: "ยังไม่ได้ส่งเพราะการเชื่อมต่อขาด จะส่งอีกครั้งเมื่อคุณกดดำเนินการต่อ",
    error: "โปรดแนบใบเสร็จ",
  },
};

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#b9c2c8" d="M0 0h64v64H0z"/><path fill="#fff" d="m16 8 4 3 4-3 4 3 4-3 4 3 4-3 4 3 4-3v48l-4-3-4 3-4-3-4 3-4-3-4 3-4-3-4 3z"/><path stroke="#52606a" stroke-width="2" d="M22 22h20M22 29h20M22 36h12M36 44h6"/></svg>';
const preview = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
const receipt = { id: "receipt", name: "receipt-2026-03-27.jpg", size: 1_240_000, type: "image/jpeg" };
const back = { id: "back", name: "back.pdf", size: 84_000, type: "application/pdf" };
const front = { id: "front", name: "front.png", size: 4_912_345, type: "image/png" };
const longName = "scan of the receipt of my telephone and of the case that I bought with it, second page_final(2).jpeg";

export const uploadFieldExamples: readonly Example<typeof uploadFieldContract>[] = inEachLanguage(
  words,
  ({ sending, sent, failed, error, ...texts }, language) => {
    const id = `upload-${language}`;
    const { longLabel, longHint, longError, locale } = fieldWords[language];
    const given = { ...texts, locale, types: ["image/jpeg", "image/png", ".pdf"], isRequired: true };
    return {
      ordinary: { props: { ...given, id, value: [] } },
      "chosen, not sent": {
        props: {
          ...given,
          id: `${id}-chosen`,
          value: [receipt],
          states: [{ id: "receipt", text: texts.chosenText, preview }],
        },
      },
      "several, on their way": {
        props: {
          ...given,
          id: `${id}-several`,
          value: [receipt, back, front],
          maxFiles: 4,
          states: [
            { id: "receipt", text: sent, tone: "good", preview },
            { id: "back", text: sending, progress: 40 },
            { id: "front", text: failed, tone: "bad" },
          ],
        },
      },
      error: { props: { ...given, id: `${id}-error`, value: [], error } },
      disabled: { props: { ...given, id: `${id}-disabled`, value: [receipt], maxFiles: 2 }, isDisabled: true },
      "long text": {
        props: {
          ...given,
          id: `${id}-long`,
          label: longLabel,
          limitsText: longHint,
          chooseText: longLabel,
          error: longError,
          value: [{ ...receipt, name: longName }],
          maxFiles: 2,
        },
      },
    };
  },
);
