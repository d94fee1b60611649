import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

/** A packed form of a file: what its name ends with, and how it is made and read. */
interface Packing {
  readonly ending: string;
  pack(bytes: Uint8Array, isOften: boolean): Promise<Uint8Array>;
  unpack(bytes: Uint8Array): Promise<Uint8Array>;
}

const [toBrotli, fromBrotli] = [promisify(brotliCompress), promisify(brotliDecompress)];
const [toGzip, fromGzip] = [promisify(gzip), promisify(gunzip)];

/** Brotli's best takes forty times as long as this, for 8 % less: it is for what every visit loads. */
const QUICK = 6;

/** The packed forms of a file, the smallest first. Source: RFC 7932, RFC 1952. */
export const packings: readonly Packing[] = [
  {
    ending: ".br",
    pack: (bytes, isOften) =>
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: isOften ? constants.BROTLI_MAX_QUALITY : QUICK,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    unpack: (bytes) => fromBrotli(bytes),
  },
  {
    ending: ".gz",
    pack: (bytes) => toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
    unpack: (bytes) => fromGzip(bytes),
  },
];

/** Whether a file of a store is packed: a text that browsers load. */
export const isPacked = (path: string): boolean =>
  /\.(?:css|html|js|json|svg)$/.test(path) && /^(?:assets|release)\/|\/hosts\/[^/]+\/index\.html$/.test(path);

/** The packed forms of a file, by path in the store; none for one that is not packed. */
export async function packedForms(path: string, bytes: string | Uint8Array): Promise<[string, Uint8Array][]> {
  if (!isPacked(path)) return [];
  const plain = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  const isOften = path.startsWith("assets/");
  return Promise.all(
    packings.map(async ({ ending, pack }) => [`${path}${ending}`, await pack(plain, isOften)] as [string, Uint8Array]),
  );
}
