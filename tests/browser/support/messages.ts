import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What every programme and every client extends; they have the words of catalogues. */
const BASES = [join("programmes", "base-programme.json"), join("clients", "base-client.json")];

/** The texts of a language by key, without those of a single client or programme. */
export function readMessages(locale: string): Readonly<Record<string, string>> {
  const folder = join("locales", locale);
  const own = readdirSync(folder).filter((name) => name.endsWith(".json"));
  const files = [...own, ...BASES.filter((name) => existsSync(join(folder, name)))];
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")).messages));
}

/** Says a text in a language; a test that must be word for word writes the words out instead. */
export type Say = (key: string, args?: Readonly<Record<string, string>>) => string;

/** Throws at a key without a text. */
export function sayIn(locale: string): Say {
  const messages = readMessages(locale);
  return (key, args = {}) => {
    const text = messages[key];
    if (text === undefined) throw new Error(`There is no text ${key} in ${locale}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => args[name] ?? placeholder);
  };
}
