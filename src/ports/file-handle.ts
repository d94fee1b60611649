import { isJsonObject } from "../engine/index.ts";

/** The value of a file in data. Its bytes wait in the port until they are sent. */
export interface FileHandle {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** A media type such as `image/jpeg`, found from the first bytes, not from the name. */
  readonly type: string;
}

/** Whether a value is the handle of a file. */
export const isFileHandle = (value: unknown): value is FileHandle =>
  isJsonObject(value) &&
  typeof value.id === "string" &&
  typeof value.name === "string" &&
  typeof value.size === "number" &&
  typeof value.type === "string";
