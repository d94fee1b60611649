/** A queue of items by kind: next comes an item of the kind that was served least, and within a kind the first one. */
export class FairQueue<Value> {
  readonly #sorts = new Map<string, { served: number; readonly waiting: Value[] }>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(sort: string, value: Value): void {
    const known = this.#sorts.get(sort) ?? { served: 0, waiting: [] };
    this.#sorts.set(sort, known);
    known.waiting.push(value);
    this.#size += 1;
  }

  take(): Value | undefined {
    let least: { served: number; readonly waiting: Value[] } | undefined;
    for (const one of this.#sorts.values()) {
      if (one.waiting.length > 0 && (least === undefined || one.served < least.served)) least = one;
    }
    if (least === undefined) return undefined;
    least.served += 1;
    this.#size -= 1;
    return least.waiting.shift();
  }
}
