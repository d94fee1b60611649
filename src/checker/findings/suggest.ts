import { closest } from "./closest.ts";

const SHOWN = 5;

/** The hint for an unknown name: the likely intended one, and the existing ones. */
export function suggest(name: string, existing: Iterable<string>, noun: string): string | undefined {
  const names = [...existing];
  if (names.length === 0) return undefined;
  const near = closest(name, names);
  const listed = names.slice(0, SHOWN).join(", ");
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : "";
  return `${near === undefined ? "" : `did you mean "${near}"? `}${capitalised(noun)} are: ${listed}${more}`;
}

/** The text with a capital at its start. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
