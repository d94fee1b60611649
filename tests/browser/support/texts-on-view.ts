import type { Page } from "playwright/test";
import { readMessages } from "./messages.ts";

/** Every visible or announced text: text nodes, names and titles of elements, the title of the page. */
export function allTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node.parentElement?.closest("script, option") === null) found.push(node.textContent ?? "");
    }
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-description"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) found.push(element.getAttribute(name) ?? "");
    }
    return found.map((text) => text.trim()).filter(Boolean);
  });
}

const withAnyArguments = (text: string) =>
  text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join(".+");

/** Whether a wording is more than its placeholders: `{{plan}}, {{number}}` is in no language. */
const hasOwnWords = (text: string) => /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, ""));

/** Whether a text is an English one that the language translates. */
export function englishWhere(locale: string): (text: string) => boolean {
  const others = readMessages(locale);
  const patterns = Object.entries(readMessages("en-US"))
    .filter(([key, text]) => others[key] !== text && hasOwnWords(text))
    .map(([, text]) => new RegExp(`(^|– )${withAnyArguments(text)}($| –)`));
  return (text) => patterns.some((pattern) => pattern.test(text));
}
