import { expect, test } from "vitest";
import { fileNameIn } from "./file-name.ts";

test.each([
  [null, undefined],
  ["attachment", undefined],
  ['attachment; filename=""', undefined],
  ["attachment; filename=cover.pdf", "cover.pdf"],
  ['attachment; filename="Certificate of cover.pdf"', "Certificate of cover.pdf"],
  ['attachment; filename="the \\"best\\".pdf"', 'the "best".pdf'],
  ["attachment; filename=\"cover.pdf\"; filename*=UTF-8''%E0%B9%83%E0%B8%9A.pdf", "ใบ.pdf"],
  ["attachment; filename=\"cover.pdf\"; filename*=UTF-8''%E0%ZZ", "cover.pdf"],
])("the header %s names %s", (header, name) => {
  expect(fileNameIn(header)).toBe(name);
});
