import { type Example, inEachLanguage } from "../example.ts";
import type { panelContract } from "./contract.ts";

const words = {
  en: {
    title: "Request SR-2026-004417",
    close: "Close",
    body: "We look at your photos until Monday, 23 November 2026.",
    act: "Cancel this request",
    longTitle: "Everything about the request that you made for the telephone of your daughter on Saturday",
    long: "The courier is on the way with the replacement, and rings half an hour before. Have your identity card at hand, take the broken device out of its case, and remove the card of your mobile number. ",
  },
  "zh-Hant": {
    title: "申請 SR-2026-004417",
    close: "關閉",
    body: "我們會在2026年11月23日 星期一之前檢視您的照片。",
    act: "取消申請",
    longTitle: "您於星期六為女兒的手機所提出的服務申請，以及所有相關的處理進度與文件",
    long: "快遞人員正帶著替換裝置前往，並會在抵達前半小時致電給您。請準備好身分證件，將故障的裝置從保護殼中取出，並拔除 SIM 卡。",
  },
  th: {
    title: "คำขอ SR-2026-004417",
    close: "ปิด",
    body: "เราจะตรวจรูปภาพของคุณภายในวันจันทร์ที่ 23 พฤศจิกายน 2569",
    act: "ยกเลิกคำขอนี้",
    longTitle: "รายละเอียดทั้งหมดของคำขอที่คุณแจ้งไว้เมื่อวันเสาร์สำหรับโทรศัพท์ของลูกสาว",
    long: "พนักงานกำลังนำเครื่องใหม่ไปส่งและจะโทรหาคุณก่อนถึงครึ่งชั่วโมง โปรดเตรียมบัตรประชาชน ถอดเคสและซิมการ์ดออกจากเครื่องที่เสียให้เรียบร้อย ",
  },
};

export const panelExamples: readonly Example<typeof panelContract>[] = inEachLanguage(
  words,
  ({ title, close, body, act, longTitle, long }) => {
    const actions = [{ component: "button", props: { text: act, kind: "danger" } }];
    return {
      ordinary: { props: { title, dismissText: close }, slots: { body, actions } },
      "without a cross and a foot": { props: { title }, slots: { body } },
      "long text": {
        props: { title: longTitle, dismissText: close },
        slots: { body: [{ component: "text", props: { text: long.repeat(8) } }], actions },
      },
    };
  },
);
