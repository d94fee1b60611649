import type { DocumentChanges } from "./changed-documents.ts";

const entries = ["requests/types/waterDamage", ...["wasOnAfter", "wetParts", "otherPart"].map(questionAt)];

function questionAt(name: string): string {
  return `triage/questions/${name}`;
}

const words = (name: string, text: string, asked: Readonly<Record<string, string>>) => ({
  messages: {
    "requests.types.waterDamage.name": name,
    "requests.types.waterDamage.hint": text,
    ...Object.fromEntries(Object.entries(asked).map(([key, word]) => [`triage.questions.${key}`, word])),
  },
});

/** A programme that covers water damage and asks three questions of its own: all that an editor writes. */
export const waterDamage: DocumentChanges = {
  "programmes/sg/care/care-4-0.programme.json": {
    adds: entries.map((entry) => `/${entry}`),
    requests: {
      offers: ["faultRepair", "waterDamage"],
      types: {
        waterDamage: {
          wire: "Water Damage",
          serviceType: "REPAIR",
          delivery: "refresh",
          triage: [{ questions: ["wasOnAfter", "wetParts", "otherPart"] }],
          dataTransfer: "none",
          fee: "WTRFEE",
        },
      },
    },
    triage: {
      questions: {
        wasOnAfter: { type: "yes-no", required: true, accepts: { "===": ["$value", "no"] }, otherwise: "callUs" },
        wetParts: { type: "checkboxes", options: ["speaker", "camera", "other"], required: true },
        otherPart: {
          type: "text",
          required: true,
          maxLength: 60,
          visibleWhen: { "===": [{ in: ["other", "$form.wetParts"] }, true] },
        },
      },
    },
  },
  "locales/en-US/programmes/care-4-0.json": words("Water damage", "For a device that fell into water.", {
    "wasOnAfter.label": "Was the device switched on after it got wet?",
    "wetParts.label": "Which parts got wet?",
    "wetParts.options.speaker": "Speaker",
    "wetParts.options.camera": "Camera",
    "wetParts.options.other": "Another part",
    "otherPart.label": "Which other part?",
    "otherPart.invalid": "Name the part, in 60 characters or fewer",
  }),
  "locales/zh-Hant-TW/programmes/care-4-0.json": words("泡水損壞", "適用於曾落水或進水的裝置。", {
    "wasOnAfter.label": "裝置進水後是否曾開機？",
    "wetParts.label": "哪些部位進水？",
    "wetParts.options.speaker": "喇叭",
    "wetParts.options.camera": "相機",
    "wetParts.options.other": "其他部位",
    "otherPart.label": "其他哪個部位？",
    "otherPart.invalid": "請填寫部位名稱，最多 60 個字",
  }),
};
