import type { Scope } from "../engine/index.ts";
import type { FieldMessage } from "./field-message.ts";
import type { FieldValue, FormValues } from "./field-value.ts";

/** A message that is shown at a field. */
export interface ShownProblem {
  readonly name: string;
  readonly message: FieldMessage;
  /** For a field of an entry: its list, and the entry's key and place. */
  readonly entry?: { readonly list: string; readonly key: string; readonly place: number };
}

/** The answers of one entry, in a small form of its own. */
interface EntryStore {
  meant(): FormValues;
  open(): FormValues;
  draft(): FormValues;
  submit(): unknown;
  setScope(scope: Scope): void;
  refuse(errors: Readonly<Record<string, FieldMessage>>): void;
  problems(): ReadonlyMap<string, FieldMessage>;
  shownProblems(): readonly ShownProblem[];
  followAll(listen: () => void): () => void;
}

/** An entry of a list on view. Its key stays the same while other entries come and go. */
export interface OpenEntry<Store> {
  readonly key: string;
  readonly store: Store;
}

interface Opening<Store> {
  /** The fields of type `list`. */
  readonly lists: Iterable<string>;
  readonly open: (list: string, values: FormValues) => Store;
  /** Called when an entry comes, goes or changes; also when a message in it appears or goes. */
  readonly onChange: (list: string, isEdit: boolean) => void;
}

interface KeptEntry<Store> extends OpenEntry<Store> {
  readonly stop: () => void;
}

/** The entries of a form's lists. */
export class EntryLists<Store extends EntryStore> {
  readonly #opening: Opening<Store>;
  readonly #entries: Map<string, readonly KeptEntry<Store>[]>;
  #made = 0;

  constructor(opening: Opening<Store>) {
    this.#opening = opening;
    this.#entries = new Map([...opening.lists].map((name) => [name, []]));
  }

  /** The same entries until one comes or goes. */
  readonly of = (list: string): readonly KeptEntry<Store>[] => this.#entries.get(list) ?? [];

  /** The answers in the entries of a list. */
  values(list: string): readonly FormValues[] {
    return this.of(list).map(({ store }) => store.meant());
  }

  /** Opens other entries, from answers of a draft or of a rule; returns what they hold. */
  replace(list: string, value: FieldValue): readonly FormValues[] {
    for (const { stop } of this.of(list)) stop();
    const given = Array.isArray(value) ? value : [];
    this.#entries.set(
      list,
      given.map((values) => this.#open(list, values)),
    );
    return this.values(list);
  }

  /** Adds blank entries until there are so many. */
  fill(list: string, least: number): void {
    const missing = Array.from({ length: Math.max(0, Math.ceil(least) - this.of(list).length) });
    if (missing.length === 0) return;
    this.#entries.set(list, [...this.of(list), ...missing.map(() => this.#open(list, {}))]);
    this.#opening.onChange(list, false);
  }

  add(list: string): void {
    this.#entries.set(list, [...this.of(list), this.#open(list, {})]);
    this.#opening.onChange(list, true);
  }

  remove(list: string, key: string): void {
    const gone = this.of(list).find((entry) => entry.key === key);
    gone?.stop();
    this.#entries.set(
      list,
      this.of(list).filter((entry) => entry !== gone),
    );
    this.#opening.onChange(list, true);
  }

  setScope(scope: Scope): void {
    for (const entries of this.#entries.values()) for (const { store } of entries) store.setScope(scope);
  }

  /** The problems inside a list, by `list.place.field`. */
  problems(list: string): (readonly [string, FieldMessage])[] {
    return this.of(list).flatMap(({ store }, place) =>
      [...store.problems()].map(([name, message]) => [`${list}.${place}.${name}`, message] as const),
    );
  }

  /** Shows a message at a field of an entry, named `list.place.field`. */
  refuse(name: string, message: FieldMessage): void {
    const [list = "", place, field = ""] = name.split(".");
    this.of(list)[Number(place)]?.store.refuse({ [field]: message });
  }

  #open(list: string, values: FormValues): KeptEntry<Store> {
    this.#made += 1;
    const store = this.#opening.open(list, values);
    return { key: String(this.#made), store, stop: store.followAll(() => this.#opening.onChange(list, true)) };
  }
}

/** The name of an entry: its wording has a placeholder for its place, counted from one. */
export const entryLabel = (wording: string | undefined, place: number): string =>
  (wording ?? "{{number}}").replaceAll("{{number}}", String(place + 1));
