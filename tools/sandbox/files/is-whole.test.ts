import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FileKind, mediaTypes } from "../../../src/documents/file-kinds.ts";
import { kindOfFile } from "../../../src/documents/file-type.ts";
import {
  box,
  film,
  packedPdf,
  pdfWith,
  samsungTrailer,
  wholeFiles,
} from "../../../tests/sandbox/support/whole-files.ts";
import { isWhole } from "./is-whole.ts";

const HTML = Buffer.from("<!doctype html><script>alert(1)</script>");
const kinds = Object.keys(mediaTypes) as FileKind[];
const { jpeg, pdf } = wholeFiles;

describe.each(kinds)("a file of the kind %s", (kind) => {
  const whole = wholeFiles[kind];

  it("is accepted when it is whole", async () => {
    expect(await kindOfFile(new Blob([Uint8Array.from(whole)]))).toBe(kind);
    expect(isWhole(whole, kind)).toBe(true);
  });

  it("is refused when a page or anything else follows it, and when only its first bytes are there", () => {
    expect(isWhole(Buffer.concat([whole, HTML]), kind)).toBe(false);
    expect(isWhole(Buffer.concat([whole, Buffer.from("\n<svg onload=alert(1)>")]), kind)).toBe(false);
    expect(isWhole(Buffer.concat([whole, Buffer.from("PK\u0003\u0004 a program")]), kind)).toBe(false);
    for (const length of [0, 1, 2, 4, 8, 12, 16]) expect(isWhole(whole.subarray(0, length), kind)).toBe(false);
  });

  it("is refused when it is cut at any byte, and no bytes make its reader throw", () => {
    for (let length = 0; length < whole.length - 1; length += 1)
      expect(isWhole(whole.subarray(0, length), kind)).toBe(false);
    const changed = fc.tuple(
      fc.nat(whole.length - 1),
      fc.integer({ min: 0, max: 255 }),
      fc.uint8Array({ maxLength: 9 }),
    );
    fc.assert(
      fc.property(changed, ([at, byte, more]) => {
        const bytes = Buffer.concat([whole, more]);
        bytes[at] = byte;
        expect(typeof isWhole(bytes, kind)).toBe("boolean");
      }),
      { numRuns: 300, seed: 16 },
    );
  });
});

describe("after the end of a photograph", () => {
  it.each([
    ["a gain map, which is a further picture", jpeg],
    ["two further pictures and padding", Buffer.concat([jpeg, Buffer.alloc(100), jpeg, Buffer.alloc(3)])],
    ["a motion photo's film", film],
    ["a gain map and a film", Buffer.concat([jpeg, film])],
    ["the trailer of Samsung's camera", samsungTrailer()],
  ])("%s is accepted", (_what, tail) => {
    expect(isWhole(Buffer.concat([jpeg, tail]), "jpeg")).toBe(true);
  });

  it.each([
    ["a film with a page behind it", Buffer.concat([film, HTML])],
    ["a film with a page inside it", Buffer.concat([film, box("free", HTML)])],
    ["a further picture with a page behind it", Buffer.concat([jpeg, HTML])],
    ["a trailer with a page in it", samsungTrailer("<script>alert(1)</script>")],
    ["a page that ends as a trailer does", Buffer.concat([HTML, samsungTrailer()])],
    ["zeros and then anything", Buffer.from("\0\0\0anything")],
  ])("%s is refused", (_what, tail) => {
    expect(isWhole(Buffer.concat([jpeg, tail]), "jpeg")).toBe(false);
  });
});

describe("a PDF", () => {
  it.each([
    ["a destination that is shown first", pdfWith("<< /Type /Catalog /OpenAction [3 0 R /Fit] >>")],
    ["packed objects", packedPdf("<< /Type /Page >>")],
    ["words that only begin like a forbidden one", pdfWith("<< /JSON 1 /AAPL:Keywords [] /LaunchPad (a) >>")],
    ["line ends behind it", Buffer.concat([pdf, Buffer.from("\r\n\r\n")])],
  ])("with %s is accepted", (_what, file) => expect(isWhole(file, "pdf")).toBe(true));

  it.each([
    ["a script", pdfWith("<< /S /JavaScript /JS (app.alert(1)) >>")],
    ["a script in short", pdfWith("<< /JS (app.alert(1)) >>")],
    ["a script whose name is written in numbers", pdfWith("<< /S /#4aava#53cript /#4a#53 (app.alert(1)) >>")],
    ["an action when it is opened", pdfWith("<< /OpenAction 7 0 R >>")],
    ["actions of a page", pdfWith("<< /AA << /O 7 0 R >> >>")],
    ["a program", pdfWith("<</S/Launch/F(cmd.exe)>>")],
    ["a file inside", pdfWith("<< /Type /EmbeddedFile >>")],
    ["files inside", pdfWith("<< /Names << /EmbeddedFiles 7 0 R >> >>")],
    ["an encryption that hides its content", pdfWith("<< /Encrypt 7 0 R >>")],
    ["a script among packed objects", packedPdf("<< /S /JavaScript >>")],
    ["a script in short among packed objects", packedPdf("<< /JS 7 0 R >>")],
    ["objects that are packed twice", packedPdf("<< >>", "/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]")],
    [
      "objects whose kind is written in numbers",
      packedPdf("<< /#4aS 7 0 R >>", "/Type /Obj#53tm /Filter /FlateDecode"),
    ],
    ["a script in what looks like a stream", pdfWith("% <<>>\nstream\n<< /S /JavaScript >>\nendstream")],
    ["a page after it with the same end", Buffer.concat([pdf, HTML, Buffer.from("%%EOF")])],
    ["something before it", Buffer.concat([HTML, pdf])],
  ])("with %s is refused", (_what, file) => expect(isWhole(file, "pdf")).toBe(false));

  it("with the word stream a million times is judged at once", () => {
    const many = Buffer.from(`%PDF-1.4\n${"stream\n".repeat(1_000_000)}startxref\n9\n%%EOF`);
    const began = performance.now();
    isWhole(many, "pdf");
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  it("that unpacks to more than a customer's file holds is refused", () => {
    expect(isWhole(packedPdf(" ".repeat(65_000_000), "/Filter /FlateDecode"), "pdf")).toBe(false);
  });
});
