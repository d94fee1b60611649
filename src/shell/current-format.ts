import { isJsonObject, member } from "../documents/json.ts";
import type { Release } from "../documents/release.ts";

type Load = (url: string) => Promise<unknown>;

/** A release in the format that this app reads: runs go on on the release on which they began, which may be older. */
export const inCurrentFormat = async (release: Release): Promise<Release> =>
  isOfFormat1(release.routes) ? (await loadFormat1()).releaseFromFormat1(release) : release;

/** Loads documents of any release in the format that this app reads. */
export const loadInCurrentFormat =
  (load: Load): Load =>
  async (url) => {
    const value = await load(url);
    return holdsFormat1(value) ? (await loadFormat1()).fileFromFormat1(value) : value;
  };

/** Whether it is a programme or a journey of format 1; texts have no version. */
function holdsFormat1(value: unknown): boolean {
  const documents = [value, member(value, "flows"), member(value, "screens"), member(value, "forms")];
  return documents.some((holder) => isJsonObject(holder) && Object.values(holder).some(isOfFormat1));
}

const loadFormat1 = () => import("../documents/format-1.ts");

const isOfFormat1 = (document: unknown): boolean => member(document, "formatVersion") === 1;
