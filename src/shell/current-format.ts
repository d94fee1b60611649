import { fileFromFormat1, releaseFromFormat1 } from "../documents/format-1.ts";
import { isJsonObject, member } from "../documents/json.ts";
import type { Release } from "../documents/release.ts";

type Load = (url: string) => Promise<unknown>;

/** A release in the format that this app reads: runs go on on the release on which they began, which may be older. */
export const inCurrentFormat = (release: Release): Release =>
  isOfFormat1(release.routes) ? releaseFromFormat1(release) : release;

/** Loads documents of any release in the format that this app reads. */
export const loadInCurrentFormat =
  (load: Load): Load =>
  async (url) => {
    const value = await load(url);
    return holdsFormat1(value) ? fileFromFormat1(value) : value;
  };

/** Whether it is a programme or a journey of format 1; texts have no version. */
function holdsFormat1(value: unknown): boolean {
  const documents = [value, member(value, "flows"), member(value, "screens"), member(value, "forms")];
  return documents.some((holder) => isJsonObject(holder) && Object.values(holder).some(isOfFormat1));
}

const isOfFormat1 = (document: unknown): boolean => member(document, "formatVersion") === 1;
