import { folderStore } from "./folder-store.ts";
import type { Bucket } from "./s3-store.ts";
import type { Store } from "./store.ts";

/** The arguments that name a store, as citty has them. */
export const storeArguments = {
  store: { type: "string", description: "The store: a folder, or s3://bucket/folder; PORTAL_STORE when absent" },
} as const;

/** The store that a person names. @throws where none is named */
export async function openStore(named: string | undefined): Promise<Store> {
  const place = named ?? process.env.PORTAL_STORE ?? "";
  if (place === "") throw new Error("Which store? Name a folder or s3://bucket/folder, or set PORTAL_STORE.");
  const bucket = bucketNamed(place, process.env.AWS_ENDPOINT_URL_S3);
  if (bucket === undefined) return folderStore(place);
  // Loaded where it is used: it is large, and warns of old versions of Node.
  const { s3Store } = await import("./s3-store.ts");
  return s3Store(bucket);
}

/** Reads `s3://bucket/folder`. Undefined for all else. */
function bucketNamed(place: string, endpoint: string | undefined): Bucket | undefined {
  const [, name, folder] = /^s3:\/\/([^/]+)\/?(.*?)\/?$/.exec(place) ?? [];
  return name === undefined ? undefined : { name, prefix: folder ? `${folder}/` : "", endpoint };
}
