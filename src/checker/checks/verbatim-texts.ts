import { arrayElements, member } from "../../documents/json.ts";
import type { FoundHere } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import type { DocumentIndex } from "../read/document-index.ts";
import type { MessagesDocument } from "../read/source-document.ts";
import { withParents } from "../wording/languages.ts";
import { messagesDocument, ownWords } from "../wording/words.ts";
import { type Check, ofEach } from "./check.ts";

/** A text that is given word for word is one of its document, and a language that extends its own leaves it so. */
export const verbatimTexts: Check = {
  ids: ["verbatim-text"],
  run: ofEach(["messages"], ({ index }, document) => [...unknownKeys(document), ...rewordings(index, document)]),
};

const verbatimKeys = ({ value }: MessagesDocument): string[] => arrayElements(member(value, "verbatim")).map(String);

function unknownKeys(document: MessagesDocument): FoundHere[] {
  const keys = Object.keys(ownWords(document));
  return verbatimKeys(document).flatMap((key, at) =>
    keys.includes(key)
      ? []
      : [
          {
            check: "verbatim-text",
            spot: { path: ["verbatim", at] },
            message: `"${key}" is no message of this document`,
            hint: suggest(key, keys, "messages"),
          },
        ],
  );
}

function rewordings(index: DocumentIndex, document: MessagesDocument): FoundHere[] {
  const { wordingOwner = "journey", id, locale = "" } = document;
  const parents = withParents(index, locale).slice(1);
  const given = parents.flatMap((parent) => {
    const extended = messagesDocument(index, wordingOwner, id, parent);
    const words = extended === undefined ? {} : ownWords(extended);
    return extended === undefined ? [] : verbatimKeys(extended).map((key) => ({ key, parent, text: words[key] }));
  });
  const own = ownWords(document);
  return given
    .filter(({ key, text }) => own[key] !== undefined && own[key] !== text)
    .map(({ key, parent }) => ({
      check: "verbatim-text",
      spot: { path: ["messages", key] },
      message: `"${key}" is given word for word in ${parent}`,
      hint: `leave it out here, or take it out of "verbatim" there`,
    }));
}
