/** A file of a store, with a tag of its version. */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly version: string;
}

/** The place where releases are published, which a web server or a CDN serves. Paths have no leading slash. */
export interface Store {
  /** Its name for people. */
  readonly name: string;
  /** `undefined` when the file is absent. */
  read(path: string): Promise<StoredFile | undefined>;
  /** Writes atomically, also when the process ends in the middle. */
  write(path: string, bytes: string | Uint8Array): Promise<void>;
  /**
   * Replaces the version of the pointer that was read (undefined: it was absent). False, and nothing written, when
   * another publisher was quicker.
   */
  swap(path: string, bytes: string, over: StoredFile | undefined): Promise<boolean>;
  /** The names in a folder; empty when the folder is absent. */
  names(folder: string): Promise<readonly string[]>;
}
