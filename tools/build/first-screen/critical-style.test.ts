import { expect, test } from "vitest";
import { criticalStyle } from "./critical-style.ts";

test("only the styles that the page uses stay, in their order", async () => {
  const sheets = [
    ":where(:root){--ink:#111}.a{color:var(--ink)}.b{color:blue}@media (width>=768px){.a{margin:1px}.b{margin:2px}}",
    "@keyframes turn{to{rotate:1turn}}.c{animation:turn 1s}:focus-visible{outline:2px solid}",
    ":root{--ink:#222}",
  ];
  const style = await criticalStyle({ attributes: ' lang="en"', body: '<p class="a">Words</p>', sheets });
  expect(style.replaceAll(/\s/g, "")).toBe(
    ":where(:root){--ink:#111}.a{color:var(--ink)}@media(width>=768px){.a{margin:1px}}:focus-visible{outline:2pxsolid}:root{--ink:#222}",
  );
});
