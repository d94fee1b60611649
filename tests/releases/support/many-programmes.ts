import type { ProgrammePieces, ReleasePieces } from "../../../src/checker/release/release-for.ts";

/** A release with so many programmes: its own, and copies of these under names of their own. */
export function manyProgrammes(pieces: ReleasePieces, count: number): ReleasePieces {
  const own = Object.values(pieces.programmes);
  const copies = Array.from({ length: Math.max(0, count - own.length) }, (_, at): [string, ProgrammePieces] => {
    const one = own[at % own.length];
    if (one === undefined) throw new Error("There is no programme to make others of.");
    const id = `copy-${at}`;
    const offer = { ...one.programme.offer, wireNames: [`Copy ${at}`], skus: [`COPY-${at}`] };
    return [id, { ...one, programme: { ...one.programme, id, offer } }];
  });
  const programmes = { ...pieces.programmes, ...Object.fromEntries(copies) };
  return { ...pieces, programmes, client: { ...pieces.client, programmes: Object.keys(programmes) } };
}
