const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
const KILOBYTE = 1024;

/** A file's size for people, in the units of limits: 3,145,728 bytes are 3 MB, and are within "up to 3 MB". */
export function sizeInWords(bytes: number, locale: string | undefined): string {
  const power = units.findLastIndex((_, index) => index === 0 || bytes >= KILOBYTE ** index);
  const unit = units[power] ?? "byte";
  const format = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: power > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / KILOBYTE ** power);
}
