import { type Check, ofEach } from "./check.ts";

/** Characters that a document may have. The largest journeys need half of it; a browser loads all documents of one at once. */
const MOST_CHARACTERS = 100_000;

/** A document is small enough to be read by people, and to be loaded by a phone. */
export const documentSize: Check = {
  ids: ["too-large"],
  run: ofEach([], (_documents, { path, text }) => {
    if (text.length <= MOST_CHARACTERS) return [];
    const message = `the document has ${text.length} characters, more than ${MOST_CHARACTERS}`;
    const hint = "split it: a journey into flows that run each other, messages by journey";
    return [{ check: "too-large", file: path, spot: { path: [] }, message, hint }];
  }),
};
