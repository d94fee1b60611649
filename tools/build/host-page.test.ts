import { expect, test } from "vitest";
import { hostPage } from "./host-page.ts";

const appHtml =
  '<!doctype html><html lang="en"><head><title>App</title></head><body><div id="root"></div></body></html>';
const page = { locale: "th-TH", title: "A & B", favicon: "/icon.svg", release: { hash: "h1" } };

test("a host's page carries its language, title and icon", () => {
  const html = hostPage(appHtml, page);
  expect(html).toContain('<html lang="th-TH">');
  expect(html).toContain("<title>A &amp; B</title>");
  expect(html).toContain('<link rel="icon" href="/icon.svg">');
});

test("a page in a language from right to left says so", () => {
  expect(hostPage(appHtml, { ...page, locale: "ar", direction: "rtl" })).toContain('<html lang="ar" dir="rtl">');
});

test("text in a document cannot end the element that carries the documents", () => {
  const html = hostPage(appHtml, { ...page, release: { text: "</script><script>alert(1)</script>" } });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const data = /<script type="application\/json" id="release">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(data)).toEqual({ text: "</script><script>alert(1)</script>" });
});

test("dollar signs in a document stay as they are", () => {
  expect(hostPage(appHtml, { ...page, title: "$& and $1" })).toContain("<title>$&amp; and $1</title>");
});

test("the browser's bar follows the header and the scheme, before anything is painted", () => {
  const html = hostPage(appHtml, { ...page, themeColours: { light: "#0b5c52", dark: "#12352f" } });
  expect(html.slice(0, html.indexOf("</head>"))).toContain(
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#0b5c52">' +
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12352f">',
  );
});

test("one colour of the browser's bar is for every scheme, and none is no mark", () => {
  const html = hostPage(appHtml, { ...page, themeColours: { light: "#0b5c52" } });
  expect(html).toContain('<meta name="theme-color" content="#0b5c52">');
  expect(hostPage(appHtml, page)).not.toContain("theme-color");
});

test("a colour cannot end the attribute in which it stands", () => {
  const html = hostPage(appHtml, { ...page, themeColours: { light: '"><script>alert(1)</script>' } });
  expect(html).not.toContain("<script>alert");
});

test("a theme's style sheet is linked only when it exists", () => {
  expect(hostPage(appHtml, page)).not.toContain("stylesheet");
  expect(hostPage(appHtml, { ...page, themeSheet: "/t.css" })).toContain('<link rel="stylesheet" href="/t.css">');
});

const withSheet = appHtml.replace("</head>", '<link rel="stylesheet" crossorigin href="/a.css"></head>');
const firstScreen = {
  html: "<main><h1>Hello</h1></main>",
  title: "Hello",
  paths: ["/", "/login"],
  style: "h1{color:red}",
};

test("a first screen comes with its style, before everything that it does not need", () => {
  const html = hostPage(withSheet, { ...page, themeSheet: "/t.css", firstScreen });
  const parts = ["<style>h1{color:red}</style>", "</head>", firstScreen.html, "/a.css", "/t.css", 'id="release"'];
  const places = parts.map((part) => html.indexOf(part));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(html).toContain("<title>Hello</title>");
  expect(html).toContain('<div id="first-screen" data-paths="/ /login">');
});

test("without a first screen the styles come before the body", () => {
  const html = hostPage(withSheet, page);
  expect(html.indexOf("/a.css")).toBeLessThan(html.indexOf("</head>"));
  expect(html).not.toContain("<style>");
});

test("an app page without a head is refused", () => {
  expect(() => hostPage("<html><title>x</title></html>", page)).toThrow("index.html has no");
});

test("a page with only light colours declares it", () => {
  expect(hostPage(appHtml, { ...page, isLightOnly: true })).toContain('<html lang="th-TH" data-scheme="light">');
});

test("the words of the page of last resort stand before the documents, apart from them", () => {
  const html = hostPage(appHtml, { ...page, safeWords: { "th-TH": { again: "</script>" } } });
  const data = /<script type="application\/json" id="last-resort">(.*?)<\/script>/.exec(html)?.[1] ?? "";
  expect(JSON.parse(data)).toEqual({ "th-TH": { again: "</script>" } });
  expect(html.indexOf("last-resort")).toBeLessThan(html.indexOf('id="release"'));
});
