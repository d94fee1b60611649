import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Block } from "../../documents/generated/screen.ts";
import { fetchComponents } from "../fetch-components.ts";
import { ScreenView } from "../screens/ScreenView.tsx";
import { sampleScene } from "../test-support/sample-scene.ts";

await fetchComponents(["rich-text"]);

function draw(message: string, props: Block["props"] = {}) {
  const scene = sampleScene({
    blocks: {
      text: { component: "rich-text", props: { text: "depot.how", newTabText: "depot.new-tab", ...props } },
    },
    texts: { "depot.how": message, "depot.new-tab": "opens in a new tab" },
    scope: { client: { links: { terms: "https://a.example/terms", own: "/files/a.pdf", odd: "javascript:alert(1)" } } },
  });
  render(<ScreenView scene={scene} />);
}

test("a message in Markdown is headings below the page's, paragraphs, lists, emphasis", () => {
  draw("## Find it\n\nOn the *back*.\n\n1. Turn it\n2. Read the **label**");
  expect(screen.getByRole("heading", { level: 2, name: "Find it" })).toBeTruthy();
  expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  expect(screen.getByText("back").tagName).toBe("EM");
  const items = within(screen.getByRole("list")).getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual(["Turn it", "Read the label"]);
  expect(screen.getByText("label").tagName).toBe("STRONG");
  expect(screen.getByRole("list").tagName).toBe("OL");
});

test("links go to safe addresses, and by name to those that the block is given; others are words", () => {
  draw("[Terms](terms), [file](own), [call](tel:+651), [odd](odd), [none](none), [js](javascript:alert(1))", {
    links: { var: "client.links" },
  });
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["Terms opens in a new tab", "https://a.example/terms"],
    ["file opens in a new tab", "/files/a.pdf"],
    ["call", "tel:+651"],
  ]);
  expect(document.body.textContent).toContain("odd, none, js");
});

test("without links, a name leads nowhere", () => {
  draw("[Terms](terms)");
  expect(screen.queryByRole("link")).toBeNull();
});

test("HTML in a message is words on the page", () => {
  draw('Mind <b>this</b><img src="x" onerror="alert(1)">');
  expect(document.querySelector("#main b, b, img")).toBeNull();
  expect(document.body.textContent).toContain("<b>this</b>");
});
