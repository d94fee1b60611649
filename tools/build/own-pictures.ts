import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { contentHash } from "../../src/documents/release/content-hash.ts";
import type { ReleasePieces } from "../../src/documents/release/release-for.ts";
import { nameOf } from "../release/fingerprint.ts";

/** A release whose pictures are named by their content, and their bytes by address. */
export interface WithPictures {
  readonly pieces: ReleasePieces;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/**
 * Names the pictures of a client's theme by their content, so that a release keeps its own when the client gets others.
 * @param folder where addresses of the client's own lead to
 */
export async function withOwnPictures(pieces: ReleasePieces, folder: string): Promise<WithPictures> {
  const pictures = new Map<string, Uint8Array>();
  const { client } = pieces;
  const name = (address: string): string => {
    const file = join(folder, address);
    if (!address.startsWith("/") || !existsSync(file)) return address;
    const bytes = readFileSync(file);
    const named = `/release/pictures/${nameOf(bytes)}${extname(file)}`;
    pictures.set(named, bytes);
    return named;
  };
  const theme = { ...client.theme, logo: name(client.theme.logo), favicon: name(client.theme.favicon) };
  if (pictures.size === 0) return { pieces, pictures };
  const base = await contentHash([pieces.base, theme]);
  return { pieces: { ...pieces, base, client: { ...client, theme } }, pictures };
}
