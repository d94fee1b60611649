import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { contentHash } from "../../src/checker/release/content-hash.ts";
import type { ReleasePieces } from "../../src/checker/release/release-for.ts";
import { shortFingerprint } from "../release/fingerprint.ts";

/** A release whose pictures are named by their content, and their bytes by address. */
export interface WithImages {
  readonly pieces: ReleasePieces;
  readonly images: ReadonlyMap<string, Uint8Array>;
}

/**
 * Names the pictures of a client's theme by their content, so that a release keeps its own when the client gets others.
 * @param folder where addresses of the client's own lead to
 */
export async function withOwnImages(pieces: ReleasePieces, folder: string): Promise<WithImages> {
  const images = new Map<string, Uint8Array>();
  const { client } = pieces;
  const name = (address: string): string => {
    const file = join(folder, address);
    if (!address.startsWith("/") || !existsSync(file)) return address;
    const bytes = readFileSync(file);
    const named = `/release/pictures/${shortFingerprint(bytes)}${extname(file)}`;
    images.set(named, bytes);
    return named;
  };
  const theme = { ...client.theme, logo: name(client.theme.logo), favicon: name(client.theme.favicon) };
  if (images.size === 0) return { pieces, images };
  const base = await contentHash([pieces.base, theme]);
  return { pieces: { ...pieces, base, client: { ...client, theme } }, images };
}
