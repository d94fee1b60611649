import { expect, test } from "vitest";
import { createReceivedFiles, safeFileName } from "./received-files.ts";

test.each([
  ["Certificate of cover.pdf", "Certificate of cover.pdf"],
  ["Certificate of cover", "Certificate of cover.pdf"],
  ["COVER.PDF", "COVER.pdf"],
  ["cover.exe", "cover.exe.pdf"],
  ["../../etc/passwd", "etc passwd.pdf"],
  ["a\\b:c*.pdf", "a b c.pdf"],
  ["cover\u202efdp.exe", "coverfdp.exe.pdf"],
  ["line\r\nbreak.pdf", "linebreak.pdf"],
  ["", "file.pdf"],
  [".pdf", "file.pdf"],
  [undefined, "file.pdf"],
  ["ใบรับรอง.pdf", "ใบรับรอง.pdf"],
  ["x".repeat(300), `${"x".repeat(60)}.pdf`],
])("a file that is called %j is saved as %j", (name, saved) => {
  expect(safeFileName(name, "application/pdf")).toBe(saved);
});

test("a received file is saved once, under the reply's name before the other", () => {
  const saved: [number, string][] = [];
  const ids = ["a", "b", "c"];
  const files = createReceivedFiles(
    () => ids.shift() ?? "d",
    (bytes, name) => void saved.push([bytes.size, name]),
  );
  const bytes = new Blob(["%PDF-1"], { type: "application/pdf" });
  const named = files.receive({ bytes, name: "cover.pdf" });
  const nameless = files.receive({ bytes, name: undefined });
  files.save(named, "other.pdf");
  files.save(nameless, "other.pdf");
  expect(saved).toEqual([
    [6, "cover.pdf"],
    [6, "other.pdf"],
  ]);
  expect(() => files.save(named, "other.pdf")).toThrow("not there");
});

test("nothing is kept of files that nobody saves: the oldest go, and all when the customer leaves", () => {
  const ids = ["a", "b", "c"];
  const files = createReceivedFiles(
    () => ids.shift() ?? "d",
    () => {},
  );
  const file = { bytes: new Blob(["%PDF-1"]), name: "cover.pdf" };
  const [first, second, third] = [files.receive(file), files.receive(file), files.receive(file)];
  expect(() => files.save(first, undefined)).toThrow("not there");
  files.save(second, undefined);
  files.clear();
  expect(() => files.save(third, undefined)).toThrow("not there");
});
