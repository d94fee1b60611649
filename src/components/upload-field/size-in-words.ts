const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A file's size for people: 1,240,000 bytes are 1.2 MB. */
export function sizeInWords(bytes: number, locale: string | undefined): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const unit = units[power] ?? "byte";
  const format = { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: power > 1 ? 1 : 0 } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / 1000 ** power);
}
