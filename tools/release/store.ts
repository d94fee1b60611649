/** A file of a store, with what tells this state of it from any other. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly version: string;
}

/** Where releases are published: what a web server or a CDN serves. Paths have no leading slash. */
export interface Store {
  /** How a person names it. */
  readonly name: string;
  /** Undefined where there is no such file. */
  read(path: string): Promise<StoredFile | undefined>;
  /** Whole or not at all, also where the process ends in the middle. */
  write(path: string, bytes: string | Uint8Array): Promise<void>;
  /**
   * Writes the pointer over the state that was read (undefined: there was none). False, and nothing written, where
   * another publisher was quicker.
   */
  swap(path: string, bytes: string, over: StoredFile | undefined): Promise<boolean>;
  /** The names in a folder; none where there is no such folder. */
  names(folder: string): Promise<readonly string[]>;
}
