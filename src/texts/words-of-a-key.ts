/** Last segments that name a message's part, not its subject. */
const parts = new Set(["label", "title", "text", "submit", "busy", "action", "message"]);

const sentence = (segment: string) => {
  const words = segment
    .replaceAll("-", " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * The text for a missing message: words made from its key, so that a label still names its field. A missing hint is
 * left out.
 * @example wordsOfAKey("parcel.pick-up.first-name.label") // "First name"
 */
export function wordsOfAKey(key: string): string {
  const segments = key.split(".");
  const last = segments.at(-1) ?? "";
  if (last === "hint") return "";
  return sentence((parts.has(last) ? segments.at(-2) : undefined) ?? last);
}
