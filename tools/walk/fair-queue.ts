/**
 * A queue of items by kind: next comes an item of the kind that was served least, and within a kind of the finer kind
 * that was served least; of the same kinds the first one.
 */
export class FairQueue<Value> {
  readonly #kinds = new Map<string, FairQueue<Value>>();
  readonly #waiting: Value[] = [];
  #served = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add([kind, ...finer]: readonly string[], value: Value): void {
    this.#size += 1;
    if (kind === undefined) {
      this.#waiting.push(value);
      return;
    }
    const known = this.#kinds.get(kind) ?? new FairQueue<Value>();
    this.#kinds.set(kind, known);
    known.add(finer, value);
  }

  take(): Value | undefined {
    if (this.#size === 0) return undefined;
    this.#served += 1;
    this.#size -= 1;
    if (this.#waiting.length > 0) return this.#waiting.shift();
    let least: FairQueue<Value> | undefined;
    for (const one of this.#kinds.values()) {
      if (one.#size > 0 && (least === undefined || one.#served < least.#served)) least = one;
    }
    return least?.take();
  }
}
