/** Values by name, each made once, at its first use. */
export interface Lookup<Value> {
  get(name: string): Value | undefined;
}

/** Makes each value from its source when it is first used. */
export function lookup<Source, Value extends object>(
  sources: Readonly<Record<string, Source>> | undefined,
  make: (source: Source, name: string) => Value,
): Lookup<Value> {
  return sources === undefined ? NOTHING : new LazyLookup(sources, make);
}

const NOTHING: Lookup<never> = { get: () => undefined };

class LazyLookup<Source, Value extends object> implements Lookup<Value> {
  readonly #sources: Readonly<Record<string, Source>>;
  readonly #make: (source: Source, name: string) => Value;
  readonly #made = new Map<string, Value>();

  constructor(sources: Readonly<Record<string, Source>>, make: (source: Source, name: string) => Value) {
    this.#sources = sources;
    this.#make = make;
  }

  get(name: string): Value | undefined {
    return this.#made.get(name) ?? this.#first(name);
  }

  #first(name: string): Value | undefined {
    const source = Object.hasOwn(this.#sources, name) ? this.#sources[name] : undefined;
    if (source === undefined) return undefined;
    const value = this.#make(source, name);
    this.#made.set(name, value);
    return value;
  }
}
