/**
 * A text that would be an element with a handler if it were taken for markup. It has 19 characters, so that no length of
 * the contract forbids it but that of codes of two letters.
 */
const PAYLOAD = "<svg onload=ran(1)>";

/** The same as an email address. */
const EMAIL = "<svg/onload=ran(1)>@a.bc";

/** What an element made of a payload would have. */
export const MADE_ELEMENT = "[onload]";

/** How often a payload can be read in a text. */
export const timesRead = (text: string): number => text.split(/<svg[ /]onload=ran\(1\)>/).length - 1;

/** A payload that a pattern allows; undefined if it allows none. */
export function payloadFor(pattern: string | undefined): string | undefined {
  const isFit = new RegExp(pattern ?? "", "u");
  return [PAYLOAD, EMAIL].find((text) => isFit.test(text));
}
