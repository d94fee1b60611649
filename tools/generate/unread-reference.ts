import type { CheckContext } from "../../src/checker/check-context.ts";
import { unreadKeys } from "../../src/checker/unread/unread-keys.ts";
import { unselectedEntries } from "../../src/checker/unread/unselected-entries.ts";

const PATH = "docs/unread.md";

const INTRODUCTION = `# Keys that nothing reads yet

Made from the documents by \`npm run generate\`. A client or a programme can state these keys, and no customer sees a difference: no rule or text reads them, also not through a named rule or a derived value, no form draws its fields from them, and \`x-read-by\` in their schema names no reader in the code. \`x-awaits\` in their schema says what will read them. \`*\` is the name of an entry, or an element of a list.

A key that loses its last reader fails \`tests/documents/unread-keys.test.ts\`, as does a key that is read and still awaits its reader; the list may only become shorter.
`;

const ENTRIES = `# Entries that nothing selects yet

Entries of catalogues that no client or programme offers, and no selected entry leads to. This list, too, may only become shorter.
`;

/** docs/unread.md: path → text. */
export function unreadKeysFile(documents: CheckContext): [string, string] {
  const unread = unreadKeys(documents);
  const topics = [...new Set(unread.map(({ awaits = "unknown" }) => awaits))].sort();
  const sections = topics.map((topic) =>
    section(
      topic,
      unread.filter(({ awaits = "unknown" }) => awaits === topic).map(({ key }) => key),
    ),
  );
  const entries = `${ENTRIES}\n${section("Entries", unselectedEntries(documents))}`;
  return [PATH, [INTRODUCTION, ...sections, entries].join("\n")];
}

const section = (title: string, keys: readonly string[]) =>
  [`## ${title}\n`, ...keys.map((key) => `- \`${key}\``), ""].join("\n");
