import { FairQueue } from "./fair-queue.ts";

/** The next finding, and whether it is like a known one. */
interface Next<Value> {
  readonly value: Value;
  readonly isOther: boolean;
}

/** The findings from which a walk has not gone on, in the order in which they are likely to lead to new ones. */
export class Frontier<Value> {
  readonly #new: Value[] = [];
  readonly #withNewData: Value[] = [];
  readonly #usual = new FairQueue<Value>();
  /** By the number of steps to them. */
  readonly #others: Value[][] = [];
  #turn = 0;

  /** The number of findings, without those like known ones. */
  get size(): number {
    return this.#new.length + this.#withNewData.length + this.#usual.size;
  }

  /** The number of findings like known ones. */
  get others(): number {
    return this.#others.reduce((sum, { length }) => sum + length, 0);
  }

  /** Adds one with a transition, a state, asked fields or the truth of a condition for the first time. */
  addNew(value: Value): void {
    this.#new.push(value);
  }

  /** Adds one with data of a state for the first time. */
  addWithNewData(value: Value): void {
    this.#withNewData.push(value);
  }

  add(kinds: readonly string[], value: Value): void {
    this.#usual.add(kinds, value);
  }

  /** Adds one like a known one, with another session or input. */
  addOther(steps: number, value: Value): void {
    while (this.#others.length <= steps) this.#others.push([]);
    this.#others[steps]?.push(value);
  }

  /** New ones come first; then those with new data, the usual ones and, if wanted, the others take turns. */
  take(withOthers: boolean): Next<Value> | undefined {
    const first = this.#new.shift();
    if (first !== undefined) return { value: first, isOther: false };
    const sources = [() => this.#withNewData.shift(), () => this.#usual.take(), () => this.#other(withOthers)];
    this.#turn += 1;
    for (let index = 0; index < sources.length; index += 1) {
      const source = (this.#turn + index) % sources.length;
      const value = sources[source]?.();
      if (value !== undefined) return { value, isOther: source === 2 };
    }
    return undefined;
  }

  /** One of those nearest to the start. */
  #other(isWanted: boolean): Value | undefined {
    return isWanted ? this.#others.find((one) => one.length > 0)?.shift() : undefined;
  }
}
