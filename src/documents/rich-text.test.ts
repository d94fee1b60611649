import { describe, expect, it } from "vitest";
import { isSafeAddress, linkTargets, readRichText } from "./rich-text.ts";

const text = (words: string) => ({ kind: "text", text: words });

describe("a rich text", () => {
  it("has headings, paragraphs, lists, emphasis, links and line breaks", () => {
    const { blocks, refused } = readRichText(
      "# One\n\nSome *soft* and **loud** words,  \nsee [*the* terms](terms).\n\n3. third\n4. fourth\n   - inner",
    );
    expect(refused).toEqual([]);
    expect(blocks).toEqual([
      { kind: "heading", level: 1, inside: [text("One")] },
      {
        kind: "paragraph",
        inside: [
          text("Some "),
          { kind: "emphasis", inside: [text("soft")] },
          text(" and "),
          { kind: "strong", inside: [text("loud")] },
          text(" words,"),
          { kind: "break" },
          text("see "),
          { kind: "link", to: "terms", text: "the terms" },
          text("."),
        ],
      },
      {
        kind: "list",
        start: 3,
        items: [
          [{ kind: "paragraph", inside: [text("third")] }],
          [
            { kind: "paragraph", inside: [text("fourth")] },
            { kind: "list", start: undefined, items: [[{ kind: "paragraph", inside: [text("inner")] }]] },
          ],
        ],
      },
    ]);
  });

  it.each([
    "<b>bold</b>",
    "a <script>alert(1)</script> b",
    "<div>\n\nblock\n\n</div>",
    "![picture](https://a.example/p.png)",
    "`code`",
    "    code",
    "> quote",
    "---",
    "請**注意：**溫度",
    "[no] (link)[x](",
  ])("refuses %j and shows it as it is written", (written) => {
    const { blocks, refused } = readRichText(written);
    expect(refused).not.toEqual([]);
    expect(JSON.stringify(blocks)).toContain(JSON.stringify(refused[0]).slice(1, -1));
  });

  it("keeps characters that mean something in HTML, and escaped marks", () => {
    expect(readRichText("Tea & cake, 1 < 2, \\*#06#, a_b_c").blocks).toEqual([
      { kind: "paragraph", inside: [text("Tea & cake, 1 < 2, "), text("*"), text("#06#, a_b_c")] },
    ]);
  });

  it("makes no link of a bare address", () => {
    expect(linkTargets(readRichText("https://a.example and www.b.example and a@b.example").blocks)).toEqual([]);
  });

  it("lists the targets of its links, also inside lists and emphasis", () => {
    expect(linkTargets(readRichText("- **[a](one)**\n\n[b](https://b.example)").blocks)).toEqual([
      "one",
      "https://b.example",
    ]);
  });
});

describe("a safe address", () => {
  it.each(["https://a.example/x?y#z", "mailto:help@a.example", "tel:+6561234567"])("is %s", (to) => {
    expect(isSafeAddress(to)).toBe(true);
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "http://a.example",
    "//a.example",
    "https:///x",
    "vbscript:x",
    "/x",
  ])("is not %s", (to) => {
    expect(isSafeAddress(to)).toBe(false);
  });
});
