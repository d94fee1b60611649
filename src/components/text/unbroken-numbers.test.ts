import { expect, test } from "vitest";
import { withUnbrokenNumbers } from "./unbroken-numbers.ts";

test.each([
  ["已傳送，5 分鐘內有效。", "已傳送，5\u00a0分鐘內有效。"],
  ["ใช้ได้ภายใน 5 นาที", "ใช้ได้ภายใน 5\u00a0นาที"],
  ["เวลา 9.00–18.00 น.", "เวลา 9.00–18.00\u00a0น."],
  ["IMEI 356938035643809 หมายเลข", "IMEI 356938035643809 หมายเลข"],
  ["It works for 5 minutes.", "It works for 5 minutes."],
])("%s", (text, expected) => {
  expect(withUnbrokenNumbers(text)).toBe(expected);
});
