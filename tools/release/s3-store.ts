import {
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { getMimeType } from "hono/utils/mime";
import answers from "./serving/answers.mjs";
import type { Store } from "./store.ts";

/** The address of a bucket. The library reads the credentials and the region from the environment (`AWS_…`) itself. */
export interface Bucket {
  readonly name: string;
  /** Put before every path; empty, or with a slash at its end. */
  readonly prefix: string;
  /** The server, when it is not Amazon's own. */
  readonly endpoint?: string | undefined;
}

/** Other servers than Amazon's have no host name for each bucket, and rarely support its newer checksums. */
const ofOthers = { forcePathStyle: true, requestChecksumCalculation: "WHEN_REQUIRED" } as const;

/** The server's errors for a failed condition, or for two writers at once. */
const LOST = [409, 412];

/**
 * A store in a bucket of an S3-compatible server. The pointer changes by a conditional write (`If-Match`,
 * `If-None-Match`), so of two publishers the later one is refused. Source: Amazon S3 API, "Conditional writes".
 */
export function s3Store({ name, prefix, endpoint }: Bucket): Store {
  const client = new S3Client(endpoint === undefined ? {} : { endpoint, ...ofOthers });
  const at = (path: string) => ({ Bucket: name, Key: `${prefix}${path}` });

  return {
    name: `s3://${name}/${prefix}`,
    async read(path) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand(at(path)));
        if (Body === undefined || ETag === undefined) throw new Error(`${path} came without content or version`);
        return { bytes: await Body.transformToByteArray(), version: ETag };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async write(path, bytes) {
      await client.send(new PutObjectCommand({ ...at(path), Body: bytes, ...objectMetadata(path) }));
    },
    async swap(path, bytes, over) {
      const condition = over === undefined ? { IfNoneMatch: "*" } : { IfMatch: over.version };
      try {
        await client.send(new PutObjectCommand({ ...at(path), Body: bytes, ...objectMetadata(path), ...condition }));
        return true;
      } catch (error) {
        if (error instanceof S3ServiceException && LOST.includes(error.$metadata.httpStatusCode ?? 0)) return false;
        throw error;
      }
    },
    async names(folder) {
      const start = `${prefix}${folder}/`;
      const found: string[] = [];
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: name, Prefix: start, Delimiter: "/", ContinuationToken: next }),
        );
        const folders = (page.CommonPrefixes ?? []).map(({ Prefix }) => (Prefix ?? "").slice(start.length, -1));
        const files = (page.Contents ?? []).map(({ Key }) => (Key ?? "").slice(start.length));
        found.push(...folders, ...files);
        next = page.NextContinuationToken;
      } while (next !== undefined);
      return found;
    },
  };
}

/** The headers that a directly served bucket has to answer with; a packed form is of the type of what it holds. */
function objectMetadata(path: string) {
  const [, plain = path, form = ""] = /^(.*)\.(br|gz)$/.exec(path) ?? [];
  const type = getMimeType(plain);
  const encoding = { br: "br", gz: "gzip" }[form];
  return {
    CacheControl: answers.cacheControl(`/${path}`, true),
    ...(type === undefined ? {} : { ContentType: type }),
    ...(encoding === undefined ? {} : { ContentEncoding: encoding }),
  };
}
