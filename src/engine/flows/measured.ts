/** A class whose constructor returns the given object: a subclass can add private members to any object. */
class Given {
  constructor(object: object) {
    // biome-ignore lint/correctness/noConstructorReturn: that is what this class is for
    return object;
  }
}

/**
 * Notes a number for an object. The object's JSON and copies do not include it, and it is released with the object:
 * like a WeakMap, which takes several times as long to fill.
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
