/** A class whose constructor gives the object that it is given: what extends it can add private members to any object. */
class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: that is what this class is for
    return object;
  }
}

/**
 * Remembers a number with an object. Neither its JSON nor its copies show it, and it is forgotten with the object:
 * as with a WeakMap, which takes several times as long to fill.
 */
export class Measured extends Given {
  #measure = 0;

  static of(object: object): number | undefined {
    return #measure in object ? object.#measure : undefined;
  }

  static note(object: object, measure: number): void {
    const measured = #measure in object ? object : new Measured(object);
    measured.#measure = measure;
  }
}
