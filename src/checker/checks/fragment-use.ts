import { member, objectKeys } from "../../documents/json.ts";
import type { FoundHere } from "../findings/problem.ts";
import { inputsRead, missingInputs, usesIn } from "../layouts/with-fragments.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { type Check, ofEach } from "./check.ts";

/** Each use gives all that a fragment asks for, and a fragment asks only for what it reads; it uses no other one. */
export const fragmentUse: Check = {
  ids: ["fragment-input", "misplaced-fragment"],
  run: ofEach(["screen", "layout", "fragment"], (_, document) =>
    document.kind === "fragment" ? problemsInside(document) : lackingUses(document),
  ),
};

function lackingUses({ plain, fragments }: SourceDocument): FoundHere[] {
  return usesIn(member(plain, "blocks"), ["blocks"]).flatMap(({ name, use, path }) => {
    const fragment = fragments.get(name);
    return (fragment === undefined ? [] : missingInputs(use, fragment)).map((input) => ({
      check: "fragment-input",
      spot: { path: [...path, "fragment"] },
      message: `the fragment "${name}" needs the input "${input}"`,
      hint: 'give it under "with"',
    }));
  });
}

function problemsInside({ plain, value }: SourceDocument<"fragment">): FoundHere[] {
  const read = inputsRead(member(plain, "block"));
  const unread = objectKeys(value.input).filter((input) => !read.includes(input));
  return [
    ...unread.map((input) => ({
      check: "fragment-input",
      spot: { path: ["input", input], part: "key" as const },
      message: `the fragment does not read its input "${input}"`,
      hint: `read it as "$input.${input}", or remove it`,
    })),
    ...usesIn({ block: member(plain, "block") }, []).map(({ path }) => ({
      check: "misplaced-fragment",
      spot: { path: [...path, "fragment"] },
      message: "a fragment uses no other fragment",
      hint: "write its block here, or let the screen use both",
    })),
  ];
}

/** A fragment is checked where it is used; one that no screen uses is never checked. */
export const unusedFragment: Check = {
  ids: ["unused-fragment"],
  run: ({ index }) => {
    const used = new Set(
      [...index.of("screen"), ...index.of("layout")].flatMap(({ fragments }) => [...fragments.values()]),
    );
    return index
      .of("fragment")
      .filter((fragment) => !used.has(fragment))
      .map((fragment) => ({
        file: fragment.path,
        spot: { path: ["id"] },
        message: "no screen uses this fragment",
        hint: `use it in a screen: { "fragment": "${fragment.journey}/${fragment.id}" }`,
      }));
  },
};
