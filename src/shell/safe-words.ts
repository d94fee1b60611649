/** The texts of the last-resort page: without documents, they must be in the code. */
export interface SafeWords {
  readonly title: string;
  readonly text: string;
  readonly code: string;
  readonly again: string;
}

const english: SafeWords = {
  title: "This page could not be shown",
  text: "Something on our side did not work. Try again, or come back in a few minutes.",
  code: "If you contact us, give us this code:",
  again: "Try again",
};

const byLanguage: Readonly<Record<string, SafeWords>> = {
  en: english,
  zh: {
    title: "目前無法顯示此頁面",
    text: "系統暫時發生問題。請再試一次，或過幾分鐘後再回來。",
    code: "如需與我們聯絡，請提供此代碼：",
    again: "再試一次",
  },
  th: {
    title: "แสดงหน้านี้ไม่ได้ในขณะนี้",
    text: "ระบบของเราขัดข้อง โปรดลองอีกครั้ง หรือกลับมาใหม่ในอีกสักครู่",
    code: "หากติดต่อเรา โปรดแจ้งรหัสนี้",
    again: "ลองอีกครั้ง",
  },
};

/** The words for a locale (BCP 47); English where its language has none. */
export const safeWords = (locale: string): SafeWords => byLanguage[locale.split("-")[0] ?? ""] ?? english;
