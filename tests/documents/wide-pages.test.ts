import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { member, objectEntries } from "../../src/documents/json.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Every value of a document, itself first. */
const within = (value: unknown): unknown[] =>
  typeof value === "object" && value !== null ? [value, ...Object.values(value).flatMap(within)] : [value];

const beside = (folder: string, id: string): string => (id.includes("/") ? id : `${folder}/${id}`);

/** Components that are as wide as the page by themselves. */
const PAGE_WIDE = new Set(["data-table", "news-list"]);

/** Pages in a customer's frame that no customer sees, and why. */
const FOR_VISITORS = new Map([["contact-us/call-back", "A client without a form for enquiries has no page for them."]]);

/** The screens that a flow and the flows in it show as pages: dialogs and panels lie over one. */
function pagesOf(flow: string, seen: Set<string>): string[] {
  if (seen.has(flow)) return [];
  seen.add(flow);
  const [folder = ""] = flow.split("/");
  return within(read(`flows/${flow}.flow.json`)).flatMap((one) => {
    const [screen, inner] = [member(one, "screen"), member(one, "flow")];
    if (typeof screen === "string" && member(one, "as") === undefined) return [beside(folder, screen)];
    return typeof inner === "string" ? pagesOf(beside(folder, inner), seen) : [];
  });
}

function customersPages(): string[] {
  const seen = new Set<string>();
  const routes = objectEntries(member(read("flows/routes.json"), "routes")).map(([, route]) => route);
  const pages = routes
    .filter((route) => member(route, "frame") !== "public")
    .flatMap((route) => {
      const [screen, flow] = [member(route, "screen"), member(route, "flow")];
      if (typeof screen === "string") return [screen];
      return typeof flow === "string" ? pagesOf(flow, seen) : [];
    });
  return [...new Set(pages.flatMap((page) => [page, ...substitutesOf(page)]))].sort();
}

const programmes = [...readDocumentFiles().keys()].filter((path) => /\.(programme|client)\.json$/.test(path));

/** What clients and programmes show in a page's place. */
const substitutesOf = (page: string): string[] =>
  programmes.flatMap((path) => {
    const substitute = member(member(member(read(path), "substitutes"), "screens"), page);
    return typeof substitute === "string" ? [substitute] : [];
  });

const isSummary = (block: unknown) => member(block, "slot") === "summary";

/** Whether columns among these blocks have a summary of their own; a layout's place for one is none. */
const hasOwnSummary = (blocks: unknown): boolean =>
  within(blocks).some((block) => {
    const children = objectEntries(member(block, "children"));
    return (
      member(block, "component") === "columns" &&
      children.some(
        ([, child]) => isSummary(child) && !objectEntries(member(child, "children")).some(([, one]) => isSummary(one)),
      )
    );
  });

const usesPageWide = (blocks: unknown): boolean =>
  within(blocks).some((block) => PAGE_WIDE.has(String(member(block, "component"))));

function fillsWideWindow(page: string): boolean {
  const screen = read(`flows/${page}.screen.json`);
  const blocks = member(screen, "blocks");
  if (hasOwnSummary(blocks) || usesPageWide(blocks)) return true;
  const layout = member(screen, "layout");
  if (typeof layout !== "string") return false;
  const around = member(read(`flows/${layout}.layout.json`), "blocks");
  const takesSummary = within(around).some((block) => isSummary(block) && member(block, "component") === undefined);
  return hasOwnSummary(around) || (takesSummary && objectEntries(blocks).some(([, block]) => isSummary(block)));
}

test("every page of a customer fills a wide window: it has a second column, or a table or a list as wide as the page", () => {
  const pages = customersPages();
  expect(pages).toContain("payments/card");
  expect(pages).toContain("start-page/retail-landing");
  expect(pages.filter((page) => !FOR_VISITORS.has(page) && !fillsWideWindow(page))).toEqual([]);
});

test("pages that no customer sees are narrow, else they need no exception", () => {
  expect([...FOR_VISITORS.keys()].filter(fillsWideWindow)).toEqual([]);
});
