import { unbroken } from "./unbroken.ts";

const KILOBYTE = 1024;

/** A file's largest size as people write it: 3145728 bytes are 3 MB. */
export function sizeInWords(bytes: number, locale: string): string {
  const isLarge = bytes >= KILOBYTE * KILOBYTE;
  const unit = isLarge ? "megabyte" : "kilobyte";
  const size = bytes / (isLarge ? KILOBYTE * KILOBYTE : KILOBYTE);
  return unbroken(new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(size));
}
