/** The limits of an attack. */
export interface Limits {
  readonly requests: number;
  readonly seconds: number;
  /** Requests in flight at once. */
  readonly parallel: number;
}

/** Thrown when an attack exceeds its limits. */
export class OverBound extends Error {}

/** Counts the cost of an attack, and stops it at its limits. */
export class Bounds {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  #underWay = 0;
  #requests = 0;
  #over: OverBound | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get requests(): number {
    return this.#requests;
  }

  /**
   * Sends when fewer than the allowed requests are in flight. Throws `OverBound` instead of sending beyond the limits.
   */
  async during<Result>(send: () => Promise<Result>): Promise<Result> {
    while (this.#underWay >= this.#limits.parallel) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    if (this.#over !== undefined) throw this.#over;
    if (this.#requests >= this.#limits.requests)
      throw this.#end(`it wanted more than ${this.#limits.requests} requests`);
    this.#requests += 1;
    this.#underWay += 1;
    try {
      return await send();
    } finally {
      this.#underWay -= 1;
      this.#waiting.shift()?.();
    }
  }

  /** The result of the work; rejects with `OverBound` when its seconds are over. */
  async within<Result>(work: () => Promise<Result>): Promise<Result> {
    const { seconds } = this.#limits;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(this.#end(`it took more than ${Number(seconds.toFixed(2))} s`)), seconds * 1000);
    });
    try {
      return await Promise.race([work(), over]);
    } finally {
      clearTimeout(timer);
      this.#end("it has ended");
    }
  }

  #end(why: string): OverBound {
    this.#over ??= new OverBound(why);
    for (const go of this.#waiting.splice(0)) go();
    return this.#over;
  }
}
