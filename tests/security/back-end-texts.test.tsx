import { expect, test } from "vitest";
import { openChecking } from "../../src/checker/check-documents.ts";
import { checkerFacts } from "../../tools/checker/checker-facts.ts";
import { readDocumentFiles } from "../../tools/checker/read-document-files.ts";
import { payloadDrawer } from "./back-end-texts/drawn-screen.tsx";
import { textsFromData } from "./back-end-texts/texts-from-data.ts";

/** Each screen is drawn for so many clients and programmes, with other choices each time. */
const TURNS = 2;

/** A screen that shows such a text on a condition is drawn until it shows it. */
const MOST_TURNS = 24;

const { context: documents } = openChecking(readDocumentFiles(), checkerFacts());
const draw = payloadDrawer(documents);
const screens = documents.index.of("screen").map((screen) => ({ screen, texts: textsFromData(documents, screen) }));

test("texts of a back end are text on every screen, and each such screen shows them, markup and all", () => {
  const problems = screens.flatMap(({ screen, texts }) => {
    const found: string[] = [];
    let read = 0;
    for (let turn = 0; turn < TURNS || (turn < MOST_TURNS && texts.length > 0 && read === 0); turn += 1) {
      const drawn = draw(screen, turn);
      read += drawn.read;
      found.push(...drawn.problems);
      if (drawn.made > 0) found.push(`makes ${drawn.made} elements of texts`);
    }
    if (texts.length > 0 && read === 0) found.push(`shows none of ${texts.join(", ")}`);
    return found.map((one) => `${screen.path}: ${one}`);
  });
  expect(problems).toEqual([]);
});

test("most screens show texts of a back end", () => {
  const showing = screens.filter(({ texts }) => texts.length > 0);
  expect(showing.length).toBeGreaterThan(screens.length / 4);
});
