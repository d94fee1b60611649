import type { Node } from "jsonc-parser";

/**
 * A text with the members of one object in another order. Each member keeps its text; commas and white space between
 * them stay in place. Keys that the order does not name stay in place.
 */
export function reorderMembers(text: string, object: Node, keys: readonly string[]): string {
  const members = (object.children ?? []).filter((one) => keys.includes(memberName(one)));
  const ordered = [...members].sort((a, b) => keys.indexOf(memberName(a)) - keys.indexOf(memberName(b)));
  let made = "";
  let at = 0;
  for (const [place, member] of members.entries()) {
    const next = ordered[place] ?? member;
    made += text.slice(at, member.offset) + text.slice(next.offset, next.offset + next.length);
    at = member.offset + member.length;
  }
  return made + text.slice(at);
}

const memberName = ({ children }: Node): string => String(children?.[0]?.value);
