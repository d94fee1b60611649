/** What the first bytes of a file say that it is: the signatures of what customers send (spec 1, section 9). */
const signatures: readonly (readonly [type: string, offset: number, bytes: readonly number[]])[] = [
  ["image/png", 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", 0, [0xff, 0xd8, 0xff]],
  ["application/pdf", 0, [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["image/bmp", 0, [0x42, 0x4d]],
  ["image/gif", 0, [0x47, 0x49, 0x46, 0x38]],
  ["image/webp", 8, [0x57, 0x45, 0x42, 0x50]],
  ["image/heic", 4, [0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69]],
];

/** The media type of a file by its first bytes; a name and what the browser makes of it can be wrong. */
export async function fileType(file: Blob): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const found = signatures.find(([, offset, bytes]) => bytes.every((byte, at) => head[offset + at] === byte));
  return found?.[0] ?? "application/octet-stream";
}
