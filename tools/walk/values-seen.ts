/** Values by their position in a list, for each place where such a list was seen. */
export class ValuesSeen {
  readonly #known = new Map<string, Set<string>[]>();

  /** Whether any value is at its position for the first time in this place. */
  areNew(place: string, values: Iterable<string>): boolean {
    const known = this.#known.get(place) ?? [];
    this.#known.set(place, known);
    let isNew = false;
    let position = 0;
    for (const value of values) {
      known[position] ??= new Set();
      const seen = known[position];
      if (seen !== undefined && !seen.has(value)) {
        seen.add(value);
        isNew = true;
      }
      position += 1;
    }
    return isNew;
  }
}
