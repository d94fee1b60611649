import { afterEach, expect, test, vi } from "vitest";
import { firstScreenIn } from "./first-screen.ts";

const form = `<select id="s"><option>one</option><option>two</option></select><input id="a" type="text"><input id="c" type="checkbox">
  <button>Help</button><button id="send">Send</button>`;

function pageWith(ahead: string, own: string) {
  document.body.innerHTML = `<div id="first-screen">${ahead}</div><div id="root">${own}</div>`;
  const root = document.getElementById("root");
  if (root === null) throw new Error("no root");
  const inRoot = (selector: string) => root.querySelector<HTMLInputElement>(selector);
  const inFirst = (selector: string) => document.querySelector<HTMLInputElement>(`#first-screen ${selector}`);
  return { root, inRoot, inFirst, first: firstScreenIn(document, root) };
}

afterEach(() => document.body.replaceChildren());

test("until the prerendered screen is removed, the app's own is hidden", () => {
  const { root, first, inFirst } = pageWith(form, form);
  expect(root.hidden).toBe(true);
  first.handOver();
  expect(root.hidden).toBe(false);
  expect(inFirst("*")).toBeNull();
});

test("typed, ticked, chosen and pressed controls carry over to the app's own screen, with their events", () => {
  const { inRoot, inFirst, first, root } = pageWith(form, form);
  const listener = vi.fn();
  for (const event of ["input", "change", "click"])
    root.addEventListener(event, ({ target, type }) => listener(type, target instanceof Element && target.id));
  const answers = [inFirst("#a"), inFirst("#s")].filter((control) => control !== null);
  for (const control of answers) control.value = control.id === "a" ? "typed" : "two";
  inFirst("#c")?.click();
  document.getElementById("first-screen")?.setAttribute("data-pressed", "1");
  inFirst("#a")?.focus();
  inFirst("#a")?.setSelectionRange(2, 4);
  first.handOver();
  expect([inRoot("#a")?.value, inRoot("#s")?.value, inRoot("#c")?.checked]).toEqual(["typed", "two", true]);
  expect(listener.mock.calls).toEqual(
    expect.arrayContaining([
      ["change", "s"],
      ["input", "a"],
      ["click", "c"],
      ["click", "send"],
    ]),
  );
  expect(document.activeElement).toBe(inRoot("#a"));
  expect([inRoot("#a")?.selectionStart, inRoot("#a")?.selectionEnd]).toEqual([2, 4]);
});

test("typed values carry over if the app shows more than was prerendered, such as a notice", () => {
  const { root, inRoot, inFirst, first } = pageWith(form, `<button>Close</button>${form}`);
  const press = vi.fn();
  root.addEventListener("click", ({ target }) => press(target instanceof Element && target.id));
  inFirst("#a")?.setAttribute("value", "typed");
  document.getElementById("first-screen")?.setAttribute("data-pressed", "1");
  first.handOver();
  expect(inRoot("#a")?.value).toBe("typed");
  expect(press.mock.calls).toEqual([["send"]]);
});

test("a field that was answered and left is left in the app's screen too; the focused one is not", () => {
  const fields = '<input id="a"><input id="b">';
  const { root, inFirst, first } = pageWith(fields, fields);
  const left = vi.fn();
  root.addEventListener("focusout", ({ target }) => left(target instanceof Element && target.id));
  for (const id of ["#a", "#b"]) inFirst(id)?.setAttribute("value", "typed");
  inFirst("#b")?.focus();
  first.handOver();
  expect(left.mock.calls).toEqual([["a"]]);
});

test("nothing carries over if the app shows another screen", () => {
  const { inRoot, inFirst, first } = pageWith(form, '<input id="other"><button>Help</button>');
  const typed = inFirst("#a");
  if (typed !== null) typed.value = "typed";
  document.getElementById("first-screen")?.setAttribute("data-pressed", "0");
  const press = vi.fn();
  inRoot("button")?.addEventListener("click", press);
  first.handOver();
  expect(inRoot("#other")?.value).toBe("");
  expect(press).not.toHaveBeenCalled();
});

test("it is removed once, and a page without one shows the app's own at once", () => {
  const { inRoot, first } = pageWith(form, form);
  first.handOver();
  inRoot("#a")?.setAttribute("value", "later");
  first.handOver();
  expect(inRoot("#a")?.value).toBe("later");
  document.getElementById("first-screen")?.remove();
  const root = document.createElement("div");
  firstScreenIn(document, root).handOver();
  expect(root.hidden).toBe(false);
});
