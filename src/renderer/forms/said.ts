import type { Words } from "../texts/catalogue.ts";

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*)+$/;

/** A field's message in words: a message key is said, a sentence of the server stands as it is. */
export const said = (message: string, words: Words): string =>
  KEY.test(message) || words.has(message) ? words.say(message) : message;
