/** A number of up to three digits, and the space before its unit in a script without spaces between words. */
const COUNTED = /(^|\D)(\d{1,3}) (?=[\p{Script=Han}\p{Script=Thai}])/gu;

/** A text in which no line breaks between a number and its unit, as in "5 分鐘" and "5 นาที". */
export const withUnbrokenNumbers = (text: string): string => text.replace(COUNTED, "$1$2\u00a0");
