import { expect, test } from "vitest";
import { documentsReferenceFile } from "../../tools/generate/documents-reference.ts";

const [path, text] = documentsReferenceFile();

test("docs/documents.md gives each property's purpose, type, marks and an example", () => {
  expect(path).toBe("docs/documents.md");
  expect(text).toContain(
    "| `isShown` **required** | true or false | Whether a request's details tell its warranty. **Outside**: `hideWarranty`, inverted. | `true` |",
  );
  expect(text).toContain("**From** `/photoId/kinds`. **Replaced whole**. **[Not read yet](unread.md)**.");
});

test("every link in docs/documents.md leads to a section", () => {
  const sections = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
  const links = [...text.matchAll(/\]\(#([^)]+)\)/g)].map(([, link]) => link);
  expect(links.filter((link) => !sections.includes(link ?? ""))).toEqual([]);
  expect(links.length).toBeGreaterThan(50);
});

test("every cell of every table is in its column", () => {
  const rows = text.split("\n").filter((line) => line.startsWith("|"));
  expect(rows.filter((row) => row.replaceAll("\\|", "").split("|").length !== 6)).toEqual([]);
});
