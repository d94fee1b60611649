/** Who wants to know of changes: of one field, or of any. */
export class FormListeners {
  readonly #ofFields = new Map<string, Set<() => void>>();
  readonly #ofAll = new Set<() => void>();

  follow(name: string, listen: () => void): () => void {
    const known = this.#ofFields.get(name) ?? new Set();
    this.#ofFields.set(name, known.add(listen));
    return () => known.delete(listen);
  }

  readonly followAll = (listen: () => void): (() => void) => {
    this.#ofAll.add(listen);
    return () => this.#ofAll.delete(listen);
  };

  tell(changed: Iterable<string>): void {
    for (const name of changed) for (const listen of this.#ofFields.get(name) ?? []) listen();
    for (const listen of this.#ofAll) listen();
  }
}
